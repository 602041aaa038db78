import { SHORT_TEXT_MAX, text } from "./kinds.ts";

/** Every text a form asks for. */
export const TEXT_FIELDS = {
  retailArea: text(/*i18n*/ { id: "listings.field.retailArea", message: "Retail Area" }, "building", SHORT_TEXT_MAX),
  officesTypes: text(/*i18n*/ { id: "listings.field.officesTypes", message: "Offices Types" }, "building"),
  improvementsIfAny: text(
    /*i18n*/ { id: "listings.field.improvementsIfAny", message: "Improvements (if any)" },
    "building",
  ),

  zoning: text(/*i18n*/ { id: "listings.field.zoning", message: "Zoning" }, "use", SHORT_TEXT_MAX),
  permittedUses: text(/*i18n*/ { id: "listings.field.permittedUses", message: "Permitted Uses" }, "use"),
  currentUse: text(/*i18n*/ { id: "listings.field.currentUse", message: "Current Use" }, "use"),
  redevelopmentOpportunities: text(
    /*i18n*/ { id: "listings.field.redevelopmentOpportunities", message: "Redevelopment opportunities" },
    "use",
  ),
  anchorTenants: text(/*i18n*/ { id: "listings.field.anchorTenants", message: "Anchor Tenants" }, "use"),

  parkingArrangements: text(
    /*i18n*/ { id: "listings.field.parkingArrangements", message: "Parking Arrangements" },
    "access",
  ),
  roadAccess: text(/*i18n*/ { id: "listings.field.roadAccess", message: "Road Access" }, "access"),

  lotSizeAcreage: text(
    /*i18n*/ { id: "listings.field.lotSizeAcreage", message: "Lot size/Acreage" },
    "land",
    SHORT_TEXT_MAX,
  ),
  materialTypes: text(/*i18n*/ { id: "listings.field.materialTypes", message: "Material Types" }, "land"),
  permitsAndLicences: text(
    /*i18n*/ { id: "listings.field.permitsAndLicences", message: "Permits and Licences" },
    "land",
  ),

  soilType: text(/*i18n*/ { id: "listings.field.soilType", message: "Soil Type" }, "farm", SHORT_TEXT_MAX),
  cropsGrown: text(/*i18n*/ { id: "listings.field.cropsGrown", message: "Crops Grown" }, "farm"),
  livestockTypes: text(/*i18n*/ { id: "listings.field.livestockTypes", message: "Livestock Types" }, "farm"),
  outbuildings: text(/*i18n*/ { id: "listings.field.outbuildings", message: "Outbuildings" }, "farm"),

  leaseTerms: text(/*i18n*/ { id: "listings.field.leaseTerms", message: "Lease Terms" }, "financial"),
  dealStructure: text(/*i18n*/ { id: "listings.field.dealStructure", message: "Deal Structure" }, "financial"),

  hoursOfOperation: text(/*i18n*/ { id: "listings.field.hoursOfOperation", message: "Hours of Operation" }, "business"),
  operatingSeason: text(
    /*i18n*/ { id: "listings.field.operatingSeason", message: "Operating Season" },
    "business",
    SHORT_TEXT_MAX,
  ),
  reasonForSelling: text(/*i18n*/ { id: "listings.field.reasonForSelling", message: "Reason for Selling" }, "business"),
  equipmentIncluded: text(
    /*i18n*/ { id: "listings.field.equipmentIncluded", message: "Equipment Included" },
    "business",
  ),
  assetsIncluded: text(/*i18n*/ { id: "listings.field.assetsIncluded", message: "Assets Included" }, "business"),
  transitionSupport: text(
    /*i18n*/ { id: "listings.field.transitionSupport", message: "Transition Support" },
    "business",
  ),
  partnerRole: text(/*i18n*/ { id: "listings.field.partnerRole", message: "Partner Role" }, "business"),
  saleProcess: text(/*i18n*/ { id: "listings.field.saleProcess", message: "Sale Process" }, "business"),
  franchiseBrand: text(
    /*i18n*/ { id: "listings.field.franchiseBrand", message: "Franchise Brand" },
    "business",
    SHORT_TEXT_MAX,
  ),
  territory: text(/*i18n*/ { id: "listings.field.territory", message: "Territory" }, "business"),
  trainingAndSupport: text(
    /*i18n*/ { id: "listings.field.trainingAndSupport", message: "Training and Support" },
    "business",
  ),
  salesPlatforms: text(/*i18n*/ { id: "listings.field.salesPlatforms", message: "Sales Platforms" }, "business"),
};
