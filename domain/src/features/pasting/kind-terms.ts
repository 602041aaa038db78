import type { CategoryTerms } from "../searches/query/category-terms.ts";

const SERVICE = { type: "Sale of Business", subtype: "Service Industry" } as const;
const DIGITAL = { type: "Franchises & New Business Opportunities", subtype: "Remote/Digital Business" } as const;

/** Words by which a listing, but no search, tells its category (product.md §5.5). */
export const KIND_TERMS: readonly CategoryTerms[] = [
  {
    type: "Commercial",
    isWeak: true,
    en: "multi tenant, multi tenant building, multi use",
    fr: "multi locatif, multilocatif",
  },
  {
    type: "Industrial",
    en: "flex, flex space, industrial unit, flex industrial, small bay",
    fr: "local industriel, bati industriel",
  },
  {
    ...SERVICE,
    en: "landscaping company, landscaping business, cleaning company, cleaning business, janitorial business, janitorial company, plumbing company, plumbing business, electrical contractor, electrical company, roofing company, roofing business, moving company, security company, courier company, courier business, print shop, printing business, printing company, pest control, property management company, staffing agency, travel agency, snow removal, renovation company, landscape company, lawn care, pool service, window cleaning, hvac company, hvac business, trucking company, dry cleaner, dry cleaning, laundromat, hair salon, barber shop, barbershop, nail salon, pet grooming, dog grooming, tailor",
    fr: "entreprise de paysagement, compagnie de paysagement, entreprise d entretien, entretien menager, entreprise de plomberie, entreprise d electricite, entreprise de toiture, entreprise de demenagement, entreprise de deneigement, imprimerie, agence de voyage, agence de placement, nettoyeur, buanderie, salon de coiffure, barbier, toilettage, entreprise de renovation, entreprise de nettoyage, entreprise de services",
  },
  {
    type: "Sale of Business",
    subtype: "Health & Wellness",
    en: "wellness clinic, massage clinic, physiotherapy clinic, physio clinic, chiropractic clinic, chiropractic practice, optometry practice, dental practice, med spa, medical spa, yoga studio, fitness studio, day spa",
    fr: "clinique de massotherapie, clinique de physiotherapie, clinique de chiropratique, centre de sante, clinique d esthetique, studio de yoga",
  },
  {
    ...DIGITAL,
    en: "online store, e commerce store, ecommerce store, e commerce business, ecommerce business, online business, shopify, amazon fba, saas, saas business, dropshipping, web based business, website business, affiliate site",
    fr: "boutique en ligne, site de commerce electronique, entreprise web, commerce en ligne",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "Franchise Resale",
    en: "franchise resale, franchised location, existing franchise, resale of franchise, franchise for sale",
    fr: "revente de franchise, franchise existante, franchise a vendre, franchise en exploitation, franchise en operation",
  },
  {
    type: "Franchises & New Business Opportunities",
    subtype: "Pop-up/Seasonal Location",
    en: "seasonal kiosk, holiday kiosk, mall kiosk, market stall, food kiosk",
    fr: "kiosque saisonnier, kiosque, kiosque de centre commercial",
  },
  {
    type: "Farm & Agricultural",
    subtype: "Cash Crop Farms",
    en: "grain land, quarter section, no till, grain bin, cash cropping, steel bin, grain operation",
    fr: "grandes cultures, mais grain, soya",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Partnership",
    en: "silent partner wanted, equity partner, minority stake, minority interest, partner sought, seeking partner, seeking a partner",
    fr: "associe recherche, cherche associe, cherche un associe, partenaire recherche, participation minoritaire",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Majority Share Purchase",
    en: "majority of the share, majority shareholding, controlling share",
    fr: "bloc de controle, majorite des actions",
  },
  {
    type: "Merger & Acquisitions",
    subtype: "Distressed Asset Sale",
    en: "court appointed receiver, receivership sale, in receivership, power of sale, trustee sale",
    fr: "vente par syndic, syndic de faillite, sous sequestre, reprise de finance",
  },
  {
    type: "Office",
    fr: "locaux a bureau, espace a bureau, tour a bureau, etage de bureau",
    en: "office floor, office premises, class a",
  },
  {
    type: "Office",
    subtype: "Medical/Dental",
    en: "medical space, medical unit, dental space, medical condo, dental unit",
    fr: "local medical, espace medical",
  },
  {
    type: "Commercial",
    subtype: "Retail",
    en: "retail space, retail unit, retail building, retail end cap, retail condo, retail plaza unit, store for rent",
    fr: "local de detail, espace de detail, local commercial de detail",
  },
  {
    type: "Commercial",
    subtype: "Food & Beverage",
    en: "restaurant space, restaurant building, restaurant unit, restaurant premises, former restaurant",
    fr: "local de restaurant, batisse de restaurant, immeuble de restaurant",
  },
  {
    type: "Investment Properties",
    subtype: "Multi-Family",
    en: "apartment building, apartment complex, rental apartment, purpose built rental, multi family building, walk up",
    fr: "immeuble a logement, immeuble locatif, immeuble residentiel, bloc appartement, immeuble multilogement",
  },
];
