import type { Terms } from "../searches/query/category-terms.ts";
import type { Nature } from "./natures.ts";

/** What an amount in a listing's text is said to be: a field, or what the reader decides from the rest. */
export interface FieldTerms extends Terms {
  /**
   * Keys of fields, the first that the subtype has counts; or `price`, `rent`, `additional` (rent), `size`, `lot`. Empty for
   * what no field takes: such an amount is then nothing else either.
   */
  readonly of: readonly string[];
  /** The nature of amounts that no field takes. */
  readonly as?: Nature;
}

/** What amounts are called in listings, besides what searches call them (product.md §5.5). */
export const FIELD_TERMS: readonly FieldTerms[] = [
  {
    of: ["price"],
    en: "asking price, list price, listing price, sale price, selling price, purchase price, asking, price, priced at, offered at, listed at, offered for, sale, reduced to",
    fr: "prix demande, prix de vente, prix, demande, prix d achat, vente, mise a prix, prix affiche, on demande",
  },
  {
    of: ["rent"],
    en: "rent, monthly rent, base rent, basic rent, minimum rent, min rent, net rent, net rental rate, asking rent, asking net rent, lease rate, rental rate, net lease rate, gross rent, semi gross rent, current rent, leased at, rented at, lease, rate, net rate, asking rate, lease price, lease payment, rent is, occupancy cost, premises rent",
    fr: "loyer, loyer net, loyer brut, loyer de base, loyer mensuel, loyer minimum, loyer demande, taux de location, loyer annuel, loyer actuel, location",
  },
  {
    of: ["additional"],
    en: "cam taxes, taxes cam, cam tax, tmi, tmi est, t m i, cam, cam and taxes, additional rent, additional rents, operating cost, op cost, opex, operating expense, additional cost, est tmi, estimated tmi, common cost, occupancy charge, triple net cost, nnn, nnn cost, triple net, additional charge, tax and operating, taxes and operating, additional, extras, operating, est additional rent, tic, tmi and utilities",
    fr: "frais, frais additionnel, frais d exploitation, frais d exploitation et taxe, taxe et frais d exploitation, frais d operation et taxe, taxe et frais commun, loyer additionnel, frais commun, charge, couts additionnels, frais d operation, tmi, frais estime, taxes et frais, taxes et operations, frais de base, charges d exploitation, frais communs, depenses additionnelles",
  },
  {
    of: ["size"],
    en: "total area, total size, gla, gross leasable area, gross floor area, gfa, building size, building area, rentable area, leasable area, floor area, square footage, usable area, total building area, premises size, unit size, size, area, building, total",
    fr: "superficie totale, superficie, superficie de plancher, superficie du local, superficie du batiment, superficie locative, superficie locative brute, aire, superficie habitable, superficie brute, surface, de plancher, batiment, superficie disponible, plancher, locaux a bureau, local a bureau, locaux a bureaux",
  },
  {
    of: ["lot"],
    en: "lot, lot size, lot area, site, site area, site size, land, land area, land size, of land, parcel, acreage, property size, sits on, situated on, site of, lot of, yard area",
    fr: "terrain, superficie du terrain, superficie de terrain, terrain de, lot, superficie du lot, site, grandeur du terrain, sur un terrain",
  },
  // Areas.
  {
    of: ["warehouseSqFt"],
    en: "warehouse, whse, warehouse area, warehouse space, shop area, plant area, plant, shop, production area",
    fr: "entrepot, d entrepot, espace entrepot, superficie d entrepot, aire d entreposage, production",
  },
  {
    of: ["officeSqFt"],
    en: "office, office area, office space, of office, finished office",
    fr: "bureau, de bureau, espace bureau, espace de bureau, superficie de bureau, espace a bureau",
  },
  { of: ["kitchenArea"], en: "kitchen, kitchen area, commercial kitchen", fr: "cuisine, aire de cuisine" },
  { of: ["barnArea"], en: "barn, barn area, dairy barn, free stall barn, hay barn, cattle barn", fr: "grange, etable" },
  { of: ["greenhouseArea"], en: "greenhouse, greenhouse area, under glass, of glass", fr: "serre, de serre, en serre" },
  {
    of: [],
    as: "area",
    en: "mezzanine, mezz, basement, patio, deck, yard, garage, house, farmhouse, residence, showroom, cooler, freezer, storage, convenience store, c store, apartment, suite, loft, second floor, main floor, ground floor, lower level, upper level, outdoor storage, pad, addition, workshop, machine shed, shed, drive shed, dwelling, quonset, tenant space, vacant space, expansion, parking lot, canopy, ballroom, dining room, lobby, floorplate, per floor",
    fr: "mezzanine, sous sol, terrasse, cour, garage, maison, residence, salle de montre, entreposage, depanneur, appartement, logement, rez de chaussee, etage, hangar, atelier, remise, refrigerateur, congelateur, agrandissement, par etage, salle a manger, aire de service",
  },
  // Shares.
  {
    of: ["ofOfficeReception"],
    en: "office, office space, office finish, office area, office content, reception, office component",
    fr: "bureau, de bureau, espace bureau, reception",
  },
  { of: ["ofRetailArea"], en: "retail, retail area, retail space", fr: "detail, aire de vente" },
  {
    of: ["occupancyRate"],
    en: "leased, occupied, occupancy, occupancy rate, let, rented, tenanted, average occupancy, annual occupancy",
    fr: "loue, louee, occupe, occupee, taux d occupation, occupation, d occupation, taux d occupation moyen",
  },
  {
    of: ["marketingFund"],
    en: "marketing fund, advertising fund, ad fund, marketing, advertising, marketing fee, advertising fee, advertising royalty, brand fund, national ad fund",
    fr: "fonds de publicite, fonds publicitaire, fonds de marketing, publicite, marketing, redevance publicitaire",
  },
  {
    of: ["maximumLotCoverage"],
    en: "lot coverage, maximum lot coverage, max lot coverage, site coverage, coverage, maximum coverage",
    fr: "coefficient d occupation, coefficient d occupation du sol, occupation du sol, taux d implantation, couverture du lot",
  },
  {
    of: ["royalty"],
    en: "royalty, royalties, royalty fee, royalty rate, ongoing royalty",
    fr: "redevance, royaute, redevances",
  },
  {
    of: ["capRate"],
    en: "cap rate, cap, capitalization rate, going in cap, caprate, going in cap rate",
    fr: "taux de capitalisation, tga, taux de cap, taux global d actualisation, taux de rendement, rendement, tac",
  },
  {
    of: ["shareOffered"],
    en: "of the share, of share, share, stake, interest, equity, equity stake, ownership, of the company, of the business, equity interest",
    fr: "des part, des action, part, action, participation, de participation, de l entreprise, des actions",
  },
  {
    of: [],
    as: "percent",
    en: "down, down payment, interest rate, mortgage, vtb, growth, margin, gross margin, food cost, labour cost, increase, commission, deposit, financing, ltv, discount, escalation, vacancy, vacancy rate, management fee, hst, gst, pst, mortgage rate, year over year, return, irr, profit margin, ebitda margin, of sales, of revenue",
    fr: "mise de fond, comptant, taux d interet, hypotheque, croissance, marge, marge brute, cout de nourriture, augmentation, commission, depot, financement, rabais, inoccupation, vacance, taux d inoccupation, tps, tvq, frais de gestion, du chiffre d affaires, des ventes, rendement prevu",
  },
  // Lengths.
  {
    of: ["clearHeightFeet"],
    en: "clear, clear height, clear ceiling, ceiling height, ceiling, clearance, clear span, clear ceiling height, ceiling clearance, clear heights, high ceiling, high clear, under beam, eave height, to underside",
    fr: "hauteur libre, hauteur, libre, plafond, degagement, de degagement, hauteur de plafond, de hauteur, de haut, de hauteur libre, hauteur sous plafond, sous plafond, de plafond, hauteur de degagement, hauteur plafond, de libre, degagement vertical, sous poutre",
  },
  {
    of: ["frontageFeet"],
    en: "frontage, street frontage, of frontage, road frontage, highway frontage, front, store frontage, of street frontage",
    fr: "facade, de facade, facade vitree, facade de, frontage, de frontage, facade sur rue, facade vitree de, vitrine",
  },
  {
    of: [],
    as: "feet",
    en: "deep, depth, wide, long, width, length, door, drive in door, grade level door, overhead door, bay spacing, column spacing, truck court, by, from, wingspan, elevation",
    fr: "profondeur, profond, de profondeur, largeur, large, de large, de long, longueur, porte, entre colonne, porte de garage, porte au sol",
  },
  // Counts.
  {
    of: ["truckLevelDoors"],
    en: "truck level door, truck level shipping door, tl door, dock, loading dock, dock door, dock high door, dock level door, truck level, dock level, loading door, truck level dock, dock high, t l, tl, shipping door, truck door, dock height door, dock position, truck loading door, tailgate door",
    fr: "quai, quai de chargement, porte de quai, quai de livraison, porte camion, porte de chargement, quai d expedition, quai de reception, quai de chargement interieur, quai exterieur, porte niveau camion, quai nivelant",
  },
  {
    of: ["gradeLevelDoors"],
    en: "grade level door, drive in door, drive in, drive ins, grade door, overhead door, ground level door, grade level, grade level loading door, grade loading door, grade level overhead door, oh door, bay door, roll up door, drive in loading door, drive in shipping door, d i, di door, garage door, grade, drive in bay, at grade door, grade shipping door, ohd",
    fr: "porte au sol, porte au niveau du sol, porte de plain pied, porte de garage, porte sectionnelle, porte niveau sol, porte de niveau sol, porte camion au sol, porte electrique, porte d acces au sol, porte basculante, porte niveau du sol",
  },
  {
    of: ["parkingSpots"],
    en: "parking, parking spot, parking space, parking stall, stall, parking for, car parking, on site parking, surface parking, surface stall, underground parking, parking lot, reserved stall, reserved parking",
    fr: "stationnement, place de stationnement, espace de stationnement, case de stationnement, case, stationnement pour, stationnement exterieur, stationnement interieur, stationnement prive",
  },
  {
    of: ["trailerParking"],
    en: "trailer stall, trailer parking, trailer parking stall, trailer space, trailer spot, trailer position, trailer",
    fr: "stationnement de remorque, espace pour remorque, place de remorque, remorque, stationnement pour remorque, case pour remorque, espace de remorque",
  },
  {
    of: ["storeys"],
    en: "storey, story, floor, storey building, level",
    fr: "etage, plancher, niveau",
  },
  {
    of: ["numberOfUnits"],
    en: "unit, apartment unit, residential unit, apartment, suite, dwelling unit, rental unit, door, tenant, commercial unit, retail unit, residential suite, rental suite, plex",
    fr: "logement, unite, appartement, log, unite locative, local, porte, local commercial, locaux, locataire, unite residentielle, plex",
  },
  {
    of: ["rooms"],
    en: "room, guest room, hotel room, guestroom, motel room, key, cabin, cottage, rental cabin, motel unit, hotel unit, unit motel, unit hotel, room motel, room hotel, guest suite",
    fr: "chambre, chalet, unite de motel, chambre d hote, suite",
  },
  {
    of: ["bedrooms"],
    en: "bedroom, bdrm, bdr, br, bed, bedroom house, bedroom farmhouse, bedroom home, bedroom bungalow",
    fr: "chambre a coucher, chambre, cac",
  },
  {
    of: ["seats"],
    en: "seat, seating, seating capacity, seats inside, indoor seat, licensed seat, inside seat, seat inside, seated, dining room seat, inside, seating for, indoor",
    fr: "place assise, place, siege, couvert, place en salle, a l interieur, en salle, place interieure",
  },
  {
    of: ["patioSeats"],
    en: "patio seat, patio, outside, outdoor seat, outdoor, seat patio, on patio, on the patio, outdoor seating, seasonal patio seat, seat on the patio, patio seating, patio for",
    fr: "terrasse, place en terrasse, place sur la terrasse, en terrasse, sur la terrasse, place exterieure, a l exterieur, sur terrasse, place terrasse",
  },
  {
    of: ["guestCapacity"],
    en: "guest, guest capacity, capacity, person, people, occupant, capacity for, person capacity, guest seating, licensed capacity, pax, seated guest",
    fr: "capacite, personne, invite, capacite d accueil, convive, capacite de",
  },
  {
    of: ["privateOffices"],
    en: "private office, closed office, enclosed office, perimeter office, windowed office, office, executive office, glass office, individual office",
    fr: "bureau ferme, bureau prive, bureau, bureau vitre, bureau individuel",
  },
  {
    of: ["meetingRooms"],
    en: "meeting room, boardroom, conference room, board room",
    fr: "salle de reunion, salle de conference, salle du conseil, salle de rencontre",
  },
  {
    of: ["examRooms"],
    en: "exam room, examination room, operatory, op, ops, exam, operatories, examining room, consult room, consultation room",
    fr: "salle d examen, salle de consultation, salle operatoire, bureau de consultation",
  },
  {
    of: ["treatmentRooms"],
    en: "treatment room, massage room, therapy room, private treatment room, treatment bed",
    fr: "salle de traitement, salle de soin, cabine, salle de massage, cabine de soin",
  },
  {
    of: ["serviceBays"],
    en: "bay, service bay, repair bay, work bay, wash bay, shop bay, garage bay, drive through bay, self serve bay, car wash bay, mechanical bay",
    fr: "baie, baie de service, baie de travail, baie de lavage, baie de reparation, porte de service",
  },
  {
    of: ["fuelPumps"],
    en: "pump, fuel pump, gas pump, fuelling position, fueling position, dispenser",
    fr: "pompe, pompe a essence, distributeur",
  },
  {
    of: ["employees"],
    en: "employee, staff, full time employee, part time employee, full time staff, part time staff, team member, staff member, ft employee, fte, people on staff, worker, technician on staff, f t employee, full time",
    fr: "employe, salarie, employe a temps plein, employe a temps partiel, membre du personnel, travailleur, employe temps plein",
  },
  {
    of: ["activeClients"],
    en: "active client, client, customer, active patient, patient, active customer, member, active member, account, active account",
    fr: "client, client actif, patient, patient actif, membre, membre actif, dossier actif",
  },
  {
    of: ["monthlyVisitors"],
    en: "monthly visitor, visitor per month, visitor a month, monthly unique, visitor month, monthly user, unique monthly visitor, monthly unique visitor, session per month, visit per month, monthly visit",
    fr: "visiteur par mois, visiteur mensuel, visite par mois, visiteur unique par mois, visiteurs mensuels",
  },
  {
    of: ["dailyFootTraffic"],
    en: "daily visitor, daily foot traffic, people a day, people per day, visitor per day, visitor a day, passerby a day, pedestrian per day",
    fr: "passant par jour, visiteur par jour, personne par jour, client par jour",
  },
  {
    of: ["existingLocations"],
    en: "location, existing location, unit open, store, franchise location, location open, existing store, franchise, existing unit, location across canada, restaurant open",
    fr: "succursale, emplacement, succursale existante, franchise, etablissement, point de vente, magasin",
  },
  {
    of: ["approvedLots"],
    en: "approved lot, draft approved lot, building lot, draft plan approved lot, single lot, serviced lot, residential lot, lot",
    fr: "lot approuve, terrain approuve, lot a batir, lot, lot residentiel",
  },
  {
    of: ["herdSize"],
    en: "cow, head, animal, milking cow, head of cattle, breeding cow, ewe, sow, milk cow, cow herd",
    fr: "vache, tete, animal, animaux, tete de betail, vache laitiere, brebis, truie",
  },
  {
    of: ["animalCapacity"],
    en: "head capacity, bird capacity, capacity, hog capacity, head feedlot, bird, animal capacity, head feedlot capacity, space",
    fr: "place engraissement, capacite, tete de capacite, oiseau, poulet, place porc",
  },
  {
    of: ["milkingStalls"],
    en: "free stall, stall, milking stall, tie stall, freestall, stall barn, stanchion, milking parlour",
    fr: "stalle, logette, stalle de traite, place de traite, stalle entravee",
  },
  // Land.
  {
    of: ["workableAcres"],
    en: "workable, cultivated, tillable, arable, workable acre, in crop, crop land, cropland, cleared, workable land, farmable, under cultivation, acres workable, systematically workable, cultivatable, cultivated acre",
    fr: "cultivable, cultive, en culture, arable, labourable, en culture, cultivables, exploitable, cultivee",
  },
  {
    of: ["tileDrainedAcres"],
    en: "tile drained, tiled, systematically tiled, tile drainage, systematically tile drained, tile, randomly tiled, drained",
    fr: "drainage souterrain, draine, drainee, en drainage souterrain, drainage, drainage systematique, draine souterrain",
  },
  {
    of: ["pastureAcres"],
    en: "pasture, pasture land, in pasture, fenced pasture, native pasture, tame pasture, grass, hay and pasture, grazing",
    fr: "paturage, en paturage, pature",
  },
  {
    of: ["licensedAcres"],
    en: "licensed, licensed area, licenced, under licence, permitted, licensed for extraction, licensed acre, under license",
    fr: "sous permis, autorise, avec permis, exploitable",
  },
  {
    of: [],
    as: "acres",
    en: "bush, wooded, woodlot, treed, forest, wetland, slough, sugar bush, mixed bush, yard site, yardsite, homestead, rented, leased land, per acre, bushland",
    fr: "boise, boisee, en foret, foret, erabliere, milieu humide, en bois, friche, louee",
  },
  {
    of: ["estimatedReserves"],
    en: "reserve, estimated reserve, est reserve, of reserve, proven reserve, aggregate reserve, remaining, in reserve",
    fr: "reserve, reserve estimee, de reserve, en reserve",
  },
  {
    of: ["annualExtractionLimit"],
    en: "annual limit, annual extraction limit, per year, annual extraction, annual tonnage, extraction limit, a year, tonnage limit, maximum annual, annually, annual",
    fr: "par annee, limite annuelle, extraction annuelle, par an, tonnage annuel, limite d extraction, annuellement",
  },
  {
    of: ["craneCapacity"],
    en: "crane, overhead crane, bridge crane, ton crane, gantry crane, crane capacity",
    fr: "pont roulant, palan, grue",
  },
  // Money.
  {
    of: ["propertyTaxes"],
    en: "property tax, taxes, realty tax, municipal tax, annual tax, annual taxes, realty taxes, municipal taxes, real estate taxes, prop tax, prop taxes, tax, annual property tax, real estate tax, land tax, yearly tax, property taxes, gross tax, net tax, taxes annually",
    fr: "taxes, taxes municipales, taxe municipale, taxe, taxes annuelles, taxes foncieres, impot foncier, mutation, taxes municipales et scolaires, taxes totales",
  },
  {
    of: [],
    as: "money",
    en: "avg rent, average rent, exp, school tax, school taxes, education tax, education taxes, assessment, assessed, assessed value, municipal assessment, expense, total expense, insurance, utilities, hydro, heat, gas, deposit, security deposit, potential revenue, potential income, potential, renovation, upgrade, in upgrade, in renovation, replacement cost, mortgage, first mortgage, vtb, vendor take back, payment, mortgage payment, per door, per unit, per key, per suite, weekly sale, weekly sales, monthly sale, monthly revenue, daily sale, average cheque, average ticket, wage, payroll, capex, capital improvement, leasehold improvement, leasehold, equipment, equipment value, ffe, water, maintenance, repair, salary, minimum net worth, net worth, liquid capital, liquidity, working capital, lottery commission, commission, income per month, per bushel, appraisal, appraised, appraised at, invested, spent, tenant improvement, ti, allowance, tenant inducement, goodwill, projected noi, proforma noi, projected revenue, pro forma, stabilized noi, quota value, hst, gst, tax savings, sales target, target, first year sales, earning potential, average revenue, average sales, average unit volume, auv",
    fr: "loyer moyen, taxes scolaires, taxe scolaire, scolaire, evaluation, evaluation municipale, depense, depenses, assurance, energie, electricite, chauffage, depot, revenu potentiel, revenus potentiels, potentiel, renovation, en renovation, hypotheque, balance de vente, paiement, par porte, par logement, ventes hebdomadaires, ventes mensuelles, vente hebdomadaire, revenu mensuel, revenus mensuels, salaire, equipement, entretien, deneigement, amelioration locative, ameliorations locatives, ameliorations, valeur nette, liquidite, liquidites, fonds de roulement, facture moyenne, rne projete, revenus projetes, pro forma, valeur du quota, assurances, achalandage, investi, investis, tps, tvq, subvention, chiffre d affaires moyen, ventes moyennes",
  },
  {
    of: ["monthlyCondoFee"],
    en: "condo fee, maintenance fee, monthly condo fee, strata fee, condominium fee, condo, common element fee, strata, maint fee, condo corp fee, common expense, maintenance",
    fr: "frais de condo, frais de copropriete, frais de condominium, frais condo, charges de copropriete, contribution au fonds",
  },
  {
    of: ["netOperatingIncome"],
    en: "noi, net operating income, n o i, net income, annual noi, in place noi, net annual income, current noi, net revenue",
    fr: "rne, revenu net, revenu net d exploitation, revenus nets, revenus nets d exploitation, revenu net annuel, rno",
  },
  {
    of: ["grossRentalIncome", "grossRevenue"],
    en: "gross rental income, rental income, gross income, gross rent roll, rent roll, annual rent, annual rental income, scheduled gross income, total rental income, gross potential income, annual income, gross annual income, total income, income, egi",
    fr: "revenu brut, revenus bruts, revenu locatif, revenus locatifs, revenu de location, revenus de location, revenus, revenu, revenus annuels, revenu brut annuel, revenus bruts annuels, revenus bruts potentiels, rbp, revenu annuel",
  },
  {
    of: ["grossRevenue", "grossRentalIncome"],
    en: "gross revenue, revenue, rev, gross rev, annual revenue, sales, annual sales, gross sales, turnover, gross, total sales, total revenue, annual gross, yearly sales, yearly revenue, ttm revenue, net sales, annual gross sales, gross annual sales, annual turnover, sale, sales volume, trailing revenue, grossing, does, billing, annual billing",
    fr: "chiffre d affaires, ventes annuelles, ventes, revenus, chiffre d affaire, ca, chiffre d affaires annuel, chiffre d affaires brut, ventes brutes, vente annuelle, ca annuel, facturation, facturation annuelle",
  },
  {
    of: ["cashFlow", "ebitda"],
    en: "cash flow, cashflow, sde, seller s discretionary earnings, discretionary earnings, seller s cash flow, owner s cash flow, net cash flow, profit, net profit, annual profit, net to owner, owner earnings, owner benefit, owner s benefit, adjusted cash flow, net, net earnings, normalized earnings, sellers discretionary earnings, sde of, net income to owner, to owner, owner s income, earnings, seller discretionary earnings, net income, netting, discretionary cash flow",
    fr: "flux de tresorerie, benefice, benefice net, profit, profit net, flux monetaire, flux de tresorerie du vendeur, benefice discretionnaire, bdv, liquidites nettes, encaisse nette, net au proprietaire, benefice du proprietaire, benefices, profits nets, benefice net ajuste",
  },
  {
    of: ["ebitda"],
    en: "ebitda, adjusted ebitda, normalized ebitda, e b i t d a",
    fr: "baiia, ebitda, baiia ajuste, baiia normalise, bnaiia",
  },
  {
    of: ["inventoryValue"],
    en: "inventory, stock, inventory value, inventory of, inventory at cost, in inventory, worth of inventory, stock value, inventory approx",
    fr: "inventaire, stock, d inventaire, valeur de l inventaire, valeur d inventaire, en inventaire, stocks",
  },
  {
    of: ["outstandingDebt"],
    en: "debt, bank debt, outstanding debt, term debt, total debt, secured debt, long term debt, assumed debt, liabilities",
    fr: "dette, dettes, dette bancaire, dette a long terme, endettement, dettes bancaires",
  },
  {
    of: ["minimumInvestment"],
    en: "minimum investment, initial investment, investment required, total investment, investment, min investment, investment from, start up cost, startup cost, minimum cash, investment of",
    fr: "investissement minimum, investissement initial, investissement minimal, investissement, mise de fonds, investissement total, investissement requis, mise de fonds minimale, mise de fond",
  },
  {
    of: ["franchiseFee"],
    en: "franchise fee, initial franchise fee, initial fee",
    fr: "droit d entree, frais de franchise, redevance initiale, frais initiaux, droits d entree, droit de franchise, droits de franchise, frais d entree",
  },
  {
    of: ["transferFee"],
    en: "transfer fee, franchise transfer fee, assignment fee, transfer cost",
    fr: "frais de transfert, frais de cession, cout de transfert, droit de transfert",
  },
  // Years.
  {
    of: ["yearBuilt"],
    en: "built, year built, built in, constructed, constructed in, construction, built circa, year of construction, construction year, building built, yr built",
    fr: "construit, construite, construit en, construite en, bati, batie, bati en, batie en, annee de construction, construction, construction de, erige en, annee",
  },
  {
    of: [],
    as: "year",
    en: "renovated, renovated in, updated, updated in, est, established, since, established in, expires, expiring, until, to, founded, founded in, addition, new roof, roof, fully renovated, available, as of, started, incorporated, lease to, reno, rebuilt, possession, remodelled",
    fr: "renove, renovee, renove en, renovee en, depuis, fonde, fondee, etabli, etablie, jusqu en, fonde en, fondee en, etabli en, agrandissement, toiture, libre, disponible, echeance, refait, bail jusqu en, mis a jour, toiture refaite, agrandi",
  },
  {
    of: ["yearsInOperation"],
    en: "in business, in operation, established, of operation, operating, in the same location, old, same owner, business, year old business, same location, year track record, year history, operating for, business for, in business for, history, under same ownership",
    fr: "d existence, en affaires, en operation, d operation, etabli, etablie, d activite, d exploitation, existence, en affaires depuis, en activite, meme proprietaire",
  },
  {
    of: ["franchiseTermYears"],
    en: "franchise term, franchise agreement, agreement, franchise agreement term, term, contract, term agreement, initial term, renewable term",
    fr: "contrat de franchise, contrat, duree du contrat, terme, convention de franchise, convention, entente",
  },
  {
    of: [],
    as: "years",
    en: "lease, lease term, remaining, left, left on lease, option, year option, year lease, renewal, renewal option, term remaining, left on the lease, lease remaining, walt, remaining on lease, warranty, amortization, head lease, non compete, experience, free rent",
    fr: "bail, de bail, option, restant, au bail, renouvellement, option de renouvellement, bail de, duree du bail, a ecouler, garantie, amortissement, experience, d experience",
  },
];
