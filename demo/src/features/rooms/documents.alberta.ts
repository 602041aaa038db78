import type { ALBERTA_POCKET_LISTINGS } from "../listings/pocket-listings.alberta.ts";
import { type DemoDocument, plan, write } from "./document.ts";

const financials = { folder: "financials", download: "stamped" } as const;
const leases = { folder: "leases", download: "never" } as const;

/** The documents in the rooms of the demo's agent. */
export const ALBERTA_DOCUMENTS: Readonly<Record<keyof typeof ALBERTA_POCKET_LISTINGS, readonly DemoDocument[]>> = {
  bistro: [
    {
      ...{ name: "At a glance", folder: "summary", audience: "member", download: "original" },
      content: write("en", [
        "Licensed bistro, Calgary",
        "Summary for buyers",
        [
          "The business",
          [
            ["Seats", "62 inside, 28 on the patio"],
            ["Open", "Tuesday to Sunday, 11:30 to 22:00"],
            ["Team", "19, of whom 8 full time"],
            ["Lease", "To 2031, one option of five years"],
          ],
        ],
        "The sale includes equipment, recipes, the liquor inventory at cost and four weeks of training.",
      ]),
    },
    {
      ...{ ...financials, name: "Financial summary, three years", audience: "nda" },
      content: write("en", [
        "Financial summary",
        "Bistro Thistledown, fiscal years ending August 31",
        [
          "Latest year",
          [
            ["Sales", "$1,480,000"],
            ["Cost of food and beverages", "$458,000"],
            ["Wages and benefits", "$541,000"],
            ["Rent and occupancy", "$118,000"],
            ["Other expenses", "$127,000"],
            ["Cash flow to the owner", "$236,000"],
          ],
        ],
        [
          "Earlier years",
          [
            ["Sales, one year before", "$1,391,000"],
            ["Cash flow, one year before", "$214,000"],
            ["Sales, two years before", "$1,268,000"],
            ["Cash flow, two years before", "$187,000"],
          ],
        ],
        "Owner’s salary of $72,000 and a vehicle of $6,400 are added back.",
      ]),
    },
    {
      ...{ ...leases, name: "Lease abstract", audience: "granted" },
      content: write("en", [
        "Lease abstract",
        "1819 4 Street SW, Calgary",
        [
          "Terms",
          [
            ["Premises", "2,350 sq ft and the patio"],
            ["Term", "July 1, 2021 to June 30, 2031"],
            ["Option", "One of five years, at market rent"],
            ["Basic rent", "$8,200 a month to 2028, then $8,900"],
            ["Assignment", "With consent, not to be unreasonably withheld"],
            ["Deposit", "$16,400"],
          ],
        ],
      ]),
    },
  ],
  dentalClinic: [
    {
      ...{ ...financials, name: "Production by provider", audience: "granted" },
      content: write("en", [
        "Production by provider",
        "Millwoods Family Dental, last twelve months",
        [
          "Production",
          [
            ["Owner, three days a week", "$884,000"],
            ["Associate A, four days", "$612,000"],
            ["Associate B, two days", "$291,000"],
            ["Hygiene, three chairs", "$523,000"],
          ],
        ],
        [
          "Patients",
          [
            ["Active in 18 months", "2,100"],
            ["New a month", "31"],
            ["Recall rate", "84%"],
          ],
        ],
      ]),
    },
    {
      ...{ ...leases, name: "Lease abstract", audience: "nda" },
      content: write("en", [
        "Lease abstract",
        "Dental suite, Edmonton",
        [
          "Terms",
          [
            ["Premises", "2,600 sq ft, main floor"],
            ["Term", "To April 30, 2030, two options of five years"],
            ["Net rent", "$28.00 a square foot a year"],
            ["Additional rent", "$15.40 a square foot a year"],
          ],
        ],
      ]),
    },
  ],
  officeBuilding: [
    {
      ...{ ...leases, name: "Rent roll", audience: "nda", download: "stamped" },
      content: write("en", [
        "Rent roll",
        "Glenmore Professional Centre, 6707 Elbow Drive SW",
        [
          "Tenants",
          [
            ["100, Foothills Sleep Clinic", "11,200 sq ft, $24.00 net, to September 30, 2031"],
            ["200, Aldridge LLP", "9,850 sq ft, $22.50 net, to March 31, 2029"],
            ["300, Prairie Physio", "6,400 sq ft, $21.00 net, to December 31, 2030"],
            ["310, Bow Valley Insurance", "5,150 sq ft, $21.50 net, to June 30, 2028"],
            ["400, Aldridge LLP", "6,690 sq ft, $22.50 net, to March 31, 2029"],
            ["410, vacant", "2,510 sq ft, offered at $21.00 net"],
          ],
        ],
        [
          "Totals",
          [
            ["Leased", "39,290 of 41,800 sq ft"],
            ["Additional rent", "$14.80 a square foot a year"],
          ],
        ],
      ]),
    },
    {
      ...{ ...financials, name: "Operating statement", audience: "nda" },
      content: write("en", [
        "Operating statement",
        "Glenmore Professional Centre, last calendar year",
        [
          "Income",
          [
            ["Net rent", "$872,000"],
            ["Recoveries", "$354,000"],
            ["Parking", "$38,000"],
          ],
        ],
        [
          "Expenses",
          [
            ["Property taxes", "$231,000"],
            ["Utilities", "$142,000"],
            ["Maintenance and management", "$198,000"],
            ["Insurance", "$45,000"],
            ["Net operating income", "$648,000"],
          ],
        ],
      ]),
    },
    plan({ name: "Floor plan, third floor", title: "Third floor, 10,430 sq ft" }, [
      ["300 Prairie Physio", [0, 0], [64, 70]],
      ["310 Insurance", [64, 0], [56, 44]],
      ["Lobby", [64, 44], [26, 26]],
      ["Elevators", [90, 44], [16, 13]],
      ["Washrooms", [90, 57], [16, 13]],
      ["Stairs", [106, 44], [14, 26]],
    ]),
  ],
  hvacContractor: [
    {
      ...{ ...financials, name: "Confidential information memorandum", audience: "granted" },
      content: write("en", [
        "Information memorandum",
        "Parkland Mechanical Services Inc.",
        "Founded 26 years ago, the company installs and maintains heating and cooling in schools, grocery stores and light industry between Edmonton and Calgary.",
        [
          "Figures",
          [
            ["Revenue", "$5,860,000"],
            ["Of it, maintenance", "$3,516,000"],
            ["EBITDA, normalized", "$940,000"],
            ["Backlog", "$1,240,000"],
          ],
        ],
        [
          "People",
          [
            ["Licensed trades", "11"],
            ["Office and dispatch", "4"],
            ["Management", "2"],
          ],
        ],
      ]),
    },
    {
      ...{ name: "Maintenance contracts", folder: "legal", audience: "granted", download: "never" },
      content: write("en", [
        "Maintenance contracts",
        "By annual value; customers by letter until a letter of intent",
        [
          "Contracts",
          [
            ["A, school board", "$1,020,000, to June 30, 2028"],
            ["B, grocer, 14 stores", "$790,000, to December 31, 2027"],
            ["C, municipality", "$410,000, renews yearly"],
            ["23 others", "$1,296,000"],
          ],
        ],
      ]),
    },
  ],
  franchise: [
    {
      ...{ ...financials, name: "Sales by location", audience: "granted" },
      content: write("en", [
        "Sales by location",
        "RK Southern Alberta Ltd., last three years",
        [
          "North side",
          [
            ["This year", "$2,010,000"],
            ["Last year", "$1,934,000"],
          ],
        ],
        [
          "West side",
          [
            ["This year", "$1,710,000"],
            ["Last year", "$1,655,000"],
          ],
        ],
        "Royalty of 6% and a marketing fund of 3% are deducted before cash flow.",
      ]),
    },
    {
      ...{ name: "Franchise agreement, summary", folder: "legal", audience: "nda", download: "never" },
      content: write("en", [
        "Franchise agreement, summary",
        "Two agreements on the same terms",
        [
          "Terms",
          [
            ["Left", "9 and 11 years"],
            ["Transfer", "With the franchisor’s consent and a fee"],
            ["Training", "Four weeks, at the buyer’s cost"],
          ],
        ],
      ]),
    },
  ],
};
