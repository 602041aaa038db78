import { Trans } from "@lingui/react/macro";
import { PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProfile } from "./profile.api.ts";

/** Tells the user up front that posting requires a confirmed phone. */
export function PhoneNeeded({ uid }: { uid: string }) {
  const message = useMessage();
  const { data: account } = useProfile(uid);
  if (account === undefined || account.phoneVerified) return null;
  return (
    <Notice tone="warning">
      <p>{message(PHONE_MESSAGES.neededToPost)}</p>
      <LocalLink
        to={`${paths.profile()}#phone`}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Trans>Confirm my phone number</Trans>
      </LocalLink>
    </Notice>
  );
}
