import type { SearchFilter } from "../searches.schema.ts";

interface QueryExample {
  readonly q: string;
  readonly filter: SearchFilter;
  /** What is left over, if the example says. */
  readonly leftover?: readonly string[];
}

/** Texts as people type and dictate them, and the filter that each means; for tests. */
const LINES = `
{"q":"restaurant in Mississauga under 600k","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Mississauga","province":"Ontario","upperPrice":600000}}
{"q":"warehouse for lease vaughan 10,000 sq ft","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Vaughan","province":"Ontario","bounds":{"areaForRent":{"min":8000,"max":12500}}}}
{"q":"warehouse 10-12k sqft Vaughan under $20 net, 2 docks, 24' clear","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Vaughan","province":"Ontario","bounds":{"areaForRent":{"min":10000,"max":12000},"rentSqftYearNet":{"max":20},"truckLevelDoors":{"min":2},"clearHeightFeet":{"min":24}}}}
{"q":"entrepôt à louer Laval","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Laval","province":"Quebec"}}
{"q":"entrepot laval moins de 15 $ le pied carré net","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Laval","province":"Quebec","bounds":{"rentSqftYearNet":{"max":15}}}}
{"q":"6-plex Sherbrooke","filter":{"type":"Investment Properties","subtype":"Multi-Family","city":"Sherbrooke","province":"Quebec","bounds":{"numberOfUnits":{"min":6,"max":6}}}}
{"q":"immeuble à revenus 8 logements et plus, Gatineau","filter":{"type":"Investment Properties","subtype":"Multi-Family","city":"Gatineau","province":"Quebec","bounds":{"numberOfUnits":{"min":8}}}}
{"q":"multifamily cap rate over 6 Edmonton","filter":{"type":"Investment Properties","subtype":"Multi-Family","city":"Edmonton","province":"Alberta","bounds":{"capRate":{"min":6}}}}
{"q":"gas station Alberta","filter":{"type":"Commercial","subtype":"Automotive","province":"Alberta","keywords":["gas station"]}}
{"q":"dépanneur à vendre","filter":{"type":"Sale of Business","listingType":"sale","keywords":["dépanneur"]}}
{"q":"medical office 1500 sf Ottawa for lease","filter":{"type":"Office","subtype":"Medical/Dental","listingType":"rent","city":"Ottawa","province":"Ontario","bounds":{"areaForRent":{"min":1200,"max":1875}}}}
{"q":"cabinet dentaire à louer Québec","filter":{"type":"Office","subtype":"Medical/Dental","listingType":"rent","city":"Quebec City","province":"Quebec"}}
{"q":"office downtown Calgary 5 private offices","filter":{"type":"Office","city":"Calgary","province":"Alberta","bounds":{"privateOffices":{"min":5}},"keywords":["downtown"]}}
{"q":"dairy farm Quebec 120 kg quota","filter":{"type":"Farm & Agricultural","subtype":"Dairy Farms","province":"Quebec","bounds":{"quotaKgDay":{"min":120}}}}
{"q":"ferme laitière avec quota","filter":{"type":"Farm & Agricultural","subtype":"Dairy Farms","keywords":["quota"]}}
{"q":"cash crop 200 acres workable southwestern ontario","filter":{"type":"Farm & Agricultural","subtype":"Cash Crop Farms","province":"Ontario","bounds":{"workableAcres":{"min":200}},"keywords":["southwestern"]}}
{"q":"5 acres industrial land Red Deer","filter":{"type":"Land & Development","subtype":"Industrial Lands","city":"Red Deer","province":"Alberta","bounds":{"land":{"min":174240,"max":272250}}}}
{"q":"terrain industriel 2 ha et plus Drummondville","filter":{"type":"Land & Development","subtype":"Industrial Lands","city":"Drummondville","province":"Quebec","bounds":{"land":{"min":215278.21}}}}
{"q":"gravel pit BC","filter":{"type":"Land & Development","subtype":"Quarry & Gravel Lands","province":"British Columbia"}}
{"q":"hotel 40+ rooms Niagara Falls","filter":{"type":"Commercial","subtype":"Hotels & Cottages","keywords":["niagara falls"],"bounds":{"rooms":{"min":40}}}}
{"q":"motel à vendre moins de 2,5 M$","filter":{"type":"Investment Properties","subtype":"Hotels & Motels","listingType":"sale","upperPrice":2500000}}
{"q":"franchise resale Winnipeg $300k","filter":{"type":"Franchises & New Business Opportunities","subtype":"Franchise Resale","city":"Winnipeg","province":"Manitoba","upperPrice":300000}}
{"q":"coffee franchise","filter":{"type":"Franchises & New Business Opportunities","keywords":["coffee"]}}
{"q":"franchise with royalty under 5%","filter":{"type":"Franchises & New Business Opportunities","bounds":{"royalty":{"max":5}}}}
{"q":"retail within 25 km of Hamilton","filter":{"type":"Commercial","subtype":"Retail","within":{"near":{"province":"Ontario","city":"Hamilton"},"km":25}}}
{"q":"local commercial près de Longueuil","filter":{"type":"Commercial","within":{"near":{"province":"Quebec","city":"Longueuil"},"km":25}}}
{"q":"industrial condo under 1.2 million in Richmond","filter":{"type":"Industrial","subtype":"Industrial Condo","city":"Richmond","province":"British Columbia","upperPrice":1200000}}
{"q":"condo industriel Terrebonne 3000 à 5000 pi²","filter":{"type":"Industrial","subtype":"Industrial Condo","city":"Terrebonne","province":"Quebec","bounds":{"totalArea":{"min":3000,"max":5000}}}}
{"q":"900 m² office","filter":{"type":"Office","bounds":{"totalArea":{"min":7750,"max":12109.39}}}}
{"q":"auto repair shop 4 bays Saskatoon","filter":{"type":"Commercial","subtype":"Automotive","city":"Saskatoon","province":"Saskatchewan","bounds":{"serviceBays":{"min":4}}}}
{"q":"garage mécanique 3 portes","filter":{"type":"Commercial","subtype":"Automotive","bounds":{"serviceBays":{"min":3}}}}
{"q":"cheapest restaurant in Halifax","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Halifax","province":"Nova Scotia","sort":"price-asc"}}
{"q":"newest listings Toronto","filter":{"city":"Toronto","province":"Ontario","sort":"newest"}}
{"q":"strip plaza GTA","filter":{"type":"Commercial","subtype":"Shopping & Medical Centers","within":{"near":{"province":"Ontario","city":"Toronto"},"km":50}}}
{"q":"posted by owner, hair salon Burnaby","filter":{"type":"Sale of Business","postedAs":"owner","city":"Burnaby","province":"British Columbia","keywords":["hair salon"]}}
{"q":"dry cleaners for sale by owner","filter":{"type":"Sale of Business","listingType":"sale","postedAs":"owner","keywords":["dry cleaners"]}}
{"q":"salon de coiffure à vendre par le propriétaire","filter":{"type":"Sale of Business","listingType":"sale","postedAs":"owner","keywords":["salon de coiffure"]}}
{"q":"between 400 and 600k commercial Moncton","filter":{"type":"Commercial","city":"Moncton","province":"New Brunswick","lowerPrice":400000,"upperPrice":600000}}
{"q":"entre 400 000 $ et 600 000 $ à Trois-Rivières","filter":{"city":"Trois-Rivières","province":"Quebec","lowerPrice":400000,"upperPrice":600000}}
{"q":"C-2 zoning Kelowna","filter":{"city":"Kelowna","province":"British Columbia","zoning":"C-2"}}
{"q":"zonage I-346","filter":{"zoning":"I-346"}}
{"q":"St. John's office","filter":{"type":"Office","city":"St. John's","province":"Newfoundland and Labrador"}}
{"q":"saint john nb retail","filter":{"type":"Commercial","subtype":"Retail","city":"Saint John","province":"New Brunswick"}}
{"q":"PEI cottage resort","filter":{"type":"Commercial","subtype":"Hotels & Cottages","province":"Prince Edward Island","keywords":["resort"]}}
{"q":"land near Whitehorse","filter":{"type":"Land & Development","within":{"near":{"province":"Yukon","city":"Whitehorse"},"km":25}}}
{"q":"majority stake manufacturing ebitda over 500k","filter":{"type":"Merger & Acquisitions","subtype":"Majority Share Purchase","bounds":{"ebitda":{"min":500000}},"keywords":["manufacturing"]}}
{"q":"business with cash flow above 150k in Guelph","filter":{"type":"Sale of Business","city":"Guelph","province":"Ontario","bounds":{"cashFlow":{"min":150000}}}}
{"q":"bar with patio 80 seats","filter":{"type":"Sale of Business","subtype":"Food & Beverage","bounds":{"seats":{"min":80}},"keywords":["bar","patio"]}}
{"q":"resto 60 places Québec avec terrasse","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Quebec City","province":"Quebec","bounds":{"seats":{"min":60}},"keywords":["terrasse"]}}
{"q":"not a franchise, bakery Barrie","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Barrie","province":"Ontario","keywords":["bakery"]},"leftover":["not a franchise"]}
{"q":"$3,500 a month retail Kingston","filter":{"type":"Commercial","subtype":"Retail","listingType":"rent","city":"Kingston","province":"Ontario","bounds":{"rentMonthGross":{"max":3500}}}}
{"q":"bureau à louer moins de 2 500 $ par mois brut, Lévis","filter":{"type":"Office","listingType":"rent","city":"Lévis","province":"Quebec","bounds":{"rentMonthGross":{"max":2500}}}}
{"q":"built after 2010 office building Regina","filter":{"type":"Investment Properties","subtype":"Office Buildings","city":"Regina","province":"Saskatchewan","bounds":{"yearBuilt":{"min":2011}}}}
{"q":"resturant missisauga","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Mississauga","province":"Ontario"}}
{"q":"greenhouse Leamington","filter":{"type":"Farm & Agricultural","subtype":"Hobby Farms & Greenhouses","keywords":["leamington"]}}
{"q":"something quiet with good parking","filter":{"keywords":["parking"]},"leftover":["something quiet with good"]}
{"q":"pharmacie","filter":{"keywords":["pharmacie"]}}
{"q":"Lloydminster land","filter":{"type":"Land & Development","city":"Lloydminster"}}
{"q":"warehouse within 20 km of Hamilton under 12 psf net","filter":{"type":"Industrial","subtype":"Warehousing","within":{"near":{"province":"Ontario","city":"Hamilton"},"km":25},"listingType":"rent","bounds":{"rentSqftYearNet":{"max":12}}}}
{"q":"bureau a louer 2000 pi2 montreal pres du metro","filter":{"type":"Office","listingType":"rent","bounds":{"areaForRent":{"min":1600,"max":2500}},"city":"Montreal","province":"Quebec","keywords":["metro"]},"leftover":["pres"]}
{"q":"looking for a small restaurant to buy in Ottawa with parking, budget 350k","filter":{"type":"Sale of Business","subtype":"Food & Beverage","listingType":"sale","city":"Ottawa","province":"Ontario","keywords":["parking"],"upperPrice":350000},"leftover":["small"]}
{"q":"je cherche un local commercial à louer à Laval, environ 1500 pieds carrés, moins de 3000$ par mois","filter":{"type":"Commercial","listingType":"rent","city":"Laval","province":"Quebec","bounds":{"areaForRent":{"min":1200,"max":1875},"rentMonthGross":{"max":3000}}}}
{"q":"duplex à vendre Trois-Rivières","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":2,"max":2}},"listingType":"sale","city":"Trois-Rivières","province":"Quebec"}}
{"q":"12 unit apartment building Halifax cap rate 5.5% or more","filter":{"bounds":{"numberOfUnits":{"min":12},"capRate":{"min":5.5}},"type":"Investment Properties","subtype":"Multi-Family","city":"Halifax","province":"Nova Scotia"}}
{"q":"hotel for sale Nova Scotia under $3M","filter":{"type":"Commercial","subtype":"Hotels & Cottages","listingType":"sale","province":"Nova Scotia","upperPrice":3000000}}
{"q":"hotel a vendre a quebec","filter":{"type":"Commercial","subtype":"Hotels & Cottages","listingType":"sale","city":"Quebec City","province":"Quebec"}}
{"q":"commerce à vendre Rive-Sud moins de 200k","filter":{"type":"Sale of Business","listingType":"sale","within":{"near":{"province":"Quebec","city":"Longueuil"},"km":25},"upperPrice":200000}}
{"q":"six hundred thousand dollar restaurant in Toronto","filter":{"upperPrice":600000,"type":"Sale of Business","subtype":"Food & Beverage","city":"Toronto","province":"Ontario"}}
{"q":"I'm looking for a warehouse to lease in Brampton ten thousand square feet two docks","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Brampton","province":"Ontario","bounds":{"areaForRent":{"min":8000,"max":12500},"truckLevelDoors":{"min":2}}}}
{"q":"cheapest industrial condo in Surrey","filter":{"sort":"price-asc","type":"Industrial","subtype":"Industrial Condo","city":"Surrey","province":"British Columbia"}}
{"q":"les plus récentes annonces à Gatineau","filter":{"sort":"newest","city":"Gatineau","province":"Quebec"}}
{"q":"terrain agricole 50 acres St-Hyacinthe","filter":{"type":"Land & Development","subtype":"Farm Lands","bounds":{"land":{"min":1742400,"max":2722500}},"city":"Saint-Hyacinthe","province":"Quebec"}}
{"q":"100 acre farm near Lethbridge","filter":{"bounds":{"land":{"min":3484800,"max":5445000}},"type":"Farm & Agricultural","within":{"near":{"province":"Alberta","city":"Lethbridge"},"km":25}}}
{"q":"medical office for rent calgary max $30/sqft gross","filter":{"type":"Office","subtype":"Medical/Dental","listingType":"rent","city":"Calgary","province":"Alberta","bounds":{"rentSqftYearGross":{"max":30}}}}
{"q":"retail space for lease downtown Vancouver 1,200-1,500 sf","filter":{"type":"Commercial","subtype":"Retail","listingType":"rent","keywords":["downtown"],"city":"Vancouver","province":"British Columbia","bounds":{"areaForRent":{"min":1200,"max":1500}}}}
{"q":"entrepôt 24 pieds libre 3 quais Longueuil à louer","filter":{"type":"Industrial","subtype":"Warehousing","bounds":{"clearHeightFeet":{"min":24},"truckLevelDoors":{"min":3}},"city":"Longueuil","province":"Quebec","listingType":"rent"}}
{"q":"office or retail Kelowna","filter":{"type":"Office","city":"Kelowna","province":"British Columbia"},"leftover":["or retail"]}
{"q":"for sale or lease warehouse Regina","filter":{"type":"Industrial","subtype":"Warehousing","city":"Regina","province":"Saskatchewan"}}
{"q":"M1 zoning Winnipeg","filter":{"zoning":"M1","city":"Winnipeg","province":"Manitoba"}}
{"q":"zoned C-3 land Edmonton","filter":{"zoning":"C-3","type":"Land & Development","city":"Edmonton","province":"Alberta"}}
{"q":"usine à vendre Drummondville 20 000 à 30 000 pi²","filter":{"type":"Industrial","subtype":"Manufacturing","listingType":"sale","city":"Drummondville","province":"Quebec","bounds":{"totalArea":{"min":20000,"max":30000}}}}
{"q":"quarry Ontario 50 acres","filter":{"type":"Land & Development","subtype":"Quarry & Gravel Lands","province":"Ontario","bounds":{"land":{"min":1742400,"max":2722500}}}}
{"q":"pizzeria à vendre Montréal moins de 150 000$","filter":{"type":"Sale of Business","subtype":"Food & Beverage","keywords":["pizzeria"],"listingType":"sale","city":"Montreal","province":"Quebec","upperPrice":150000}}
{"q":"new franchise territory Alberta minimum investment under 100k","filter":{"type":"Franchises & New Business Opportunities","subtype":"New Franchise Territory","province":"Alberta","bounds":{"minimumInvestment":{"max":100000}}}}
{"q":"majority stake EBITDA over 1 million Toronto","filter":{"type":"Merger & Acquisitions","subtype":"Majority Share Purchase","bounds":{"ebitda":{"min":1000000}},"city":"Toronto","province":"Ontario"}}
{"q":"NOI over 200k plaza Mississauga","filter":{"bounds":{"netOperatingIncome":{"min":200000}},"type":"Commercial","subtype":"Shopping & Medical Centers","city":"Mississauga","province":"Ontario"}}
{"q":"office building built before 1990 Hamilton","filter":{"type":"Investment Properties","subtype":"Office Buildings","bounds":{"yearBuilt":{"max":1989}},"city":"Hamilton","province":"Ontario"}}
{"q":"triplex Sherbrooke moins de 700 000 $","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":3,"max":3}},"city":"Sherbrooke","province":"Quebec","upperPrice":700000}}
{"q":"6plex 8 parking spots","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":6,"max":6},"parkingSpots":{"min":8}}}}
{"q":"restaurant sans franchise Laval","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Laval","province":"Quebec"},"leftover":["sans franchise"]}
{"q":"warehouse no docks Calgary","filter":{"type":"Industrial","subtype":"Warehousing","city":"Calgary","province":"Alberta"},"leftover":["no docks"]}
{"q":"strip mall 90% occupied London Ontario","filter":{"type":"Commercial","subtype":"Shopping & Medical Centers","bounds":{"occupancyRate":{"min":90}},"city":"London","province":"Ontario"}}
{"q":"Stratford Ontario restaurant","filter":{"keywords":["stratford"],"province":"Ontario","type":"Sale of Business","subtype":"Food & Beverage"}}
{"q":"Victoria Avenue retail Regina","filter":{"keywords":["victoria avenue"],"type":"Commercial","subtype":"Retail","city":"Regina","province":"Saskatchewan"}}
{"q":"retail $25 per square foot Barrie","filter":{"type":"Commercial","subtype":"Retail","listingType":"rent","bounds":{"rentSqftYearNet":{"max":25}},"city":"Barrie","province":"Ontario"}}
{"q":"industrial building for sale $200 per sq ft Guelph","filter":{"type":"Industrial","listingType":"sale","bounds":{"salePerSqft":{"max":200}},"city":"Guelph","province":"Ontario"}}
{"q":"loyer moins de 2000 par mois bureau Sherbrooke","filter":{"listingType":"rent","bounds":{"rentMonthGross":{"max":2000}},"type":"Office","city":"Sherbrooke","province":"Quebec"}}
{"q":"office 2,000 to 4,000 sq ft for lease Burnaby $18 plus TMI","filter":{"type":"Office","bounds":{"areaForRent":{"min":2000,"max":4000},"rentSqftYearNet":{"max":18}},"listingType":"rent","city":"Burnaby","province":"British Columbia"}}
{"q":"bureau 200 à 300 m2 à louer Québec","filter":{"type":"Office","bounds":{"areaForRent":{"min":2152.78,"max":3229.17}},"listingType":"rent","city":"Quebec City","province":"Quebec"}}
{"q":"ferme laitière 100 vaches Rimouski","filter":{"type":"Farm & Agricultural","subtype":"Dairy Farms","bounds":{"herdSize":{"min":100}},"city":"Rimouski","province":"Quebec"}}
{"q":"gas station near Kamloops under 2 million","filter":{"type":"Commercial","subtype":"Automotive","keywords":["gas station"],"within":{"near":{"province":"British Columbia","city":"Kamloops"},"km":25},"upperPrice":2000000}}
{"q":"hair salon for rent Moncton","filter":{"keywords":["hair salon"],"listingType":"rent","city":"Moncton","province":"New Brunswick"}}
{"q":"best cap rate multifamily Ontario","filter":{"sort":"capRate-desc","type":"Investment Properties","subtype":"Multi-Family","province":"Ontario"}}
{"q":"restaurant 100 seats with patio and liquor licence Toronto","filter":{"type":"Sale of Business","subtype":"Food & Beverage","bounds":{"seats":{"min":100}},"keywords":["patio","liquor licence"],"city":"Toronto","province":"Ontario"}}
{"q":"motel 20 chambres Gaspésie","filter":{"type":"Investment Properties","subtype":"Hotels & Motels","bounds":{"rooms":{"min":20}},"keywords":["gaspésie"]}}
{"q":"garage 4 bays for lease Oshawa 5000 sf","filter":{"type":"Commercial","subtype":"Automotive","bounds":{"serviceBays":{"min":4},"areaForRent":{"min":4000,"max":6250}},"listingType":"rent","city":"Oshawa","province":"Ontario"}}
{"q":"industrial land min 5 acres Leduc","filter":{"type":"Land & Development","subtype":"Industrial Lands","bounds":{"land":{"min":217800}},"city":"Leduc","province":"Alberta"}}
{"q":"100 ft frontage retail St. Catharines","filter":{"bounds":{"frontageFeet":{"min":100}},"type":"Commercial","subtype":"Retail","city":"St. Catharines","province":"Ontario"}}
{"q":"$60,000 per year office lease Kingston","filter":{"bounds":{"rentMonthGross":{"max":5000}},"type":"Office","listingType":"rent","city":"Kingston","province":"Ontario"}}
{"q":"15000sqft warehouse 28ft clear 4 dock doors 2 drive-in doors Mississauga for rent","filter":{"bounds":{"areaForRent":{"min":12000,"max":18750},"clearHeightFeet":{"min":28},"truckLevelDoors":{"min":4},"gradeLevelDoors":{"min":2}},"type":"Industrial","subtype":"Warehousing","city":"Mississauga","province":"Ontario","listingType":"rent"}}
{"q":"FSBO restaurant Windsor","filter":{"postedAs":"owner","listingType":"sale","type":"Sale of Business","subtype":"Food & Beverage","city":"Windsor","province":"Ontario"}}
{"q":"par un courtier immeuble à logements Laval","filter":{"postedAs":"agent","type":"Investment Properties","subtype":"Multi-Family","city":"Laval","province":"Quebec"}}
{"q":"restaurant between $200,000 and $400,000 in Winnipeg","filter":{"type":"Sale of Business","subtype":"Food & Beverage","lowerPrice":200000,"upperPrice":400000,"city":"Winnipeg","province":"Manitoba"}}
{"q":"entre 200 et 400k$ resto Montréal","filter":{"lowerPrice":200000,"upperPrice":400000,"type":"Sale of Business","subtype":"Food & Beverage","city":"Montreal","province":"Quebec"}}
{"q":"terrain commercial 20 000 pi² Lévis","filter":{"type":"Land & Development","keywords":["commercial"],"bounds":{"land":{"min":16000,"max":25000}},"city":"Lévis","province":"Quebec"}}
{"q":"warehouse, Laval or Longueuil, to rent","filter":{"type":"Industrial","subtype":"Warehousing","city":"Laval","province":"Quebec","listingType":"rent"},"leftover":["or Longueuil"]}
{"q":"gros entrepôt tranquille svp","filter":{"type":"Industrial","subtype":"Warehousing"},"leftover":["gros","tranquille svp"]}
{"q":"400 - 600k retail","filter":{"lowerPrice":400000,"upperPrice":600000,"type":"Commercial","subtype":"Retail"}}
{"q":"retaurant tornto","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Toronto","province":"Ontario"}}
{"q":"entrepots a louer quebec city","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Quebec City","province":"Quebec"}}
{"q":"warehouse space for lease in Vaughan, ON, 10,000 - 15,000 sq. ft., 24' clear, 3 docks, under $18.50/sf net","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Vaughan","province":"Ontario","bounds":{"areaForRent":{"min":10000,"max":15000},"clearHeightFeet":{"min":24},"truckLevelDoors":{"min":3},"rentSqftYearNet":{"max":18.5}}}}
{"q":"I want to buy a restaurant in Calgary for less than two hundred thousand dollars","filter":{"listingType":"sale","type":"Sale of Business","subtype":"Food & Beverage","city":"Calgary","province":"Alberta","upperPrice":200000}}
{"q":"un restaurant à Québec de moins de deux cent mille dollars","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Quebec City","province":"Quebec","upperPrice":200000}}
{"q":"je veux louer un bureau de 100 mètres carrés à Gatineau","filter":{"listingType":"rent","type":"Office","bounds":{"areaForRent":{"min":861.11,"max":1345.49}},"city":"Gatineau","province":"Quebec"}}
{"q":"à vendre par le proprio dépanneur Saguenay","filter":{"listingType":"sale","postedAs":"owner","type":"Sale of Business","keywords":["dépanneur"],"city":"Saguenay","province":"Quebec"}}
{"q":"multi-family Winnipeg 20+ units 6% cap","filter":{"type":"Investment Properties","subtype":"Multi-Family","city":"Winnipeg","province":"Manitoba","bounds":{"numberOfUnits":{"min":20},"capRate":{"min":6}}}}
{"q":"5-plex Granby","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":5,"max":5}},"city":"Granby","province":"Quebec"}}
{"q":"quadruplex Lévis moins de 1M","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":4,"max":4}},"city":"Lévis","province":"Quebec","upperPrice":1000000}}
{"q":"medical/dental office Markham 3 exam rooms","filter":{"type":"Office","subtype":"Medical/Dental","city":"Markham","province":"Ontario","bounds":{"examRooms":{"min":3}}}}
{"q":"bureau 4 bureaux fermés Brossard à louer","filter":{"type":"Office","bounds":{"privateOffices":{"min":4}},"city":"Brossard","province":"Quebec","listingType":"rent"}}
{"q":"garage 3 portes Granby 6000 pi2","filter":{"type":"Commercial","subtype":"Automotive","bounds":{"serviceBays":{"min":3},"totalArea":{"min":4800,"max":7500}},"city":"Granby","province":"Quebec"}}
{"q":"industrial 5 drive-in doors Edmonton","filter":{"type":"Industrial","bounds":{"gradeLevelDoors":{"min":5}},"city":"Edmonton","province":"Alberta"}}
{"q":"warehouse clear height 7 m Laval","filter":{"type":"Industrial","subtype":"Warehousing","bounds":{"clearHeightFeet":{"min":22.97}},"city":"Laval","province":"Quebec"}}
{"q":"entrepôt hauteur libre minimum 8 m","filter":{"type":"Industrial","subtype":"Warehousing","bounds":{"clearHeightFeet":{"min":26.25}}}}
{"q":"terrain résidentiel Blainville 15 000 pi2 façade 30 m","filter":{"type":"Land & Development","subtype":"Residential Lands","city":"Blainville","province":"Quebec","bounds":{"land":{"min":12000,"max":18750},"frontageFeet":{"min":98.43}}}}
{"q":"farm 200 acres 150 workable Manitoba","filter":{"type":"Farm & Agricultural","bounds":{"land":{"min":6969600,"max":10890000},"workableAcres":{"min":150}},"province":"Manitoba"}}
{"q":"business revenue 500k+ Toronto","filter":{"type":"Sale of Business","bounds":{"grossRevenue":{"min":500000}},"city":"Toronto","province":"Ontario"}}
{"q":"entreprise de services chiffre d'affaires plus de 1M$","filter":{"type":"Sale of Business","subtype":"Service Industry","bounds":{"grossRevenue":{"min":1000000}}}}
{"q":"restaurant 10 years in business Victoria","filter":{"type":"Sale of Business","subtype":"Food & Beverage","bounds":{"yearsInOperation":{"min":10}},"city":"Victoria","province":"British Columbia"}}
{"q":"franchise royalty 6% or less","filter":{"type":"Franchises & New Business Opportunities","bounds":{"royalty":{"max":6}}}}
{"q":"territoire de franchise investissement minimum moins de 75 000 $","filter":{"type":"Franchises & New Business Opportunities","subtype":"New Franchise Territory","bounds":{"minimumInvestment":{"max":75000}}}}
{"q":"distressed asset sale Ontario","filter":{"type":"Merger & Acquisitions","subtype":"Distressed Asset Sale","province":"Ontario"}}
{"q":"hotel Niagara Falls 60 chambres moins de 5M","filter":{"type":"Commercial","subtype":"Hotels & Cottages","keywords":["niagara falls"],"bounds":{"rooms":{"min":60}},"upperPrice":5000000}}
{"q":"nail salon asking 80k","filter":{"type":"Sale of Business","keywords":["nail salon"],"upperPrice":80000}}
{"q":"office $1.50 per sq ft per month","filter":{"type":"Office","listingType":"rent","bounds":{"rentSqftYearNet":{"max":18}}}}
{"q":"warehouse for sale under $250 psf","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"sale","bounds":{"salePerSqft":{"max":250}}}}
{"q":"most expensive hotel Canada","filter":{"sort":"price-desc","type":"Commercial","subtype":"Hotels & Cottages"}}
{"q":"posted by agent office Toronto","filter":{"postedAs":"agent","type":"Office","city":"Toronto","province":"Ontario"}}
{"q":"within 5 miles of Guelph","filter":{"within":{"near":{"province":"Ontario","city":"Guelph"},"km":10}}}
{"q":"à 30 km de Québec","filter":{"within":{"near":{"province":"Quebec","city":"Quebec City"},"km":50}}}
{"q":"Moncton area gas station","filter":{"within":{"near":{"province":"New Brunswick","city":"Moncton"},"km":25},"type":"Commercial","subtype":"Automotive","keywords":["gas station"]}}
{"q":"Saint-Jean NB","filter":{"city":"Saint John","province":"New Brunswick"}}
{"q":"restaurant au Québec","filter":{"type":"Sale of Business","subtype":"Food & Beverage","province":"Quebec"}}
{"q":"whse for lease brampton 5k sf","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","city":"Brampton","province":"Ontario","bounds":{"areaForRent":{"min":4000,"max":6250}}}}
{"q":"pas de franchise, boulangerie Laval","filter":{"type":"Sale of Business","subtype":"Food & Beverage","keywords":["boulangerie"],"city":"Laval","province":"Quebec"},"leftover":["pas de franchise"]}
{"q":"without basement retail Toronto","filter":{"type":"Commercial","subtype":"Retail","city":"Toronto","province":"Ontario"},"leftover":["without basement"]}
{"q":"zoning CG","filter":{"zoning":"CG"}}
{"q":"restaurant à louer 80 places terrasse","filter":{"type":"Commercial","subtype":"Food & Beverage","listingType":"rent","bounds":{"seats":{"min":80}},"keywords":["terrasse"]}}
{"q":"built 1985 or newer apartment building","filter":{"bounds":{"yearBuilt":{"min":1985}},"type":"Investment Properties","subtype":"Multi-Family"}}
{"q":"construit après 2015 bureau","filter":{"bounds":{"yearBuilt":{"min":2016}},"type":"Office"}}
{"q":"51% stake manufacturing company","filter":{"type":"Merger & Acquisitions","bounds":{"shareOffered":{"min":51}},"keywords":["manufacturing"]}}
{"q":"usine 30 pieds de haut Sherbrooke","filter":{"type":"Industrial","subtype":"Manufacturing","bounds":{"clearHeightFeet":{"min":30}},"city":"Sherbrooke","province":"Quebec"}}
{"q":"Sidney BC retail","filter":{"keywords":["sidney"],"province":"British Columbia","type":"Commercial","subtype":"Retail"}}
{"q":"quota 90 kg ferme laitière Bas-Saint-Laurent","filter":{"bounds":{"quotaKgDay":{"min":90}},"type":"Farm & Agricultural","subtype":"Dairy Farms","keywords":["bas-saint-laurent"]}}
{"q":"à louer: condo industriel, 3 500 p.c., Terrebonne, 14,50 $ net","filter":{"listingType":"rent","type":"Industrial","subtype":"Industrial Condo","bounds":{"areaForRent":{"min":2800,"max":4375},"rentSqftYearNet":{"max":14.5}},"city":"Terrebonne","province":"Quebec"}}
{"q":"buyout HVAC company GTA","filter":{"type":"Merger & Acquisitions","subtype":"Full Business Buyout","keywords":["hvac"],"within":{"near":{"province":"Ontario","city":"Toronto"},"km":50}}}
{"q":"entrepôt 12$ pi2 net 20000 pi2","filter":{"type":"Industrial","subtype":"Warehousing","listingType":"rent","bounds":{"rentSqftYearNet":{"max":12},"areaForRent":{"min":16000,"max":25000}}}}
{"q":"vacant land zoned industrial 4 acres Airdrie","filter":{"type":"Land & Development","subtype":"Industrial Lands","bounds":{"land":{"min":139392,"max":217800}},"city":"Airdrie","province":"Alberta"}}
{"q":"investissement multifamilial TGA 5,5 % Montréal","filter":{"type":"Investment Properties","subtype":"Multi-Family","bounds":{"capRate":{"min":5.5}},"city":"Montreal","province":"Quebec"}}
{"q":"warehouse 150 km from Toronto","filter":{"type":"Industrial","subtype":"Warehousing"},"leftover":["150 km from Toronto"]}
{"q":"industrial unit for lease Calgary 3,000 sf $12 net plus $5 costs","filter":{"type":"Industrial","listingType":"rent","city":"Calgary","province":"Alberta","bounds":{"areaForRent":{"min":2400,"max":3750},"rentSqftYearNet":{"max":12}}},"leftover":["plus $5 costs"]}
{"q":"immeuble 20 portes Trois-Rivières","filter":{"city":"Trois-Rivières","province":"Quebec"},"leftover":["20 portes"]}
{"q":"land 10+ acres Saskatoon zoned M2","filter":{"type":"Land & Development","bounds":{"land":{"min":435600}},"city":"Saskatoon","province":"Saskatchewan","zoning":"M2"}}
{"q":"plus d'un million triplex Montréal","filter":{"lowerPrice":1000000,"type":"Investment Properties","subtype":"Multi-Family","bounds":{"numberOfUnits":{"min":3,"max":3}},"city":"Montreal","province":"Quebec"}}
{"q":"half a million restaurant Toronto","filter":{"upperPrice":500000,"type":"Sale of Business","subtype":"Food & Beverage","city":"Toronto","province":"Ontario"}}
{"q":"$15-18/sf net industrial Burnaby","filter":{"listingType":"rent","bounds":{"rentSqftYearNet":{"min":15,"max":18}},"type":"Industrial","city":"Burnaby","province":"British Columbia"}}
{"q":"Grand Montréal entrepôt","filter":{"within":{"near":{"province":"Quebec","city":"Montreal"},"km":25},"type":"Industrial","subtype":"Warehousing"}}
{"q":"entrepôt avec quai de chargement 4 portes à Laval","filter":{"type":"Industrial","subtype":"Warehousing","bounds":{"truckLevelDoors":{"min":4}},"city":"Laval","province":"Quebec"}}
{"q":"bâtisse industrielle à vendre Saint-Jérôme 40 000 pi2 avec 4 quais et 22' libres","filter":{"type":"Industrial","listingType":"sale","city":"Saint-Jérôme","province":"Quebec","bounds":{"totalArea":{"min":32000,"max":50000},"truckLevelDoors":{"min":4},"clearHeightFeet":{"min":22}}}}
{"q":"bureau 10 000 pi ca Montreal centre-ville à louer entre 20 et 30 $ net","filter":{"type":"Office","bounds":{"areaForRent":{"min":8000,"max":12500},"rentSqftYearNet":{"min":20,"max":30}},"city":"Montreal","province":"Quebec","keywords":["centre-ville"],"listingType":"rent"}}
{"q":"dairy farm over 100 kg quota and 200 acres Ontario","filter":{"type":"Farm & Agricultural","subtype":"Dairy Farms","bounds":{"quotaKgDay":{"min":100},"land":{"min":6969600,"max":10890000}},"province":"Ontario"}}
{"q":"land in Ontario near London","filter":{"type":"Land & Development","within":{"near":{"province":"Ontario","city":"London"},"km":25}}}
{"q":"restaurant, not a bar, Ottawa","filter":{"type":"Sale of Business","subtype":"Food & Beverage","city":"Ottawa","province":"Ontario"},"leftover":["not a bar"]}
{"q":"industrial near highway 401 Milton","filter":{"type":"Industrial","keywords":["highway 401","milton"]},"leftover":["near"]}
{"q":"Fort St. John land","filter":{"keywords":["fort st. john"],"type":"Land & Development"}}
{"q":"parking ratio 4 per 1000 office Markham","filter":{"type":"Office","bounds":{"parkingRatio":{"min":4}},"city":"Markham","province":"Ontario"}}
{"q":"bureau Laval ratio de stationnement 4 par 1 000 pi²","filter":{"type":"Office","bounds":{"parkingRatio":{"min":4}},"city":"Laval","province":"Quebec"}}
{"q":"office 5/1000 parking Calgary","filter":{"type":"Office","bounds":{"parkingRatio":{"min":5}},"city":"Calgary","province":"Alberta"}}
{"q":"largest industrial building Calgary","filter":{"sort":"totalArea-desc","type":"Industrial","city":"Calgary","province":"Alberta"}}
{"q":"largest farms in Manitoba","filter":{"sort":"land-desc","type":"Farm & Agricultural","province":"Manitoba"}}
{"q":"les plus petits bureaux à louer à Gatineau","filter":{"sort":"areaForRent-asc","type":"Office","listingType":"rent","city":"Gatineau","province":"Quebec"}}
{"q":"entrepôt plus grand que 20 000 pi²","filter":{"type":"Industrial","subtype":"Warehousing","bounds":{"totalArea":{"min":20000}}}}
{"q":"owner selling motel, no agents","filter":{"postedAs":"owner","type":"Investment Properties","subtype":"Hotels & Motels"},"leftover":["no agents"]}
{"q":"sale leaseback industrial","filter":{"keywords":["sale leaseback"],"type":"Industrial"}}
{"q":"triple net investment","filter":{"keywords":["triple net"],"type":"Investment Properties"}}
{"q":"plumbing business profit 300k","filter":{"keywords":["plumbing"],"type":"Sale of Business","bounds":{"cashFlow":{"min":300000}}}}
{"q":"student rental Waterloo","filter":{"keywords":["student rental","waterloo"]}}
{"q":"motel 20 unités Gaspésie","filter":{"type":"Investment Properties","subtype":"Hotels & Motels","bounds":{"rooms":{"min":20}},"keywords":["gaspésie"]}}
`;

export const QUERY_EXAMPLES = LINES.trim()
  .split("\n")
  .map((line): QueryExample => JSON.parse(line));
