import { type CityMarkets, market } from "./markets.schema.ts";

/** Places are in English and, after the bar, in French; streets keep their French names in both. */
export const QUEBEC: CityMarkets = {
  Montreal: market({
    weight: 26,
    price: 1.15,
    rural: 0,
    road: "Highway 40|l'autoroute 40; Highway 15|l'autoroute 15; the Décarie expressway|l'autoroute Décarie; Highway 20|l'autoroute 20",
    streets:
      "boulevard Saint-Laurent; rue Sainte-Catherine Est; avenue du Mont-Royal; rue Wellington; rue Notre-Dame Ouest; rue Masson; rue Saint-Denis; rue Fleury; rue Beaubien Est; avenue Monkland; rue Ontario Est; rue Jarry Est; avenue Laurier Ouest",
    areas:
      "in Griffintown|dans Griffintown; in Rosemont|dans Rosemont; on the Plateau|sur le Plateau; in Villeray|dans Villeray; in Verdun|à Verdun; in Little Italy|dans la Petite-Italie; in Ahuntsic|dans Ahuntsic; in Old Montreal|dans le Vieux-Montréal; in Mile End|dans le Mile-End; in Hochelaga|dans Hochelaga; in NDG|dans Notre-Dame-de-Grâce; in Saint-Henri|dans Saint-Henri",
    works:
      "in Saint-Laurent|à Saint-Laurent; in Anjou|à Anjou; in Pointe-aux-Trembles|à Pointe-aux-Trembles; in the Chabanel district|dans le secteur Chabanel; in Lachine|à Lachine; in Rivière-des-Prairies|à Rivière-des-Prairies",
    county: "in the west of the island|dans l'ouest de l'île",
  }),
  "Quebec City": market({
    weight: 11,
    price: 0.9,
    rural: 1,
    road: "Highway 40|l'autoroute 40; Highway 73|l'autoroute 73; Highway 440|l'autoroute 440",
    streets:
      "3e Avenue; rue Saint-Joseph Est; boulevard Charest Ouest; avenue Cartier; rue Saint-Jean; boulevard Hamel; chemin Sainte-Foy; 1re Avenue; avenue Maguire",
    areas:
      "in Saint-Roch|dans Saint-Roch; in Limoilou|dans Limoilou; in Sainte-Foy|à Sainte-Foy; in Old Quebec|dans le Vieux-Québec; in Sillery|à Sillery; in Beauport|à Beauport; in Charlesbourg|à Charlesbourg; in Montcalm|dans Montcalm",
    works:
      "in the Saint-Malo industrial park|dans le parc industriel Saint-Malo; in Vanier|à Vanier; in the Jean-Talon industrial park|dans le parc industriel Jean-Talon; in the Colbert area|dans le secteur Colbert; in the Chauveau industrial park|dans le parc industriel Chauveau",
    county:
      "near Portneuf|près de Portneuf; on the Beaupré coast|sur la côte de Beaupré; on Île d'Orléans|à l'île d'Orléans",
  }),
  Laval: market({
    weight: 9,
    price: 1.1,
    rural: 1,
    road: "Highway 15|l'autoroute 15; Highway 440|l'autoroute 440; Highway 13|l'autoroute 13",
    streets:
      "boulevard Saint-Martin Ouest; boulevard des Laurentides; boulevard Curé-Labelle; boulevard de la Concorde Est; boulevard Le Carrefour",
    areas:
      "in Chomedey|à Chomedey; in Pont-Viau|à Pont-Viau; in Sainte-Rose|à Sainte-Rose; in Vimont|à Vimont; in the Montmorency district|dans le quartier Montmorency; in Duvernay|à Duvernay",
    works:
      "in the Centre industrial park|dans le parc industriel Centre; in the West industrial park|dans le parc industriel Ouest; in the Autoroutes park|dans le parc industriel Autoroutes; along the 440|le long de la 440",
    county: "in Saint-François|à Saint-François; in Auteuil|à Auteuil",
  }),
  Gatineau: market({
    weight: 6,
    price: 0.85,
    rural: 1,
    road: "Highway 50|l'autoroute 50; Highway 5|l'autoroute 5",
    streets:
      "boulevard Gréber; rue Eddy; boulevard Maloney Ouest; boulevard Saint-Joseph; rue Principale; rue Notre-Dame",
    areas:
      "in Hull|à Hull; in Aylmer|à Aylmer; on the Plateau|sur le Plateau; in Pointe-Gatineau|à Pointe-Gatineau; in Buckingham|à Buckingham",
    works:
      "in the airport business park|dans l'aéroparc industriel; in the Richelieu industrial park|dans le parc industriel Richelieu; in the Pink business park|dans le parc d'affaires Pink; off Boulevard Vernon|près du boulevard Vernon",
    county: "in the Pontiac|dans le Pontiac; near Chelsea|près de Chelsea; in Papineau|dans Papineau",
  }),
  Longueuil: market({
    weight: 6,
    price: 1.05,
    rural: 1,
    road: "Highway 20|l'autoroute 20; Highway 30|l'autoroute 30; Route 116|la route 116",
    streets:
      "rue Saint-Charles Ouest; chemin de Chambly; boulevard Taschereau; boulevard Roland-Therrien; rue Saint-Laurent Ouest; montée Saint-Hubert",
    areas:
      "in Old Longueuil|dans le Vieux-Longueuil; in Saint-Hubert|à Saint-Hubert; in Greenfield Park|à Greenfield Park; near the métro station|près de la station de métro",
    works:
      "near Saint-Hubert airport|près de l'aéroport de Saint-Hubert; in the Pilon industrial park|dans le parc industriel Pilon; on Boulevard Guimond|sur le boulevard Guimond; in the aerospace zone|dans la zone aérospatiale",
    county: "near Saint-Bruno|près de Saint-Bruno; in the Richelieu valley|dans la vallée du Richelieu",
  }),
  Sherbrooke: market({
    weight: 5,
    price: 0.75,
    rural: 2,
    road: "Highway 10|l'autoroute 10; Highway 410|l'autoroute 410; Highway 610|l'autoroute 610",
    streets: "rue King Ouest; rue Wellington Nord; rue Galt Ouest; rue Belvédère Sud; boulevard de Portland; rue Queen",
    areas:
      "downtown|au centre-ville; in Lennoxville|à Lennoxville; in Rock Forest|à Rock Forest; in Fleurimont|à Fleurimont; in the Vieux-Nord|dans le Vieux-Nord",
    works:
      "in the regional industrial park|dans le parc industriel régional; on Boulevard Industriel|sur le boulevard Industriel; in the Brompton area|à Brompton",
    county:
      "in the Eastern Townships|dans les Cantons-de-l'Est; near Coaticook|près de Coaticook; near Compton|près de Compton; near Waterville|près de Waterville",
  }),
  Lévis: market({
    weight: 4,
    price: 0.8,
    rural: 2,
    road: "Highway 20|l'autoroute 20; Highway 73|l'autoroute 73",
    streets:
      "boulevard Guillaume-Couture; avenue Bégin; route du Président-Kennedy; rue Saint-Laurent; chemin des Îles",
    areas:
      "in Old Lévis|dans le Vieux-Lévis; in Saint-Romuald|à Saint-Romuald; in Charny|à Charny; in Desjardins|dans Desjardins; in Saint-Nicolas|à Saint-Nicolas",
    works:
      "in the Lauzon industrial park|dans le parc industriel de Lauzon; in Saint-Romuald|à Saint-Romuald; in the Bernières industrial park|dans le parc industriel Bernières; in Innoparc|dans l'Innoparc",
    county: "in Bellechasse|dans Bellechasse; in Beauce|en Beauce; in Lotbinière|dans Lotbinière",
  }),
  Saguenay: market({
    weight: 3,
    price: 0.6,
    rural: 2,
    road: "Highway 70|l'autoroute 70; Route 175|la route 175",
    streets: "rue Racine Est; boulevard Talbot; boulevard Harvey; rue Saint-Dominique; boulevard du Royaume",
    areas: "in Chicoutimi|à Chicoutimi; in Jonquière|à Jonquière; in La Baie|à La Baie; in Arvida|à Arvida",
    works:
      "in the Haut-Saguenay industrial park|dans le parc industriel du Haut-Saguenay; near the airport in Bagotville|près de l'aéroport de Bagotville; in the Jonquière industrial park|dans le parc industriel de Jonquière",
    county: "in Lac-Saint-Jean|au Lac-Saint-Jean; near Saint-Honoré|près de Saint-Honoré; in Laterrière|à Laterrière",
  }),
  "Trois-Rivières": market({
    weight: 4,
    price: 0.65,
    rural: 2,
    road: "Highway 40|l'autoroute 40; Highway 55|l'autoroute 55",
    streets:
      "rue des Forges; boulevard des Récollets; boulevard Thibeau; rue Notre-Dame Centre; boulevard Jean-XXIII; rue Barkoff",
    areas:
      "downtown|au centre-ville; in Cap-de-la-Madeleine|au Cap-de-la-Madeleine; in the Sainte-Marthe sector|dans le secteur Sainte-Marthe; in the Adélard-Dugré area|dans le secteur Adélard-Dugré",
    works:
      "in the Des Hautes-Forges industrial park|dans le parc industriel des Hautes-Forges; near the port|près du port; in the Carrefour 40-55 park|dans le Carrefour 40-55; in the Charbonneau park|dans le parc Charbonneau",
    county: "near Bécancour|près de Bécancour; near Maskinongé|près de Maskinongé; in Mauricie|en Mauricie",
  }),
  Terrebonne: market({
    weight: 3,
    price: 0.95,
    rural: 1,
    road: "Highway 25|l'autoroute 25; Highway 640|l'autoroute 640",
    streets: "boulevard des Seigneurs; rue Saint-François-Xavier; montée Masson; chemin Gascon; boulevard Moody",
    areas:
      "in Old Terrebonne|dans le Vieux-Terrebonne; in Lachenaie|à Lachenaie; in La Plaine|à La Plaine; in Urbanova|dans Urbanova",
    works:
      "in the 640 West business district|dans le pôle d'affaires de la 640 Ouest; on Rue Armand-Bombardier|sur la rue Armand-Bombardier; in La Plaine|à La Plaine",
    county: "in Lanaudière|dans Lanaudière; near Mascouche|près de Mascouche",
  }),
  "Saint-Jean-sur-Richelieu": market({
    weight: 2.5,
    price: 0.8,
    rural: 2,
    road: "Highway 35|l'autoroute 35; Route 104|la route 104",
    streets: "rue Richelieu; boulevard du Séminaire Nord; rue Saint-Jacques; boulevard Saint-Luc; 1re Rue",
    areas: "in Old Saint-Jean|dans le Vieux-Saint-Jean; in Iberville|à Iberville; in Saint-Luc|à Saint-Luc",
    works:
      "in the Haut-Richelieu industrial park|dans le parc industriel du Haut-Richelieu; off Rue Gaudette|près de la rue Gaudette; in the Iberville industrial area|dans le secteur industriel d'Iberville",
    county:
      "in the Haut-Richelieu|dans le Haut-Richelieu; near Lacolle|près de Lacolle; near Henryville|près d'Henryville",
  }),
  Brossard: market({
    weight: 2.5,
    price: 1.15,
    rural: 0,
    road: "Highway 10|l'autoroute 10; Highway 30|l'autoroute 30",
    streets: "boulevard Taschereau; boulevard Lapinière; boulevard Leduc; boulevard Matte; boulevard de Rome",
    areas:
      "near Quartier DIX30|près du Quartier DIX30; in the Solar district|dans Solar Uniquartier; in the M section|dans le secteur M; near the REM station|près de la station du REM",
    works:
      "on Boulevard Matte|sur le boulevard Matte; in the Isabelle business area|dans le secteur Isabelle; on Rue Illinois|sur la rue Illinois",
  }),
  Repentigny: market({
    weight: 2,
    price: 0.9,
    rural: 1,
    road: "Highway 40|l'autoroute 40; Highway 640|l'autoroute 640",
    streets: "rue Notre-Dame; boulevard Brien; boulevard Iberville; boulevard Lacombe",
    areas: "downtown|au centre-ville; in Le Gardeur|à Le Gardeur; near the river|près du fleuve",
    works:
      "in the Le Gardeur industrial area|dans le secteur industriel de Le Gardeur; on Boulevard Lacombe|sur le boulevard Lacombe; in Espace Urbanéco|dans l'Espace Urbanéco",
    county: "in Lanaudière|dans Lanaudière; near L'Assomption|près de L'Assomption",
  }),
  Drummondville: market({
    weight: 3,
    price: 0.75,
    rural: 2,
    road: "Highway 20|l'autoroute 20; Highway 55|l'autoroute 55",
    streets: "boulevard Saint-Joseph; rue Lindsay; boulevard Lemire; rue Hériot; boulevard Mercure",
    areas:
      "downtown|au centre-ville; in Saint-Nicéphore|à Saint-Nicéphore; in the Golf district|dans le quartier du Golf; in Drummondville-Sud|à Drummondville-Sud",
    works:
      "in the regional industrial park|dans le parc régional; along Highway 20|en bordure de l'autoroute 20; on Boulevard Lemire|sur le boulevard Lemire; on Rue Haggerty|sur la rue Haggerty",
    county:
      "in Centre-du-Québec|dans le Centre-du-Québec; near Saint-Cyrille|près de Saint-Cyrille; near Wickham|près de Wickham",
  }),
  "Saint-Jérôme": market({
    weight: 2.5,
    price: 0.85,
    rural: 1,
    road: "Highway 15|l'autoroute 15; Route 117|la route 117",
    streets:
      "rue Saint-Georges; boulevard des Laurentides; rue De Martigny Ouest; boulevard Monseigneur-Dubois; rue Labelle",
    areas:
      "downtown|au centre-ville; in Lafontaine|à Lafontaine; in Saint-Antoine|à Saint-Antoine; in Bellefeuille|à Bellefeuille",
    works:
      "in the Saint-Jérôme industrial park|dans le parc industriel de Saint-Jérôme; near Mirabel|près de Mirabel; on Boulevard Lajeunesse|sur le boulevard Lajeunesse",
    county: "in Mirabel|à Mirabel; in the lower Laurentians|dans les Basses-Laurentides",
  }),
  Granby: market({
    weight: 2,
    price: 0.75,
    rural: 2,
    road: "Highway 10|l'autoroute 10; Route 139|la route 139; Route 112|la route 112",
    streets: "rue Principale; rue Saint-Charles Sud; boulevard Leclerc; rue Cowie; rue Dufferin",
    areas: "downtown|au centre-ville; near Lac Boivin|près du lac Boivin; in the south end|dans le secteur sud",
    works:
      "in the Granby industrial park|dans le parc industriel de Granby; on Boulevard Industriel|sur le boulevard Industriel; on Rue Édouard|sur la rue Édouard",
    county:
      "in Haute-Yamaska|en Haute-Yamaska; near Roxton Pond|près de Roxton Pond; in Brome-Missisquoi|dans Brome-Missisquoi",
  }),
  Blainville: market({
    weight: 2,
    price: 1.0,
    rural: 0,
    road: "Highway 15|l'autoroute 15; Highway 640|l'autoroute 640",
    streets:
      "boulevard Curé-Labelle; boulevard de la Seigneurie; boulevard Michèle-Bohec; boulevard du Curé-Labelle Nord",
    areas:
      "in Fontainebleau|à Fontainebleau; near the train station|près de la gare; in the Seigneurie district|dans le secteur de la Seigneurie",
    works:
      "in the Blainville business park|dans le parc d'affaires de Blainville; on Boulevard Michèle-Bohec|sur le boulevard Michèle-Bohec; in the Omer-DeSerres area|dans le secteur Omer-DeSerres",
  }),
  "Saint-Hyacinthe": market({
    weight: 2,
    price: 0.75,
    rural: 2,
    road: "Highway 20|l'autoroute 20; Route 137|la route 137",
    streets: "rue des Cascades; boulevard Laframboise; rue Girouard Ouest; avenue Cusson; boulevard Casavant Ouest",
    areas:
      "downtown|au centre-ville; near the public market|près du marché public; in the Douville sector|dans le secteur Douville",
    works:
      "in Cité de la biotech|dans la Cité de la biotech; in the Olivier-Chalifoux park|dans le parc industriel Olivier-Chalifoux; on Boulevard Choquette|sur le boulevard Choquette",
    county:
      "in Montérégie|en Montérégie; near Saint-Damase|près de Saint-Damase; near Saint-Pie|près de Saint-Pie; near La Présentation|près de La Présentation",
  }),
  Rimouski: market({
    weight: 1.7,
    price: 0.6,
    rural: 2,
    road: "Highway 20|l'autoroute 20; Route 132|la route 132",
    streets:
      "rue Saint-Germain Ouest; boulevard Jessop; avenue Cathédrale; montée Industrielle-et-Commerciale; boulevard Arthur-Buies",
    areas: "downtown|au centre-ville; in Le Bic|au Bic; in Pointe-au-Père|à Pointe-au-Père; in Nazareth|à Nazareth",
    works:
      "in the Rimouski industrial park|dans le parc industriel de Rimouski; near the port|près du port; on Avenue du Havre|sur l'avenue du Havre",
    county:
      "in Bas-Saint-Laurent|au Bas-Saint-Laurent; near Saint-Anaclet|près de Saint-Anaclet; near Mont-Joli|près de Mont-Joli",
  }),
  Shawinigan: market({
    weight: 1.5,
    price: 0.5,
    rural: 2,
    road: "Highway 55|l'autoroute 55; Route 153|la route 153",
    streets: "5e Rue de la Pointe; avenue de Grand-Mère; 105e Avenue; boulevard Royal; avenue de la Station",
    areas: "downtown|au centre-ville; in Grand-Mère|à Grand-Mère; in Shawinigan-Sud|à Shawinigan-Sud",
    works:
      "on the former smelter site|sur l'ancien site de l'aluminerie; in the Albert-Tessier industrial park|dans le parc industriel Albert-Tessier; on Boulevard Hubert-Biermans|sur le boulevard Hubert-Biermans",
    county: "in Mauricie|en Mauricie; near Saint-Boniface|près de Saint-Boniface; near Yamachiche|près de Yamachiche",
  }),
};
