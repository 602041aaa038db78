import { DISTRESSED_ASSET_SALE_EN } from "./merger/distressed-asset-sale.en.ts";
import { FULL_BUSINESS_BUYOUT_EN } from "./merger/full-business-buyout.en.ts";
import { MAJORITY_SHARE_PURCHASE_EN } from "./merger/majority-share-purchase.en.ts";
import { PARTNERSHIP_EN } from "./merger/partnership.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const MERGER_EN: CategoryTexts = {
  "full-business-buyout": FULL_BUSINESS_BUYOUT_EN,
  "majority-share-purchase": MAJORITY_SHARE_PURCHASE_EN,
  partnership: PARTNERSHIP_EN,
  "distressed-asset-sale": DISTRESSED_ASSET_SALE_EN,
};
