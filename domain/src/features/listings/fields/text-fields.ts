import { text } from "./define-field.ts";
import { SHORT_TEXT_MAX } from "./kinds.ts";

/** Every text field. */
export const TEXT_FIELDS = {
  retailArea: text(
    /*i18n*/ { id: "listings.field.retailArea", message: "Retail Area" },
    { group: "building", maxLength: SHORT_TEXT_MAX },
  ),
  officesTypes: text(/*i18n*/ { id: "listings.field.officesTypes", message: "Offices Types" }, { group: "building" }),
  improvementsIfAny: text(
    /*i18n*/ { id: "listings.field.improvementsIfAny", message: "Improvements (if any)" },
    { group: "building" },
  ),

  zoning: text(
    /*i18n*/ { id: "listings.field.zoning", message: "Zoning" },
    { group: "use", maxLength: SHORT_TEXT_MAX },
  ),
  permittedUses: text(/*i18n*/ { id: "listings.field.permittedUses", message: "Permitted Uses" }, { group: "use" }),
  currentUse: text(/*i18n*/ { id: "listings.field.currentUse", message: "Current Use" }, { group: "use" }),
  redevelopmentOpportunities: text(
    /*i18n*/ { id: "listings.field.redevelopmentOpportunities", message: "Redevelopment opportunities" },
    { group: "use" },
  ),
  anchorTenants: text(/*i18n*/ { id: "listings.field.anchorTenants", message: "Anchor Tenants" }, { group: "use" }),

  parkingArrangements: text(
    /*i18n*/ { id: "listings.field.parkingArrangements", message: "Parking Arrangements" },
    { group: "access" },
  ),
  roadAccess: text(/*i18n*/ { id: "listings.field.roadAccess", message: "Road Access" }, { group: "access" }),

  lotSizeAcreage: text(
    /*i18n*/ { id: "listings.field.lotSizeAcreage", message: "Lot size/Acreage" },
    { group: "land", maxLength: SHORT_TEXT_MAX },
  ),
  materialTypes: text(/*i18n*/ { id: "listings.field.materialTypes", message: "Material Types" }, { group: "land" }),
  permitsAndLicences: text(
    /*i18n*/ { id: "listings.field.permitsAndLicences", message: "Permits and Licences" },
    { group: "land" },
  ),

  soilType: text(
    /*i18n*/ { id: "listings.field.soilType", message: "Soil Type" },
    { group: "farm", maxLength: SHORT_TEXT_MAX },
  ),
  cropsGrown: text(/*i18n*/ { id: "listings.field.cropsGrown", message: "Crops Grown" }, { group: "farm" }),
  livestockTypes: text(/*i18n*/ { id: "listings.field.livestockTypes", message: "Livestock Types" }, { group: "farm" }),
  outbuildings: text(/*i18n*/ { id: "listings.field.outbuildings", message: "Outbuildings" }, { group: "farm" }),

  leaseTerms: text(/*i18n*/ { id: "listings.field.leaseTerms", message: "Lease Terms" }, { group: "financial" }),
  dealStructure: text(
    /*i18n*/ { id: "listings.field.dealStructure", message: "Deal Structure" },
    { group: "financial" },
  ),

  hoursOfOperation: text(
    /*i18n*/ { id: "listings.field.hoursOfOperation", message: "Hours of Operation" },
    { group: "business" },
  ),
  operatingSeason: text(
    /*i18n*/ { id: "listings.field.operatingSeason", message: "Operating Season" },
    { group: "business", maxLength: SHORT_TEXT_MAX, icon: "calendar" },
  ),
  reasonForSelling: text(
    /*i18n*/ { id: "listings.field.reasonForSelling", message: "Reason for Selling" },
    { group: "business" },
  ),
  equipmentIncluded: text(
    /*i18n*/ { id: "listings.field.equipmentIncluded", message: "Equipment Included" },
    { group: "business" },
  ),
  assetsIncluded: text(
    /*i18n*/ { id: "listings.field.assetsIncluded", message: "Assets Included" },
    { group: "business" },
  ),
  transitionSupport: text(
    /*i18n*/ { id: "listings.field.transitionSupport", message: "Transition Support" },
    { group: "business" },
  ),
  partnerRole: text(/*i18n*/ { id: "listings.field.partnerRole", message: "Partner Role" }, { group: "business" }),
  saleProcess: text(/*i18n*/ { id: "listings.field.saleProcess", message: "Sale Process" }, { group: "business" }),
  franchiseBrand: text(
    /*i18n*/ { id: "listings.field.franchiseBrand", message: "Franchise Brand" },
    { group: "business", maxLength: SHORT_TEXT_MAX },
  ),
  territory: text(/*i18n*/ { id: "listings.field.territory", message: "Territory" }, { group: "business" }),
  trainingAndSupport: text(
    /*i18n*/ { id: "listings.field.trainingAndSupport", message: "Training and Support" },
    { group: "business" },
  ),
  salesPlatforms: text(
    /*i18n*/ { id: "listings.field.salesPlatforms", message: "Sales Platforms" },
    { group: "business" },
  ),
};
