import { Trans } from "@lingui/react/macro";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useMessage } from "../../platform/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { useClosedProvinces } from "./operators.api.ts";

/** Says before anything is entered where the site takes no new listings. */
export function ClosedProvinces() {
  const message = useMessage();
  const closed = useClosedProvinces();
  if (closed.length === 0) return null;
  const provinces = closed.map((name) => message(PROVINCE_LABELS[PROVINCE_CODES[name]])).join(", ");
  return (
    <Notice tone="warning">
      <Trans>We do not take new listings for now in: {provinces}. Listings that are already there continue.</Trans>
    </Notice>
  );
}
