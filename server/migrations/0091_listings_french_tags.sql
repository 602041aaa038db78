-- Two tags in the French of the trade. Their earlier names are still found.
-- Back: set the names in 0053 and repeat the last statement.
UPDATE listing_words SET french = 'Embranchement ferroviaire Voie d’évitement ferroviaire' WHERE term = 'Rail siding';
UPDATE listing_words SET french = 'Clôture rapide Conclusion rapide' WHERE term = 'Quick closing';

-- Makes the vectors again.
UPDATE listings SET features = features WHERE features -> 'includes' ?| ARRAY['Rail siding', 'Quick closing'];
