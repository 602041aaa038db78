import type { Message } from "../../shared/text.ts";

/** The label of each subtype, by `subtypeKey`. */
export const SUBTYPE_LABELS: Readonly<Record<string, Message>> = {
  "commercial/retail": /*i18n*/ { id: "categories.subtype.commercial.retail", message: "Retail" },
  "commercial/shopping-medical-centers": /*i18n*/ {
    id: "categories.subtype.commercial.shopping-medical-centers",
    message: "Shopping & Medical Centers",
  },
  "commercial/hotels-cottages": /*i18n*/ {
    id: "categories.subtype.commercial.hotels-cottages",
    message: "Hotels & Cottages",
  },
  "commercial/automotive": /*i18n*/ { id: "categories.subtype.commercial.automotive", message: "Automotive" },
  "commercial/hospitality": /*i18n*/ { id: "categories.subtype.commercial.hospitality", message: "Hospitality" },
  "commercial/food-beverage": /*i18n*/ {
    id: "categories.subtype.commercial.food-beverage",
    message: "Food & Beverage",
  },
  "commercial/entertainment-event-venues": /*i18n*/ {
    id: "categories.subtype.commercial.entertainment-event-venues",
    message: "Entertainment & Event Venues",
  },
  "office/professional-office": /*i18n*/ {
    id: "categories.subtype.office.professional-office",
    message: "Professional Office",
  },
  "office/medical-dental": /*i18n*/ { id: "categories.subtype.office.medical-dental", message: "Medical/Dental" },
  "industrial/manufacturing": /*i18n*/ { id: "categories.subtype.industrial.manufacturing", message: "Manufacturing" },
  "industrial/warehousing": /*i18n*/ { id: "categories.subtype.industrial.warehousing", message: "Warehousing" },
  "industrial/distribution": /*i18n*/ { id: "categories.subtype.industrial.distribution", message: "Distribution" },
  "industrial/industrial-condo": /*i18n*/ {
    id: "categories.subtype.industrial.industrial-condo",
    message: "Industrial Condo",
  },
  "land/farm-lands": /*i18n*/ { id: "categories.subtype.land.farm-lands", message: "Farm Lands" },
  "land/residential-lands": /*i18n*/ { id: "categories.subtype.land.residential-lands", message: "Residential Lands" },
  "land/industrial-lands": /*i18n*/ { id: "categories.subtype.land.industrial-lands", message: "Industrial Lands" },
  "land/quarry-gravel-lands": /*i18n*/ {
    id: "categories.subtype.land.quarry-gravel-lands",
    message: "Quarry & Gravel Lands",
  },
  "investment/multi-family": /*i18n*/ { id: "categories.subtype.investment.multi-family", message: "Multi-Family" },
  "investment/income-producing-retail": /*i18n*/ {
    id: "categories.subtype.investment.income-producing-retail",
    message: "Income-Producing Retail",
  },
  "investment/office-buildings": /*i18n*/ {
    id: "categories.subtype.investment.office-buildings",
    message: "Office Buildings",
  },
  "investment/hotels-motels": /*i18n*/ {
    id: "categories.subtype.investment.hotels-motels",
    message: "Hotels & Motels",
  },
  "business/service-industry": /*i18n*/ {
    id: "categories.subtype.business.service-industry",
    message: "Service Industry",
  },
  "business/auto-related": /*i18n*/ { id: "categories.subtype.business.auto-related", message: "Auto-Related" },
  "business/food-beverage": /*i18n*/ { id: "categories.subtype.business.food-beverage", message: "Food & Beverage" },
  "business/health-wellness": /*i18n*/ {
    id: "categories.subtype.business.health-wellness",
    message: "Health & Wellness",
  },
  "farm/dairy-farms": /*i18n*/ { id: "categories.subtype.farm.dairy-farms", message: "Dairy Farms" },
  "farm/livestock-farms": /*i18n*/ { id: "categories.subtype.farm.livestock-farms", message: "Livestock Farms" },
  "farm/cash-crop-farms": /*i18n*/ { id: "categories.subtype.farm.cash-crop-farms", message: "Cash Crop Farms" },
  "farm/hobby-farms-greenhouses": /*i18n*/ {
    id: "categories.subtype.farm.hobby-farms-greenhouses",
    message: "Hobby Farms & Greenhouses",
  },
  "merger/full-business-buyout": /*i18n*/ {
    id: "categories.subtype.merger.full-business-buyout",
    message: "Full Business Buyout",
  },
  "merger/majority-share-purchase": /*i18n*/ {
    id: "categories.subtype.merger.majority-share-purchase",
    message: "Majority Share Purchase",
  },
  "merger/partnership": /*i18n*/ { id: "categories.subtype.merger.partnership", message: "Partnership" },
  "merger/distressed-asset-sale": /*i18n*/ {
    id: "categories.subtype.merger.distressed-asset-sale",
    message: "Distressed Asset Sale",
  },
  "franchise/new-franchise-territory": /*i18n*/ {
    id: "categories.subtype.franchise.new-franchise-territory",
    message: "New Franchise Territory",
  },
  "franchise/franchise-resale": /*i18n*/ {
    id: "categories.subtype.franchise.franchise-resale",
    message: "Franchise Resale",
  },
  "franchise/pop-up-seasonal-location": /*i18n*/ {
    id: "categories.subtype.franchise.pop-up-seasonal-location",
    message: "Pop-up/Seasonal Location",
  },
  "franchise/remote-digital-business": /*i18n*/ {
    id: "categories.subtype.franchise.remote-digital-business",
    message: "Remote/Digital Business",
  },
};
