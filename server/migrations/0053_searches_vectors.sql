-- A keyword matches English words by English stems and French ones by French stems: "cooler" finds no "cooling". Each language has
-- a vector of its own, the two of them kept in one column with a letter before each word, so that one index answers a search of
-- several keywords in either. `document` and `listing_words.words` stay for processes of the previous version.
ALTER TABLE listing_words ALTER COLUMN words SET DEFAULT '', ADD COLUMN english text, ADD COLUMN french text;
-- The names of categories, subtypes, features, provinces and cities. A name that is not here is the same in both languages.
INSERT INTO listing_words (term, english, french) VALUES
  ('Commercial', 'Commercial', 'Commercial'),
  ('Retail', 'Retail', 'Commerce de détail'),
  ('Shopping & Medical Centers', 'Shopping & Medical Centers', 'Centres commerciaux et médicaux'),
  ('Hotels & Cottages', 'Hotels & Cottages', 'Hôtels et chalets'),
  ('Automotive', 'Automotive', 'Automobile'),
  ('Hospitality', 'Hospitality', 'Hôtellerie et accueil'),
  ('Food & Beverage', 'Food & Beverage', 'Restauration et boissons'),
  ('Entertainment & Event Venues', 'Entertainment & Event Venues', 'Divertissement et salles d’événements'),
  ('Office', 'Office', 'Bureaux'),
  ('Professional Office', 'Professional Office', 'Bureau professionnel'),
  ('Medical/Dental', 'Medical/Dental', 'Médical/dentaire'),
  ('Industrial', 'Industrial', 'Industriel'),
  ('Manufacturing', 'Manufacturing', 'Fabrication'),
  ('Warehousing', 'Warehousing Warehouse', 'Entreposage Entrepôt'),
  ('Distribution', 'Distribution', 'Distribution'),
  ('Industrial Condo', 'Industrial Condo', 'Condo industriel'),
  ('Land & Development', 'Land & Development', 'Terrains et aménagement'),
  ('Farm Lands', 'Farm Lands', 'Terres agricoles'),
  ('Residential Lands', 'Residential Lands', 'Terrains résidentiels'),
  ('Industrial Lands', 'Industrial Lands', 'Terrains industriels'),
  ('Quarry & Gravel Lands', 'Quarry & Gravel Lands', 'Carrières et gravières'),
  ('Investment Properties', 'Investment Properties Investment Property', 'Immeuble de placement Immeubles de placement'),
  ('Multi-Family', 'Multi-Family', 'Immeuble à logements'),
  ('Income-Producing Retail', 'Income-Producing Retail', 'Immeubles commerciaux à revenus'),
  ('Office Buildings', 'Office Buildings', 'Immeubles de bureaux'),
  ('Hotels & Motels', 'Hotels & Motels', 'Hôtels et motels'),
  ('Sale of Business', 'Sale of Business Sale Of Business', 'Vente d’entreprise'),
  ('Service Industry', 'Service Industry', 'Entreprise de services'),
  ('Auto-Related', 'Auto-Related', 'Secteur automobile'),
  ('Health & Wellness', 'Health & Wellness', 'Santé et mieux-être'),
  ('Farm & Agricultural', 'Farm & Agricultural', 'Ferme et agriculture'),
  ('Dairy Farms', 'Dairy Farms', 'Fermes laitières'),
  ('Livestock Farms', 'Livestock Farms', 'Fermes d’élevage'),
  ('Cash Crop Farms', 'Cash Crop Farms', 'Fermes de grandes cultures'),
  ('Hobby Farms & Greenhouses', 'Hobby Farms & Greenhouses', 'Fermettes et serres'),
  ('Merger & Acquisitions', 'Merger & Acquisitions', 'Fusions et acquisitions'),
  ('Full Business Buyout', 'Full Business Buyout', 'Rachat complet d’entreprise'),
  ('Majority Share Purchase', 'Majority Share Purchase', 'Achat d’une participation majoritaire'),
  ('Partnership', 'Partnership', 'Partenariat'),
  ('Distressed Asset Sale', 'Distressed Asset Sale', 'Vente d’actifs en difficulté'),
  ('Franchises & New Business Opportunities', 'Franchises & New Business Opportunities', 'Franchises et nouvelles occasions d’affaires'),
  ('New Franchise Territory', 'New Franchise Territory', 'Nouveau territoire de franchise'),
  ('Franchise Resale', 'Franchise Resale', 'Revente de franchise'),
  ('Pop-up/Seasonal Location', 'Pop-up/Seasonal Location', 'Local éphémère ou saisonnier'),
  ('Remote/Digital Business', 'Remote/Digital Business', 'Entreprise numérique ou à distance'),
  ('Sprinklers', 'Sprinklers', 'Gicleurs'),
  ('Hydro', 'Hydro', 'Électricité'),
  ('Elevator', 'Elevator', 'Ascenseur'),
  ('Washrooms', 'Washrooms', 'Toilettes'),
  ('Signage', 'Signage', 'Affichage'),
  ('Survey available', 'Survey available', 'Certificat de localisation disponible'),
  ('Investment opportunity', 'Investment opportunity', 'Occasion d’investissement'),
  ('Development opportunity', 'Development opportunity', 'Potentiel de développement'),
  ('Environmental Report', 'Environmental Report', 'Rapport environnemental'),
  ('Accessible entrance', 'Accessible entrance', 'Entrée accessible'),
  ('Air conditioning', 'Air conditioning', 'Climatisation'),
  ('Security system', 'Security system', 'Système de sécurité'),
  ('Corner unit', 'Corner unit', 'Local de coin'),
  ('Street exposure', 'Street exposure', 'Visibilité depuis la rue'),
  ('High traffic location', 'High traffic location', 'Emplacement très passant'),
  ('Near public transit', 'Near public transit', 'À proximité du transport en commun'),
  ('Highway access', 'Highway access', 'Accès à l’autoroute'),
  ('Loading dock', 'Loading dock', 'Quai de chargement'),
  ('Storage space', 'Storage space', 'Espace de rangement'),
  ('Basement', 'Basement', 'Sous-sol'),
  ('Backup generator', 'Backup generator', 'Génératrice de secours'),
  ('High-speed internet', 'High-speed internet', 'Internet haute vitesse'),
  ('Recently renovated', 'Recently renovated', 'Rénové récemment'),
  ('Private entrance', 'Private entrance', 'Entrée privée'),
  ('Reception area', 'Reception area', 'Aire de réception'),
  ('Boardroom', 'Boardroom', 'Salle de conférence'),
  ('Kitchenette', 'Kitchenette', 'Cuisinette'),
  ('Furnished', 'Furnished', 'Meublé'),
  ('Assumable mortgage', 'Assumable mortgage', 'Hypothèque à prendre en charge'),
  ('Vendor financing', 'Vendor financing', 'Financement par le vendeur'),
  ('EV charging', 'EV charging', 'Bornes de recharge pour VÉ'),
  ('Rail siding', 'Rail siding', 'Voie d’évitement ferroviaire'),
  ('Outside storage', 'Outside storage', 'Entreposage extérieur'),
  ('Overhead crane', 'Overhead crane', 'Pont roulant'),
  ('Three-phase power', 'Three-phase power', 'Électricité triphasée'),
  ('Compressed air', 'Compressed air', 'Air comprimé'),
  ('Racking included', 'Racking included', 'Palettiers inclus'),
  ('Cold storage', 'Cold storage', 'Entreposage frigorifique'),
  ('Cross-dock', 'Cross-dock', 'Transbordement'),
  ('Dock levellers', 'Dock levellers', 'Niveleurs de quai'),
  ('Fenced yard', 'Fenced yard', 'Cour clôturée'),
  ('Drive-in access', 'Drive-in access', 'Accès au niveau du sol'),
  ('Mezzanine', 'Mezzanine', 'Mezzanine'),
  ('Floor drains', 'Floor drains', 'Drains de plancher'),
  ('Swimming pool', 'Swimming pool', 'Piscine'),
  ('Waterfront', 'Waterfront', 'Bord de l’eau'),
  ('Restaurant on site', 'Restaurant on site', 'Restaurant sur place'),
  ('Conference facilities', 'Conference facilities', 'Salles de réunion et de congrès'),
  ('Laundry facilities', 'Laundry facilities', 'Buanderie'),
  ('Spa', 'Spa', 'Spa'),
  ('Fitness room', 'Fitness room', 'Salle d’exercice'),
  ('Manager''s suite', 'Manager''s suite', 'Logement du gérant'),
  ('Kitchenettes in rooms', 'Kitchenettes in rooms', 'Chambres avec cuisinette'),
  ('Liquor licence', 'Liquor licence', 'Permis d’alcool'),
  ('Patio', 'Patio', 'Terrasse'),
  ('Commercial kitchen', 'Commercial kitchen', 'Cuisine commerciale'),
  ('Exhaust hood', 'Exhaust hood', 'Hotte d’évacuation'),
  ('Walk-in cooler', 'Walk-in cooler', 'Chambre froide'),
  ('Drive-thru', 'Drive-thru', 'Service au volant'),
  ('Take-out window', 'Take-out window', 'Comptoir pour emporter'),
  ('Stage and sound', 'Stage and sound', 'Scène et sonorisation'),
  ('Dance floor', 'Dance floor', 'Piste de danse'),
  ('Outdoor event space', 'Outdoor event space', 'Espace extérieur pour événements'),
  ('Food court', 'Food court', 'Aire de restauration'),
  ('Pharmacy on site', 'Pharmacy on site', 'Pharmacie sur place'),
  ('X-ray room', 'X-ray room', 'Salle de radiographie'),
  ('Plumbed exam rooms', 'Plumbed exam rooms', 'Salles d’examen avec plomberie'),
  ('Vehicle lifts', 'Vehicle lifts', 'Ponts élévateurs'),
  ('Paint booth', 'Paint booth', 'Cabine de peinture'),
  ('Car wash', 'Car wash', 'Lave-auto'),
  ('Showroom', 'Showroom', 'Salle d’exposition'),
  ('Oil separator', 'Oil separator', 'Séparateur d’huile'),
  ('Convenience store', 'Convenience store', 'Dépanneur'),
  ('Serviced lot', 'Serviced lot', 'Terrain desservi'),
  ('Road frontage', 'Road frontage', 'Façade sur chemin public'),
  ('Severance potential', 'Severance potential', 'Potentiel de morcellement'),
  ('Rezoning potential', 'Rezoning potential', 'Potentiel de changement de zonage'),
  ('Site plan approved', 'Site plan approved', 'Plan d’aménagement approuvé'),
  ('Draft plan approved', 'Draft plan approved', 'Plan de lotissement approuvé'),
  ('Natural gas at lot line', 'Natural gas at lot line', 'Gaz naturel en bordure du terrain'),
  ('Level terrain', 'Level terrain', 'Terrain plat'),
  ('Wooded', 'Wooded', 'Boisé'),
  ('Creek or pond', 'Creek or pond', 'Ruisseau ou étang'),
  ('Aggregate licence', 'Aggregate licence', 'Permis d’extraction'),
  ('Pit operating', 'Pit operating', 'Carrière en exploitation'),
  ('Scale house', 'Scale house', 'Poste de pesée'),
  ('Crushing equipment', 'Crushing equipment', 'Équipement de concassage'),
  ('Rehabilitation plan', 'Rehabilitation plan', 'Plan de réaménagement'),
  ('Separate meters', 'Separate meters', 'Compteurs individuels'),
  ('Coin laundry', 'Coin laundry', 'Buanderie payante'),
  ('Balconies', 'Balconies', 'Balcons'),
  ('Lockers', 'Lockers', 'Casiers de rangement'),
  ('Fully leased', 'Fully leased', 'Entièrement loué'),
  ('Triple net leases', 'Triple net leases', 'Baux triple net (NNN)'),
  ('National tenants', 'National tenants', 'Locataires nationaux'),
  ('Professionally managed', 'Professionally managed', 'Gestion professionnelle'),
  ('Value-add potential', 'Value-add potential', 'Potentiel de plus-value'),
  ('Turnkey Business', 'Turnkey Business', 'Entreprise clé en main'),
  ('Loyal clientele', 'Loyal clientele', 'Clientèle fidèle'),
  ('Lottery sales', 'Lottery sales', 'Vente de loterie'),
  ('Gas Station', 'Gas Station', 'Station-service'),
  ('Hair Salon', 'Hair Salon', 'Salon de coiffure'),
  ('Dry cleaners', 'Dry cleaners', 'Nettoyeur'),
  ('Cannabis', 'Cannabis', 'Cannabis'),
  ('Catering business', 'Catering business', 'Service de traiteur'),
  ('ATM Services', 'ATM Services', 'Guichet automatique'),
  ('Meat shops', 'Meat shops', 'Boucherie'),
  ('Food wholesale', 'Food wholesale', 'Alimentation en gros'),
  ('Imports and Exports', 'Imports and Exports', 'Import-export'),
  ('Staff willing to stay', 'Staff willing to stay', 'Personnel prêt à rester'),
  ('Owner will train', 'Owner will train', 'Formation par le vendeur'),
  ('Absentee owner', 'Absentee owner', 'Propriétaire non exploitant'),
  ('Family business', 'Family business', 'Entreprise familiale'),
  ('Equipment included', 'Equipment included', 'Équipement inclus'),
  ('Inventory included', 'Inventory included', 'Stocks inclus'),
  ('Website included', 'Website included', 'Site Web inclus'),
  ('Real estate included', 'Real estate included', 'Immeuble inclus'),
  ('Home-based', 'Home-based', 'Exploitable à domicile'),
  ('Online sales', 'Online sales', 'Ventes en ligne'),
  ('Delivery service', 'Delivery service', 'Service de livraison'),
  ('Licensed technicians', 'Licensed technicians', 'Techniciens certifiés'),
  ('Tire storage', 'Tire storage', 'Entreposage de pneus'),
  ('Towing', 'Towing', 'Remorquage'),
  ('Insurance direct billing', 'Insurance direct billing', 'Facturation directe aux assureurs'),
  ('Licensed practitioners', 'Licensed practitioners', 'Praticiens agréés'),
  ('Fitness studio', 'Fitness studio', 'Studio de conditionnement physique'),
  ('Massage therapy', 'Massage therapy', 'Massothérapie'),
  ('Recurring contracts', 'Recurring contracts', 'Contrats récurrents'),
  ('Intellectual property', 'Intellectual property', 'Propriété intellectuelle'),
  ('Audited financials', 'Audited financials', 'États financiers audités'),
  ('Non-disclosure required', 'Non-disclosure required', 'Entente de confidentialité exigée'),
  ('Non-compete offered', 'Non-compete offered', 'Clause de non-concurrence offerte'),
  ('Management team in place', 'Management team in place', 'Équipe de direction en place'),
  ('Growth potential', 'Growth potential', 'Potentiel de croissance'),
  ('Tax losses available', 'Tax losses available', 'Pertes fiscales disponibles'),
  ('Silent partner', 'Silent partner', 'Associé passif'),
  ('Working partner', 'Working partner', 'Associé actif'),
  ('Receivership', 'Receivership', 'Mise sous séquestre'),
  ('Power of sale', 'Power of sale', 'Reprise de finance'),
  ('Sold as is', 'Sold as is', 'Vendu sans garantie légale'),
  ('Quick closing', 'Quick closing', 'Conclusion rapide'),
  ('Exclusive territory', 'Exclusive territory', 'Territoire exclusif'),
  ('Franchisor training', 'Franchisor training', 'Formation par le franchiseur'),
  ('Site selection help', 'Site selection help', 'Aide au choix du site'),
  ('Financing available', 'Financing available', 'Financement offert'),
  ('Multi-unit rights', 'Multi-unit rights', 'Droits multi-établissements'),
  ('Marketing support', 'Marketing support', 'Soutien en marketing'),
  ('Kiosk', 'Kiosk', 'Kiosque'),
  ('Mall location', 'Mall location', 'Emplacement en centre commercial'),
  ('Festival site', 'Festival site', 'Site de festival'),
  ('Flexible term', 'Flexible term', 'Durée flexible'),
  ('Subscription revenue', 'Subscription revenue', 'Revenus d’abonnement'),
  ('Mobile app', 'Mobile app', 'Application mobile'),
  ('Social media following', 'Social media following', 'Communauté sur les médias sociaux'),
  ('Email list', 'Email list', 'Liste d’envoi'),
  ('Dropshipping', 'Dropshipping', 'Livraison directe du fournisseur'),
  ('Remote team', 'Remote team', 'Équipe à distance'),
  ('Barns', 'Barns', 'Granges'),
  ('Equipment', 'Equipment', 'Équipement'),
  ('Agricultural land', 'Agricultural land', 'Terre agricole'),
  ('Workshop', 'Workshop', 'Atelier'),
  ('Milking equipment', 'Milking equipment', 'Équipement de traite'),
  ('Greenhouses', 'Greenhouses', 'Serres'),
  ('Beekeeping', 'Beekeeping', 'Apiculture'),
  ('Horses', 'Horses', 'Chevaux'),
  ('Livestock', 'Livestock', 'Bétail'),
  ('Pasture land', 'Pasture land', 'Pâturages'),
  ('Wetlands', 'Wetlands', 'Milieux humides'),
  ('Rooftop solar', 'Rooftop solar', 'Panneaux solaires sur toit'),
  ('Robotic milking', 'Robotic milking', 'Robots de traite'),
  ('Manure storage', 'Manure storage', 'Fosse à fumier'),
  ('Silos', 'Silos', 'Silos'),
  ('Grain dryer', 'Grain dryer', 'Séchoir à grains'),
  ('Tile drainage', 'Tile drainage', 'Drainage souterrain'),
  ('Irrigation', 'Irrigation', 'Irrigation'),
  ('Organic certified', 'Organic certified', 'Certifié biologique'),
  ('Farmhouse', 'Farmhouse', 'Maison de ferme'),
  ('Machine shed', 'Machine shed', 'Remise à machinerie'),
  ('Fenced paddocks', 'Fenced paddocks', 'Enclos clôturés'),
  ('Indoor arena', 'Indoor arena', 'Manège intérieur'),
  ('Orchard', 'Orchard', 'Verger'),
  ('Maple bush', 'Maple bush', 'Érablière'),
  ('Farm stand', 'Farm stand', 'Kiosque à la ferme'),
  ('Ontario', 'Ontario', 'Ontario'),
  ('Greater Sudbury', 'Greater Sudbury', 'Grand Sudbury'),
  ('British Columbia', 'British Columbia', 'Colombie-Britannique'),
  ('Alberta', 'Alberta', 'Alberta'),
  ('Quebec', 'Quebec', 'Québec'),
  ('Montreal', 'Montreal', 'Montréal'),
  ('Quebec City', 'Quebec City', 'Québec'),
  ('Manitoba', 'Manitoba', 'Manitoba'),
  ('Saskatchewan', 'Saskatchewan', 'Saskatchewan'),
  ('Nova Scotia', 'Nova Scotia', 'Nouvelle-Écosse'),
  ('New Brunswick', 'New Brunswick', 'Nouveau-Brunswick'),
  ('Saint John', 'Saint John', 'Saint-Jean (N.-B.)'),
  ('Newfoundland and Labrador', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'),
  ('St. John''s', 'St. John''s', 'Saint-Jean (T.-N.-L.)'),
  ('Prince Edward Island', 'Prince Edward Island', 'Île-du-Prince-Édouard'),
  ('Northwest Territories', 'Northwest Territories', 'Territoires du Nord-Ouest'),
  ('Yukon', 'Yukon', 'Yukon'),
  ('Nunavut', 'Nunavut', 'Nunavut')
ON CONFLICT (term) DO UPDATE SET english = excluded.english, french = excluded.french;
ALTER TABLE listing_words ALTER COLUMN english SET NOT NULL, ALTER COLUMN french SET NOT NULL;

-- The stems of a text, each with its language's letter before it.
CREATE FUNCTION listings_stems(language text, said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT left(language, 1) || stem FROM unnest(tsvector_to_array(CASE language
    WHEN 'en' THEN to_tsvector('public.listing_english', said) ELSE to_tsvector('public.listing_french', said) END)) AS stem)
$$;

-- All words of a keyword in one of the languages; null where it has no word.
CREATE FUNCTION listings_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(words, ' | ')::tsquery FROM (
    SELECT '(' || string_agg('''' || replace(replace(stem, '\', '\\'), '''', '''''') || '''', ' & ') || ')' AS words
    FROM unnest(ARRAY['en', 'fr']) AS language, unnest(public.listings_stems(language, keyword)) AS stem
    GROUP BY language) AS of_language
$$;

-- What keywords match of a listing: its texts in `language` and in the other one, and what is named in both.
CREATE FUNCTION listings_vectors(language text, own text, other text, keywords text[], features jsonb, names text[])
RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  is_english boolean := language = 'en';
  -- Which language these are in, nobody says.
  tags text := array_to_string(keywords, ' ');
  includes jsonb := CASE WHEN jsonb_typeof(features -> 'includes') = 'array' THEN features -> 'includes' ELSE '[]' END;
  english text;
  french text;
BEGIN
  SELECT string_agg(coalesce(known.english, said.term), ' '), string_agg(coalesce(known.french, said.term), ' ')
  INTO english, french
  FROM unnest(names || ARRAY(SELECT jsonb_array_elements_text(includes))) AS said (term)
  LEFT JOIN public.listing_words AS known USING (term);
  RETURN array_to_tsvector(
    public.listings_stems('en', concat_ws(' ', CASE WHEN is_english THEN own ELSE other END, tags, english))
    || public.listings_stems('fr', concat_ws(' ', CASE WHEN is_english THEN other ELSE own END, tags, french)));
END $$;
CREATE FUNCTION listings_fill_vectors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vectors := public.listings_vectors(NEW.language, concat_ws(' ', NEW.title, NEW.description),
    concat_ws(' ', NEW.other_title, NEW.other_description), NEW.keywords, NEW.features,
    ARRAY[NEW.type, NEW.subtype, NEW.province, NEW.city]);
  RETURN NEW;
END $$;

-- Made by several processes at once, then written with the table as a whole, which rebuilds its indexes in a fraction of the time that as
-- many updates take.
SET LOCAL parallel_tuple_cost = 0;
CREATE TEMPORARY TABLE made ON COMMIT DROP AS
  SELECT id, listings_vectors(language, concat_ws(' ', title, description), concat_ws(' ', other_title, other_description), keywords,
    features, ARRAY[type, subtype, province, city]) AS vectors FROM listings;
RESET parallel_tuple_cost;
ALTER TABLE made ADD PRIMARY KEY (id);
CREATE FUNCTION pg_temp.find_vectors(listing uuid) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT made.vectors FROM made WHERE made.id = listing);
END $$;
ALTER TABLE listings ADD COLUMN vectors tsvector;
ALTER TABLE listings ALTER COLUMN vectors TYPE tsvector USING pg_temp.find_vectors(id);
ALTER TABLE listings ALTER COLUMN vectors SET NOT NULL;
CREATE TRIGGER listings_vectors BEFORE INSERT OR UPDATE OF
  language, title, description, other_title, other_description, keywords, type, subtype, province, city, features
  ON listings FOR EACH ROW EXECUTE FUNCTION listings_fill_vectors();
-- 0060 makes their index.

-- Titles in either language are found by administrators; where 0052 had run before, it made this.
CREATE INDEX IF NOT EXISTS listings_lookup ON listings USING gin (lookups_words(title || ' ' || coalesce(other_title, '')));
