import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { useAgreement } from "./agreements.api.ts";

const LINK = "text-link underline underline-offset-4";

/**
 * What comes next for a listing that keeps details for some readers: its NDA, and the documents of its deal room.
 * `needsAgreement`: some of them are for people who signed.
 */
export function ConfidentialNext({ id, needsAgreement }: { id: string; needsAgreement: boolean }) {
  const { data: agreement } = useAgreement(id);
  if (agreement === undefined) return null;
  const nda = (
    <LocalLink to={paths.ownListing(id, "access")} className={LINK}>
      {agreement.kind === "none" ? <Trans>Choose an NDA</Trans> : <Trans>See the NDA</Trans>}
    </LocalLink>
  );
  return (
    <section className="rounded-control border border-line p-4 text-left text-text sm:p-5">
      <h2 className="text-18">
        <Trans>Next for your confidential details</Trans>
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-14">
        <li>
          {agreement.kind !== "none" ? (
            <Trans>Readers sign your NDA before they see them. {nda}</Trans>
          ) : needsAgreement ? (
            <Trans>There is no NDA yet, so only people you approve see them. {nda}</Trans>
          ) : (
            <Trans>Only people you approve see them. {nda}</Trans>
          )}
        </li>
        <li>
          <Trans>
            Put financials, leases and plans in the deal room, and choose who sees each.{" "}
            <LocalLink to={paths.ownListing(id, "room")} className={LINK}>
              Open the deal room
            </LocalLink>
          </Trans>
        </li>
      </ul>
    </section>
  );
}
