import { dropdown, option } from "./define-field.ts";
import type { ListingField } from "./kinds.ts";

/** The first year of the Tax Year dropdown (product.md §3). */
export const FIRST_TAX_YEAR = 1800;

const other = option(/*i18n*/ { id: "listings.option.other", message: "Other" });

const occupancy = dropdown(
  /*i18n*/ { id: "listings.field.occupancy", message: "Occupancy" },
  {
    group: "use",
    options: [
      option(/*i18n*/ { id: "listings.option.vacant", message: "Vacant" }),
      option(/*i18n*/ { id: "listings.option.owner-occupied", message: "Owner Occupied" }),
      option(/*i18n*/ { id: "listings.option.tenanted", message: "Tenanted" }),
      other,
    ],
  },
);

const parkingType = dropdown(
  /*i18n*/ { id: "listings.field.parkingType", message: "Parking Type" },
  {
    group: "access",
    options: [
      option(/*i18n*/ { id: "listings.option.outside", message: "Outside" }),
      option(/*i18n*/ { id: "listings.option.street-parking", message: "Street Parking" }),
      option(/*i18n*/ { id: "listings.option.underground", message: "Underground" }),
      other,
    ],
  },
);

const heatingType = dropdown(
  /*i18n*/ { id: "listings.field.heatingType", message: "Heating Type" },
  {
    group: "services",
    options: [
      option(/*i18n*/ { id: "listings.option.gas-forced-air", message: "Gas Forced Air" }),
      option(/*i18n*/ { id: "listings.option.electric-forced-air", message: "Electric Forced Air" }),
      option(/*i18n*/ { id: "listings.option.hot-water-radiators", message: "Hot Water Radiators" }),
      option(/*i18n*/ { id: "listings.option.other-radiant", message: "Other Radiant" }),
      other,
    ],
  },
);

/** Businesses, investments, mergers and franchises have this field instead of the heating type. */
const heating = dropdown(
  /*i18n*/ { id: "listings.field.heating", message: "Heating" },
  {
    group: "services",
    options: [
      option(/*i18n*/ { id: "listings.option.forced-air-gas", message: "Forced air gas" }),
      option(/*i18n*/ { id: "listings.option.water-radiators", message: "Water Radiators" }),
    ],
  },
);

const water = dropdown(
  /*i18n*/ { id: "listings.field.water", message: "Water" },
  {
    group: "services",
    options: [
      option(/*i18n*/ { id: "listings.option.municipal", message: "Municipal" }),
      option(/*i18n*/ { id: "listings.option.well", message: "Well" }),
      other,
    ],
  },
);

const approxAge = dropdown(
  /*i18n*/ { id: "listings.field.approxAge", message: "Approx. Age" },
  {
    group: "building",
    options: [
      option(/*i18n*/ { id: "listings.option.new", message: "New" }),
      option(/*i18n*/ { id: "listings.option.0-to-5-years", message: "0 to 5 years" }),
      option(/*i18n*/ { id: "listings.option.5-to-10-years", message: "5 to 10 years" }),
      option(/*i18n*/ { id: "listings.option.over-10-years", message: "Over 10 years" }),
      option(/*i18n*/ { id: "listings.option.don-t-know", message: "Don't Know" }),
    ],
  },
);

const sewers = dropdown(
  /*i18n*/ { id: "listings.field.sewers", message: "Sewers" },
  {
    group: "services",
    options: [
      option(/*i18n*/ { id: "listings.option.san-storm", message: "San + Storm" }),
      option(/*i18n*/ { id: "listings.option.septic", message: "Septic" }),
      other,
    ],
  },
);

const taxYear = dropdown(
  /*i18n*/ { id: "listings.field.taxYear", message: "Tax Year" },
  { group: "financial", firstYear: FIRST_TAX_YEAR, searchable: true },
);

const aptsUnits: ListingField = {
  ...dropdown(
    /*i18n*/ { id: "listings.field.aptsUnits", message: "Apts/Units" },
    {
      group: "building",
      options: [
        option(/*i18n*/ { id: "listings.option.apts-2-to-5-units", message: "Apts-2 To 5 Units" }),
        option(/*i18n*/ { id: "listings.option.apts-6-to-12-units", message: "Apts-6 To 12 Units" }),
        option(/*i18n*/ { id: "listings.option.apts-13-to-20-units", message: "Apts-13 To 20 Units" }),
        option(/*i18n*/ { id: "listings.option.over-20-units", message: "Over 20 Units" }),
      ],
    },
  ),
  kind: "conditional",
};

export const CHOICE_FIELDS = {
  occupancy,
  parkingType,
  heatingType,
  heating,
  water,
  approxAge,
  sewers,
  taxYear,
  aptsUnits,
};

type ChoiceKey = keyof typeof CHOICE_FIELDS;

/** The dropdowns of a building (product.md §3). */
export const BUILDING_DROPDOWNS: readonly ChoiceKey[] = [
  "occupancy",
  "parkingType",
  "heatingType",
  "water",
  "approxAge",
  "sewers",
  "taxYear",
];

/** The dropdowns of the premises of a business, an investment, a merger or a franchise. */
export const PREMISES_DROPDOWNS: readonly ChoiceKey[] = [
  "occupancy",
  "parkingType",
  "heating",
  "water",
  "approxAge",
  "sewers",
  "taxYear",
];

/** Land has neither parking nor heating. */
export const LAND_DROPDOWNS: readonly ChoiceKey[] = ["occupancy", "water", "sewers", "taxYear"];

/** Farms have no approximate age. */
export const FARM_DROPDOWNS: readonly ChoiceKey[] = [
  "occupancy",
  "parkingType",
  "heatingType",
  "water",
  "sewers",
  "taxYear",
];
