import { type CategoryTexts, kind } from "./texts.schema.ts";

const DAYTIME = {
  hoursOfOperation: ["Tuesday to Saturday, 7 to 5", "Wednesday to Sunday, 7 to 3", "Monday to Saturday, 6 to 4"],
};

export const BUSINESS_EN: CategoryTexts = {
  "service-industry": {
    kinds: [
      kind("commercial laundry and linen service", "laundry", {
        keywords: ["laundry", "linen"],
        lines: ["[+Recurring contracts] Hotels, clinics and restaurants are on weekly routes with written agreements."],
      }),
      kind("HVAC service contractor", "company", {
        keywords: ["HVAC", "contractor"],
        lines: ["[+Recurring contracts] Maintenance agreements renew every year and feed replacement work."],
      }),
      kind("landscaping and snow-removal company", "company", {
        keywords: ["landscaping", "snow removal"],
        lines: ["[+Recurring contracts] Most snow contracts are multi-year, with fixed fees and salt billed on top."],
      }),
      kind("commercial cleaning company", "company", {
        keywords: ["janitorial", "cleaning"],
        lines: [
          "[+Recurring contracts] Office towers, schools and clinics are served in the evening by crews with lead hands.",
        ],
      }),
      kind("neighbourhood dry cleaner", "plant", {
        keywords: ["dry cleaner"],
        lines: ["[+Dry cleaners] The plant uses a modern hydrocarbon machine, and two drop stores feed it."],
      }),
      kind("hair salon with eight chairs", "salon", {
        keywords: ["hair salon"],
        lines: [
          "[+Hair Salon] Chairs are split between employees and renters, and the booking system shows a full week ahead.",
        ],
      }),
      kind("printing and signage shop", "shop", {
        keywords: ["printing", "signage"],
        lines: ["A wide-format printer, a vinyl cutter and a small fleet for installation are included."],
      }),
      kind("pet boarding and grooming business", "business", {
        keywords: ["pet care", "grooming"],
        lines: ["The kennel is full on every holiday, and grooming brings daily traffic."],
      }),
      kind("courier and local delivery company", "company", {
        keywords: ["courier", "delivery"],
        lines: ["[+Recurring contracts] Owner-operators run the routes, which keeps fixed costs low."],
      }),
      kind("licensed daycare centre", "centre", {
        keywords: ["daycare"],
        lines: ["The centre is licensed, full, and has a waiting list for every room."],
      }),
      kind("moving and storage company", "company", { keywords: ["moving", "storage"] }),
      kind("plumbing and drain company", "company", { keywords: ["plumbing", "drains"] }),
    ],
    titles: [
      "{kind}, {city}",
      "{kind}, {yearsInOperation} years in business",
      "Profitable {kind} {inArea}",
      "{kind} with {grossRevenue} in sales",
      "Retirement sale: {kind}, {city}",
      "{kind} {inArea}, staff in place",
      "{kind}, {cashFlow} in owner's cash flow",
      "Established {kind} near {road}",
      "Turnkey {kind} {inArea}",
      "{kind} with {employees} employees, {city}",
    ],
    openings: [
      "{aKind} serving {city} and the surrounding area for {yearsInOperation} years.",
      "A steady, well-run {kind} with sales of {grossRevenue} and a reputation earned one job at a time.",
      "After {yearsInOperation} years the founder of this {kind} is ready to hand over to a motivated successor.",
      "Here is a service business with few surprises: {aKind} {inArea}, profitable every year since it opened.",
    ],
    details: [
      "Sales were {grossRevenue} last year, leaving {cashFlow} to a working owner.",
      "The team of {employees} includes people who have been there more than ten years.",
      "[+Equipment included] Vehicles, tools and equipment are included and in good repair.",
      "No customer represents more than a tenth of sales.",
      "[+Owner will train,~training] The owner will stay for three months of paid training and introductions.",
      "[+Website included] Website, phone numbers and social accounts come with the business.",
      "Growth has come by word of mouth; there has never been a salesperson.",
      "Premises of {totalArea} are leased at {premisesRent} a month.",
      "[+Family business] It is a family business, and family members would help through the change.",
      "Books are kept by an outside accountant, with three years of statements available.",
    ],
    keywords: ["business for sale", "service business", "turnkey", "established", "profitable"],
    fields: {},
  },
  "auto-related": {
    kinds: [
      kind("{serviceBays}-bay collision centre", "shop", {
        keywords: ["collision", "body shop"],
        sets: ["bays"],
        lines: [
          "[+Paint booth] Insurer direct-repair agreements bring in most of the work, and the booth was certified recently.",
        ],
      }),
      kind("tire and alignment shop", "shop", {
        keywords: ["tires", "alignment"],
        sets: ["bays"],
        lines: ["[+Tire storage] Seasonal tire storage brings several hundred customers back twice a year."],
      }),
      kind("{serviceBays}-bay repair garage", "garage", {
        keywords: ["garage", "mechanic"],
        sets: ["bays"],
        lines: ["[+Vehicle lifts] Hoists, scan tools and alignment rack are included."],
      }),
      kind("gas bar and convenience store business", "station", {
        keywords: ["gas bar", "c-store"],
        sets: ["fuel"],
        lines: [
          "[+Gas Station,+Convenience store] The station pumps {fuelVolume}, and inside sales carry a healthy margin.",
        ],
      }),
      kind("automatic car wash business", "wash", {
        keywords: ["car wash"],
        lines: ["[+Car wash] Memberships now make up a third of revenue and smooth out the seasons."],
      }),
      kind("towing and recovery company", "company", {
        keywords: ["towing", "recovery"],
        lines: ["[+Towing] Police, motor-league and dealer accounts are all in good standing."],
      }),
      kind("heavy truck repair business", "shop", { keywords: ["truck repair", "fleet"], sets: ["bays"] }),
      kind("quick-lube centre with {serviceBays} bays", "centre", {
        keywords: ["quick lube", "oil change"],
        sets: ["bays"],
      }),
      kind("used-vehicle dealership", "dealership", { keywords: ["dealership", "used cars"] }),
      kind("auto glass and detailing shop", "shop", { keywords: ["auto glass", "detailing"] }),
      kind("RV and trailer service centre", "centre", { keywords: ["RV service", "trailers"], sets: ["bays"] }),
    ],
    titles: [
      "{kind}, {city}",
      "{kind} {inArea}",
      "{kind}, {yearsInOperation} years established",
      "{kind} with {grossRevenue} in sales",
      "Retirement sale: {kind} near {road}",
      "Profitable {kind} {inArea}",
      "{kind}, {cashFlow} cash flow, {city}",
      "[bays] Busy {kind} with a loyal following",
      "Turnkey {kind}, equipment included",
      "{kind} with {employees} staff, {city}",
    ],
    openings: [
      "{aKind} {inArea}, established {yearsInOperation} years ago and busy throughout the year.",
      "Sales of {grossRevenue}, a trained crew and a clean shop: {aKind} ready for a new owner.",
      "This {kind} is known {inCity} for honest work, and most customers come back for decades.",
      "The owner of this {kind} is slowing down and wants it to go to someone from the trade.",
    ],
    details: [
      "Sales of {grossRevenue} leave {cashFlow} in owner's cash flow.",
      "[+Licensed technicians] The {employees} staff include licensed technicians and apprentices who intend to stay.",
      "[+Equipment included] Equipment is owned outright and included in the price.",
      "The building is {totalArea}, leased at {premisesRent} a month.",
      "The lease has {leaseTerms}.",
      "[+Loyal clientele] Fleet accounts bring in a good share of the work, and they pay in thirty days.",
      "[+Environmental Report] Environmental reports are on file.",
      "Parts inventory worth {inventoryValue} is in addition to the price.",
      "Hours are daytime, Monday to Friday, with no Sundays.",
      "The yard takes vehicles awaiting work and the street sees constant traffic.",
    ],
    keywords: ["auto business", "repair", "turnkey", "fleet accounts", "shop"],
    fields: {},
  },
  "food-beverage": {
    kinds: [
      kind("third-generation bakery", "bakery", {
        fields: DAYTIME,
        keywords: ["bakery", "wholesale"],
        lines: [
          "[+Food wholesale] Half of the production goes to grocers and restaurants before dawn; the rest sells over the counter.",
        ],
      }),
      kind("wood-fired pizzeria", "pizzeria", { keywords: ["pizzeria", "take-out"], sets: ["seats"] }),
      kind("breakfast and brunch restaurant", "restaurant", {
        fields: DAYTIME,
        keywords: ["breakfast", "brunch"],
        sets: ["seats"],
        lines: ["Doors close at three, which is why the staff stay and the owners have their evenings."],
      }),
      kind("craft brewery and taproom", "brewery", {
        keywords: ["brewery", "taproom"],
        sets: ["seats", "patio"],
        lines: [
          "[+Liquor licence] The brewhouse has spare capacity, and cans are listed with the provincial retailer.",
        ],
      }),
      kind("catering company", "company", {
        fields: DAYTIME,
        keywords: ["catering"],
        lines: ["[+Catering business] Corporate lunches bring in steady weekday work, with weddings on top."],
      }),
      kind("old-fashioned butcher shop", "shop", {
        fields: DAYTIME,
        keywords: ["butcher", "meat"],
        lines: ["[+Meat shops] The dry-aging room and the sausage recipes come with the sale."],
      }),
      kind("specialty coffee roaster and café", "café", {
        fields: DAYTIME,
        keywords: ["coffee", "roaster"],
        sets: ["seats"],
      }),
      kind("ice-cream parlour", "parlour", {
        keywords: ["ice cream", "seasonal"],
        lines: ["[+Take-out window] The window line-up on summer evenings is a local tradition."],
      }),
      kind("neighbourhood pub", "pub", {
        keywords: ["pub", "licensed"],
        sets: ["seats", "patio"],
        lines: ["[+Liquor licence] Trivia nights, a dart league and a proper kitchen keep it busy midweek."],
      }),
      kind("family-style Italian restaurant", "restaurant", { keywords: ["Italian", "restaurant"], sets: ["seats"] }),
      kind("sushi restaurant", "restaurant", {
        keywords: ["sushi", "take-out"],
        sets: ["seats"],
        lines: ["[+Delivery service] Take-out and delivery are over half of sales."],
      }),
      kind("produce wholesaler", "company", {
        fields: DAYTIME,
        keywords: ["produce", "wholesale"],
        lines: [
          "[+Food wholesale,+Imports and Exports] Four trucks serve restaurants and independent grocers six days a week.",
        ],
      }),
      kind("fish and chip shop", "shop", { keywords: ["fish and chips"], sets: ["seats"] }),
    ],
    titles: [
      "{kind} {inArea}",
      "{kind}, {city}",
      "{kind} on {street}",
      "[seats] {seats}-seat {kind}, {city}",
      "{kind} with {grossRevenue} in sales",
      "Retirement sale: {kind} {inArea}",
      "Profitable {kind}, {yearsInOperation} years on {street}",
      "Turnkey {kind} {inArea}",
      "{kind}, {cashFlow} to the owner, {city}",
      "Much-loved {kind} near {road}",
    ],
    openings: [
      "{aKind} {inArea} with a following built over {yearsInOperation} years.",
      "Sales of {grossRevenue} and lines out the door on weekends: this {kind} is a fixture {inCity}.",
      "The recipes, the people and the name all come with this {kind}.",
      "[seats] {seats} seats, a well-equipped kitchen and steady regulars make this {kind} an easy one to take over.",
      "A clean, profitable {kind} on {street}, sold only because the owners are moving on.",
    ],
    details: [
      "Last year's sales were {grossRevenue}, with {cashFlow} left for an owner-operator.",
      "[patio,+Patio] The patio adds {patioSeats} seats in summer.",
      "[+Commercial kitchen,+Equipment included] The kitchen is fully equipped and everything in it is owned.",
      "Rent is {premisesRent} a month for {totalArea}.",
      "The lease has {leaseTerms}.",
      "[+Staff willing to stay] The {employees} staff know the menu and would like to stay.",
      "Social media is barely used and there is no delivery partner, so growth is waiting.",
      "Reviews average well over four stars.",
      "[~training] The owners will train for four weeks and share every recipe.",
      "[+Loyal clientele] Regulars account for most weekday sales.",
      "Opening hours are {hoursOfOperation}.",
    ],
    keywords: ["restaurant", "food business", "turnkey", "kitchen", "profitable"],
    fields: {
      hoursOfOperation: ["seven days, 11 to 10", "Tuesday to Sunday, 11 to 9", "Wednesday to Sunday, 11 to 8"],
    },
  },
  "health-wellness": {
    kinds: [
      kind("physiotherapy clinic", "clinic", {
        keywords: ["physiotherapy", "rehab"],
        lines: [
          "[+Insurance direct billing,+Licensed practitioners] Physicians, employers and insurers all refer, and billing is direct.",
        ],
      }),
      kind("independent pharmacy", "pharmacy", {
        keywords: ["pharmacy"],
        sets: ["noRooms"],
        lines: ["Prescription counts have risen every year, helped by two nearby clinics and a blister-pack program."],
      }),
      kind("dental practice", "practice", {
        keywords: ["dental practice"],
        lines: ["[+Licensed practitioners] Hygiene is booked months ahead and the associate will stay."],
      }),
      kind("optical store and eye clinic", "practice", { keywords: ["optometry", "optical"] }),
      kind("day spa", "spa", {
        keywords: ["day spa", "aesthetics"],
        lines: ["[+Spa,+Massage therapy] Memberships and gift cards bring in cash ahead of the season."],
      }),
      kind("boutique fitness studio", "studio", {
        keywords: ["fitness", "studio"],
        lines: ["[+Fitness studio] Members pay by the month, and classes at peak hours have waiting lists."],
      }),
      kind("yoga and pilates studio", "studio", {
        keywords: ["yoga", "pilates"],
        lines: ["[+Fitness studio] Teacher training adds a second stream of income."],
      }),
      kind("home-care agency", "agency", {
        keywords: ["home care", "seniors"],
        sets: ["noRooms"],
        lines: ["Private-pay clients make up most of the hours, and demand far exceeds the agency's ability to hire."],
      }),
      kind("massage therapy clinic", "clinic", {
        keywords: ["massage", "RMT"],
        lines: [
          "[+Massage therapy,+Insurance direct billing] Therapists are on a fee split and the front desk runs itself.",
        ],
      }),
      kind("small-animal veterinary hospital", "hospital", { keywords: ["veterinary"] }),
      kind("hearing clinic", "clinic", { keywords: ["hearing", "audiology"] }),
      kind("medical aesthetics clinic", "clinic", {
        keywords: ["laser", "aesthetics"],
        lines: ["[+Equipment included] Lasers are owned and under service plans."],
      }),
    ],
    titles: [
      "{kind} {inArea}",
      "{kind}, {city}",
      "{kind}, {yearsInOperation} years established",
      "{kind} with {activeClients} active clients",
      "{treatmentRooms}-room {kind}, {city}",
      "Profitable {kind} near {road}",
      "{kind} with {grossRevenue} in billings",
      "Turnkey {kind} {inArea}",
      "Practice transition: {kind}, {city}",
      "{kind} on {street}, owner relocating",
    ],
    openings: [
      "{aKind} {inArea} with {activeClients} active clients and a respected name.",
      "Billings of {grossRevenue}, {treatmentRooms} treatment rooms and a team that works well together.",
      "For {yearsInOperation} years this {kind} has earned its name {inCity} one client at a time.",
      "A modern, well-equipped {kind} {inCity}, run by an owner who wants to return to practice or retire.",
    ],
    details: [
      "Annual revenue is {grossRevenue}, with {cashFlow} in adjusted cash flow.",
      "Premises are {totalArea}, with {treatmentRooms} treatment rooms, a reception and a staff room.",
      "[+Staff willing to stay] All {employees} team members are expected to stay.",
      "[+Equipment included] Equipment has been kept current and is included.",
      "The lease has {leaseTerms}, at {premisesRent} a month.",
      "[+Insurance direct billing] Direct billing to insurers is set up.",
      "Software, website and booking line transfer with the business.",
      "[+Owner will train,~training] The vendor will remain part-time for up to a year to introduce clients.",
      "There is space to add a practitioner without enlarging the premises.",
      "[+Accessible entrance] Parking is free and the entrance is level.",
    ],
    keywords: ["clinic", "health", "wellness", "practice", "turnkey"],
    fields: {
      equipmentIncluded: [
        "Treatment tables, modalities and furniture",
        "All clinical equipment and computers",
        "Reception, treatment and sterilization equipment",
      ],
    },
  },
};
