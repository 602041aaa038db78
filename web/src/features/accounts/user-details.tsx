import { Trans, useLingui } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { AdminLink, useMayOpen } from "../../shared/administrators/rights.tsx";
import { Code } from "../../ui/code.tsx";
import { DOT } from "../../ui/dot.ts";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { StateMark } from "../../ui/state-mark.tsx";

const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";

/** Contact details and account facts of a user. */
export function UserContact({ user }: { user: UserDetails }) {
  const language = useLanguage();
  const mayOpen = useMayOpen();
  return (
    <FormCard title={<Trans>Account</Trans>}>
      <FactList>
        <Fact name={<Trans>Email</Trans>}>
          {user.email}
          <Confirmed isGood={user.emailVerified} />
        </Fact>
        <Fact name={<Trans>Phone</Trans>}>
          {user.phoneNumber === null ? (
            "–"
          ) : (
            <>
              <span className="tabular">{formatPhone(user.phoneNumber)}</span>
              <Confirmed isGood={user.phoneVerified} />
            </>
          )}
        </Fact>
        <Fact name={<Trans>Language</Trans>}>{user.language === "fr" ? "Français" : "English"}</Fact>
        <Fact name={<Trans>Joined</Trans>}>{formatDate(user.createdAt.seconds, language)}</Fact>
        <Fact name={<Trans>Active sessions</Trans>}>{user.sessions}</Fact>
        <Fact name={<Trans>Two-step log-in</Trans>}>
          {user.hasSecondFactor ? <Trans>On</Trans> : <Trans>Off</Trans>}
        </Fact>
        <Fact name={<Trans>ID</Trans>}>
          <Code className="text-13">{user.uid}</Code>
        </Fact>
        {mayOpen("audit") && (
          <Fact name={<Trans>Audit log</Trans>}>
            <span className="flex flex-wrap gap-x-4">
              <LocalLink to={`${paths.admin("audit")}?actor=${user.uid}`} className={LINK}>
                <Trans>Actions by this user</Trans>
              </LocalLink>
              <LocalLink to={`${paths.admin("audit")}?subject=${user.uid}`} className={LINK}>
                <Trans>Actions on this account</Trans>
              </LocalLink>
            </span>
          </Fact>
        )}
      </FactList>
    </FormCard>
  );
}

/** A user's listings, orders and membership. */
export function UserBelongings({ user }: { user: UserDetails }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { listings, membership, orders } = user;
  const paidThrough = membership && formatDate(membership.paidThrough.seconds, language);
  const words = {
    active: t`Active`,
    draft: t`Draft`,
    paused: t`Paused`,
    expired: t`Expired`,
    closed: t`Closed`,
    removed: t`Removed`,
  } as const;
  const counted = (["active", "paused", "draft", "expired", "closed", "removed"] as const).filter(
    (status) => listings[status] > 0,
  );
  return (
    <FormCard title={<Trans>Activity</Trans>}>
      <FactList>
        <Fact name={<Trans>Listings</Trans>}>
          {counted.length === 0 ? (
            <Trans>None</Trans>
          ) : (
            <LocalLink to={`${paths.admin("listings")}?searchQuery=${user.uid}`} className={LINK}>
              {counted.map((status) => `${words[status]} ${listings[status]}`).join(DOT)}
            </LocalLink>
          )}
        </Fact>
        <Fact name={<Trans>Paid orders</Trans>}>
          {orders === 0 ? (
            orders
          ) : (
            <AdminLink page={`orders?searchQuery=${encodeURIComponent(user.email)}`} className={LINK}>
              {orders}
            </AdminLink>
          )}
        </Fact>
        <Fact name={<Trans>Tickets</Trans>}>
          <LocalLink to={`${paths.admin("tickets")}?searchQuery=${encodeURIComponent(user.email)}`} className={LINK}>
            <Trans>Tickets from this address</Trans>
          </LocalLink>
        </Fact>
        <Fact name={<Trans>Agent Pro</Trans>}>
          {membership === null && <Trans>No membership</Trans>}
          {membership?.isSubscribed === true && <Trans>Paid through {paidThrough}</Trans>}
          {membership?.isSubscribed === false && <Trans>Ended on {paidThrough}</Trans>}
        </Fact>
      </FactList>
    </FormCard>
  );
}

function Confirmed({ isGood }: { isGood: boolean }) {
  return (
    <span className="mt-1 block">
      <StateMark isGood={isGood}>{isGood ? <Trans>Confirmed</Trans> : <Trans>Not confirmed yet</Trans>}</StateMark>
    </span>
  );
}
