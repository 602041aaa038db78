import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HEALTH_WELLNESS_EN: SubtypeTexts = {
  kinds: [
    kind("physiotherapy clinic", {
      noun: "clinic",
      keywords: ["physiotherapy", "rehab"],
      lines: [
        "[+Insurance direct billing,+Licensed practitioners] Physicians, employers and insurers all refer, and billing is direct.",
      ],
    }),
    kind("independent pharmacy", {
      noun: "pharmacy",
      keywords: ["pharmacy"],
      sets: ["noRooms"],
      lines: ["Prescription counts have risen every year, helped by two nearby clinics and a blister-pack program."],
    }),
    kind("dental practice", {
      noun: "practice",
      keywords: ["dental practice"],
      lines: ["[+Licensed practitioners] Hygiene is booked months ahead and the associate will stay."],
    }),
    kind("optical store and eye clinic", { noun: "practice", keywords: ["optometry", "optical"] }),
    kind("day spa", {
      noun: "spa",
      keywords: ["day spa", "aesthetics"],
      lines: ["[+Spa,+Massage therapy] Memberships and gift cards bring in cash ahead of the season."],
    }),
    kind("boutique fitness studio", {
      noun: "studio",
      keywords: ["fitness", "studio"],
      lines: ["[+Fitness studio] Members pay by the month, and classes at peak hours have waiting lists."],
    }),
    kind("yoga and pilates studio", {
      noun: "studio",
      keywords: ["yoga", "pilates"],
      lines: ["[+Fitness studio] Teacher training adds a second stream of income."],
    }),
    kind("home-care agency", {
      noun: "agency",
      keywords: ["home care", "seniors"],
      sets: ["noRooms"],
      lines: ["Private-pay clients make up most of the hours, and demand far exceeds the agency's ability to hire."],
    }),
    kind("massage therapy clinic", {
      noun: "clinic",
      keywords: ["massage", "RMT"],
      lines: [
        "[+Massage therapy,+Insurance direct billing] Therapists are on a fee split and the front desk runs itself.",
      ],
    }),
    kind("small-animal veterinary hospital", { noun: "hospital", keywords: ["veterinary"] }),
    kind("hearing clinic", { noun: "clinic", keywords: ["hearing", "audiology"] }),
    kind("medical aesthetics clinic", {
      noun: "clinic",
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
};
