-- Two subtypes and a tag in the French of the trade. Their earlier names are still found.
-- Back: set the names in 0053 and 0091 and repeat the last statement.
UPDATE listing_words SET french = 'Restauration et alimentation Restauration et boissons' WHERE term = 'Food & Beverage';
UPDATE listing_words SET french = 'Immeuble multirésidentiel Immeuble à logements' WHERE term = 'Multi-Family';
UPDATE listing_words SET french = 'Signature rapide de l’acte Clôture rapide Conclusion rapide' WHERE term = 'Quick closing';

-- Makes the vectors again.
UPDATE listings SET features = features
WHERE subtype IN ('Food & Beverage', 'Multi-Family') OR features -> 'includes' ? 'Quick closing';
