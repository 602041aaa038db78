import type { CategoryType } from "../../categories/categories.schema.ts";

/** Words of both languages, separated by commas, without accents and apostrophes, mostly in the singular. */
export interface Terms {
  readonly en?: string;
  readonly fr?: string;
}

/** What people call a category or a subtype. */
export interface CategoryTerms extends Terms {
  readonly type: CategoryType;
  readonly subtype?: string;
  /** The word says more than the subtype does, and is looked for too: a gas station among all that is automotive. */
  readonly isNarrower?: true;
  /** Gives way to any other category, and is then no keyword: the land of "farm with land". */
  readonly isWeak?: true;
  /** Also a kind of premises: the category only if it is for sale, or posted by its owner. */
  readonly isPremises?: true;
  /** What the word means of premises for rent; null if no category. */
  readonly forRent?: { readonly type: CategoryType; readonly subtype?: string } | null;
}

const EATERY = {
  type: "Sale of Business",
  subtype: "Food & Beverage",
  forRent: { type: "Commercial", subtype: "Food & Beverage" },
} as const;
const TRADE = { type: "Sale of Business", isNarrower: true, forRent: null } as const;

/** Category words (product.md §6.2). */
export const CATEGORY_TERMS: readonly CategoryTerms[] = [
  {
    type: "Commercial",
    isWeak: true,
    en: "commercial, commercial real estate, commercial condo",
    fr: "commercial, commerciale, commerciaux, local commercial, locaux commerciaux, immeuble commercial, batiment commercial, espace commercial, immobilier commercial, condo commercial",
  },
  {
    type: "Commercial",
    subtype: "Retail",
    en: "retail, retail store, storefront, store front, store",
    fr: "commerce de detail, magasin, vente au detail, boutique, commerce au detail",
  },
  {
    type: "Commercial",
    subtype: "Shopping & Medical Centers",
    en: "strip plaza, plaza, strip mall, mall, shopping centre, shopping center, shopping mall, shopping plaza, retail plaza, retail centre, retail center, medical centre, medical center, medical plaza",
    fr: "centre commercial, centre d achat, mail lineaire, mail commercial, centre medical",
  },
  { type: "Commercial", subtype: "Hotels & Cottages", en: "hotel, cottage, cabin", fr: "hotel, chalet" },
  {
    type: "Commercial",
    subtype: "Hotels & Cottages",
    isNarrower: true,
    en: "resort, lodge, boutique hotel",
    fr: "pourvoirie, hotel boutique",
  },
  { type: "Commercial", isNarrower: true, en: "inn, bed and breakfast, b and b, bnb", fr: "auberge, gite" },
  {
    type: "Commercial",
    subtype: "Automotive",
    en: "auto repair shop, auto repair, auto shop, mechanic shop, repair shop, automotive, auto garage, car repair",
    fr: "garage mecanique, garage, atelier mecanique, mecanique automobile, garage automobile",
  },
  {
    type: "Commercial",
    subtype: "Automotive",
    isNarrower: true,
    en: "gas station, gas bar, petrol station, service station, gasstation, car wash, carwash, tire shop, body shop, auto body shop, auto body, car dealership, auto dealership, dealership, truck stop",
    fr: "station service, station d essence, poste d essence, station essence, lave auto, carrosserie, concessionnaire, concessionnaire automobile",
  },
  {
    type: "Sale of Business",
    subtype: "Auto-Related",
    en: "auto related, auto repair business, automotive business, auto business",
    fr: "",
  },
  { type: "Commercial", subtype: "Hospitality", en: "hospitality", fr: "hotellerie" },
  {
    ...EATERY,
    en: "restaurant, resto, food and beverage, restaurant business, food business, eatery",
    fr: "restaurant, resto, restauration, local de restaurant, alimentation et boisson",
  },
  {
    ...EATERY,
    isNarrower: true,
    en: "bar, pub, bakery, cafe, coffee shop, pizzeria, pizza, diner, bistro, brewery, brewpub, taproom, tavern, ice cream, food truck, catering, sushi, shawarma, donut shop, juice bar, deli, steakhouse, fast food",
    fr: "boulangerie, patisserie, pizzeria, casse croute, brasserie, microbrasserie, traiteur, cremerie, bar laitier, bistro, cafe, taverne, creperie, rotisserie, cantine, cabane a sucre, camion de cuisine, cafeteria",
  },
  {
    type: "Commercial",
    subtype: "Entertainment & Event Venues",
    en: "event venue, entertainment venue, event space, venue",
    fr: "salle d evenement",
  },
  {
    type: "Commercial",
    subtype: "Entertainment & Event Venues",
    isNarrower: true,
    en: "banquet hall, wedding venue, bowling alley, theatre, theater, cinema, arcade, escape room, night club, nightclub",
    fr: "salle de reception, salle de spectacle, salle de mariage, cinema, boite de nuit",
  },
  {
    type: "Office",
    en: "office, office suite, office condo",
    fr: "bureau, espace de bureau, espace a bureau, local de bureau, espace bureau, local a bureau",
  },
  { type: "Office", subtype: "Professional Office", en: "professional office", fr: "bureau professionnel" },
  {
    type: "Office",
    subtype: "Medical/Dental",
    en: "medical office, dental office, dental clinic, medical clinic, dental, medical, medical suite",
    fr: "cabinet dentaire, cabinet medical, clinique dentaire, clinique medicale, bureau medical, dentaire",
  },
  {
    type: "Investment Properties",
    subtype: "Office Buildings",
    en: "office building, office tower, office block",
    fr: "immeuble de bureau, immeuble a bureau, tour de bureau, tour a bureau, edifice a bureau, edifice de bureau",
  },
  {
    type: "Industrial",
    en: "industrial, industrial bay",
    fr: "industriel, industrielle, local industriel, batiment industriel, immeuble industriel, espace industriel, locaux industriels",
  },
  {
    type: "Industrial",
    subtype: "Manufacturing",
    en: "manufacturing, factory, manufacturing plant, industrial plant",
    fr: "usine, manufacture, fabrication, manufacturier, manufacturiere",
  },
  {
    type: "Industrial",
    subtype: "Warehousing",
    en: "warehouse, warehousing, wharehouse, whse",
    fr: "entrepot, entreposage",
  },
  {
    type: "Industrial",
    subtype: "Warehousing",
    isNarrower: true,
    en: "cold storage, refrigerated warehouse, freezer warehouse",
    fr: "entrepot frigorifique, entrepot refrigere",
  },
  {
    type: "Industrial",
    subtype: "Distribution",
    en: "distribution, distribution centre, distribution center, logistics",
    fr: "centre de distribution, distribution, logistique",
  },
  {
    type: "Industrial",
    subtype: "Industrial Condo",
    en: "industrial condo, warehouse condo, industrial condominium, condo warehouse, flex condo",
    fr: "condo industriel, condo entrepot, copropriete industrielle, condominium industriel, condo d entreposage",
  },
  {
    type: "Land & Development",
    isWeak: true,
    en: "land, vacant land, development land, development site, raw land, lots, vacant lot, building lot, development property, parcel, acreage, lot for sale",
    fr: "terrain, terrain vacant, terrain a developper, terrain nu, terrain a batir, terre, lot a batir",
  },
  {
    type: "Land & Development",
    subtype: "Farm Lands",
    en: "farm land, farmland, agricultural land, crop land, cropland",
    fr: "terre agricole, terrain agricole, terre cultivable",
  },
  {
    type: "Land & Development",
    subtype: "Residential Lands",
    en: "residential land, residential lot, residential development site, subdivision land",
    fr: "terrain residentiel, terre residentielle, lot residentiel",
  },
  {
    type: "Land & Development",
    subtype: "Industrial Lands",
    en: "industrial land, industrial lot, industrial site",
    fr: "terrain industriel, lot industriel",
  },
  {
    type: "Land & Development",
    subtype: "Quarry & Gravel Lands",
    en: "gravel pit, quarry, sand pit, aggregate pit",
    fr: "carriere, graviere, sabliere, gravel",
  },
  {
    type: "Investment Properties",
    isWeak: true,
    en: "investment, income property, revenue property, income producing, rental property",
    fr: "immeuble a revenu, immeuble de rapport, immeuble locatif, propriete a revenu, investissement, a revenu, immeuble commercial a revenu",
  },
  {
    type: "Investment Properties",
    subtype: "Multi-Family",
    en: "multifamily, multi, apartment complex, multi family, apartment block, multiplex, apartment, multi residential, multiresidential, rental building, residential building, plex, multi unit building, walk up",
    fr: "multilogement, multi logement, immeuble a logement, immeuble d habitation, immeuble d appartement, immeuble a appartement, bloc appartement, bloc, multifamilial, multifamiliale, plex, immeuble residentiel, multiplex",
  },
  {
    type: "Investment Properties",
    subtype: "Income-Producing Retail",
    en: "income producing retail, retail investment, tenanted retail, income retail, leased retail",
    fr: "commerce de detail a revenu, local de detail a revenu",
  },
  { type: "Investment Properties", subtype: "Hotels & Motels", en: "motel, motor inn, motor lodge", fr: "motel" },
  {
    type: "Sale of Business",
    isWeak: true,
    en: "business, going concern, turnkey business, sale of business, company, operating business",
    fr: "entreprise, fonds de commerce, pme, vente d entreprise, compagnie",
  },
  { type: "Sale of Business", isWeak: true, forRent: { type: "Commercial" }, fr: "commerce" },
  {
    type: "Sale of Business",
    subtype: "Service Industry",
    en: "service business, service industry, service company",
    fr: "entreprise de service, industrie des services",
  },
  {
    type: "Sale of Business",
    subtype: "Health & Wellness",
    en: "health and wellness, wellness business, health business, wellness",
    fr: "sante et bien etre, bien etre",
  },
  {
    type: "Sale of Business",
    subtype: "Health & Wellness",
    isNarrower: true,
    en: "dental practice, medical practice",
    fr: "pratique dentaire",
  },
  {
    ...TRADE,
    en: "hair salon, hairdresser, barber shop, barbershop, nail salon, beauty salon, dry cleaner, dry cleaning, laundromat, convenience store, corner store, grocery store, liquor store, pet store, jewelry store, dollar store, flower shop, florist",
    fr: "salon de coiffure, barbier, nettoyeur, nettoyeur a sec, buanderie, depanneur, salon d esthetique, salon de beaute, fleuriste, imprimerie, epicerie, boucherie",
  },
  {
    ...TRADE,
    isPremises: true,
    en: "daycare, day care, gym, fitness centre, fitness center, yoga studio, spa, pharmacy, drugstore, drug store",
    fr: "garderie, cpe, centre de conditionnement, pharmacie, spa",
  },
  {
    type: "Farm & Agricultural",
    en: "farm, agricultural property, working farm",
    fr: "ferme, exploitation agricole, entreprise agricole",
  },
  { type: "Farm & Agricultural", isWeak: true, en: "agricultural, agriculture", fr: "agricole, agriculture" },
  {
    type: "Farm & Agricultural",
    subtype: "Dairy Farms",
    en: "dairy farm, dairy",
    fr: "ferme laitiere, laitiere",
  },
  {
    type: "Farm & Agricultural",
    subtype: "Livestock Farms",
    en: "livestock farm, livestock",
    fr: "elevage, ferme d elevage",
  },
  {
    type: "Farm & Agricultural",
    subtype: "Livestock Farms",
    isNarrower: true,
    en: "beef, cattle, ranch, cattle ranch, hog, pig, poultry, sheep, feedlot",
    fr: "porcin, porcine, bovin, bovine, avicole, poulailler, porcherie, ranch, ovin, ovine",
  },
  {
    type: "Farm & Agricultural",
    subtype: "Cash Crop Farms",
    en: "cash crop, cash crop farm, grain farm, crop farm",
    fr: "grande culture, ferme de grande culture, ferme cerealiere, cerealiere, culture commerciale",
  },
  {
    type: "Farm & Agricultural",
    subtype: "Hobby Farms & Greenhouses",
    en: "hobby farm, greenhouse",
    fr: "fermette, serre, ferme d agrement",
  },
  {
    type: "Farm & Agricultural",
    isNarrower: true,
    en: "vineyard, orchard, maple farm",
    fr: "vignoble, verger, erabliere",
  },
  {
    type: "Merger & Acquisitions",
    en: "merger, acquisition, merger and acquisition, m a, m and a",
    fr: "fusion, acquisition, fusion et acquisition, fusion acquisition",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Full Business Buyout",
    en: "full buyout, buyout, buy out, business buyout, full business buyout, full acquisition",
    fr: "rachat complet, rachat d entreprise, rachat, acquisition complete",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Majority Share Purchase",
    en: "majority stake, majority share, majority share purchase, majority interest, controlling interest, controlling stake, majority ownership",
    fr: "participation majoritaire, part majoritaire, action majoritaire, majoritaire",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Partnership",
    en: "partnership, business partner, partner, partner wanted, equity partner, silent partner, looking for partner",
    fr: "partenariat, associe, partenaire, partenaire d affaires",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Distressed Asset Sale",
    en: "distressed, distressed asset, distressed sale, distressed asset sale, distressed business, bankruptcy, bankruptcy sale, receivership, insolvency, bankrupt",
    fr: "faillite, vente en faillite, actif en difficulte, entreprise en difficulte, mise sous sequestre, en difficulte",
  },
  {
    type: "Franchises & New Business Opportunities",
    en: "franchise, franchise opportunity, franchise business, franchising",
    fr: "franchise, franchisage, occasion de franchise",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "Franchise Resale",
    en: "franchise resale, existing franchise, resale franchise, resale, resale of franchise",
    fr: "revente de franchise, franchise existante, franchise en revente, franchise a revendre, reprise de franchise",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "New Franchise Territory",
    en: "new franchise, franchise territory, new franchise territory, new territory, master franchise, exclusive territory, territory",
    fr: "territoire de franchise, nouvelle franchise, nouveau territoire, franchise maitresse, territoire exclusif, territoire",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "Pop-up/Seasonal Location",
    en: "pop up, popup, pop up shop, pop up store, seasonal location, seasonal business",
    fr: "boutique ephemere, local ephemere, ephemere, emplacement saisonnier, commerce saisonnier",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "Remote/Digital Business",
    en: "online business, e commerce, ecommerce, digital business, remote business, home based business, online store",
    fr: "entreprise en ligne, commerce en ligne, boutique en ligne, commerce electronique, entreprise numerique",
  },
];
