import { DISTRESSED_ASSET_SALE_FR } from "./merger/distressed-asset-sale.fr.ts";
import { FULL_BUSINESS_BUYOUT_FR } from "./merger/full-business-buyout.fr.ts";
import { MAJORITY_SHARE_PURCHASE_FR } from "./merger/majority-share-purchase.fr.ts";
import { PARTNERSHIP_FR } from "./merger/partnership.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const MERGER_FR: CategoryTexts = {
  "full-business-buyout": FULL_BUSINESS_BUYOUT_FR,
  "majority-share-purchase": MAJORITY_SHARE_PURCHASE_FR,
  partnership: PARTNERSHIP_FR,
  "distressed-asset-sale": DISTRESSED_ASSET_SALE_FR,
};
