import * as calls from "@vestpocket/domain/memberships/memberships.contract";
import { MEMBERSHIP_MESSAGES } from "@vestpocket/domain/memberships/memberships.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import { startCheckout } from "./joining.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { isMember } from "./memberships.queries.ts";
import { cancelMembership, readMembership, resumeMembership } from "./memberships.usecases.ts";
import { findOrdinaryPrice } from "./ordinary-price.usecases.ts";
import { openPortal } from "./portal.usecases.ts";

const RESUMED: Message = /*i18n*/ { id: "memberships.resumed", message: "Your membership continues." };

export function registerMemberships(serve: Serve, deps: MembershipDeps): void {
  serve(calls.checkSubscription, async ({ viewer, params: { userId } }) => {
    requireOwnAccount(viewer, userId);
    return { isSubscribed: await isMember(deps.db, viewer.uid, deps.clock.now()) };
  });

  serve(calls.readMembership, async ({ viewer }) => ({ membership: await readMembership(deps, viewer) }));

  serve(calls.readYearOffer, async () => ({ ordinary: findOrdinaryPrice(deps) }));

  serve(calls.startMembershipCheckout, async ({ viewer, body: request, language }) => ({
    checkoutUrl: await startCheckout(deps, { viewer, request, language }),
  }));

  serve(calls.openPortal, async ({ viewer, body: { start }, language }) => ({
    portalUrl: await openPortal(deps, { uid: viewer.uid, start, language }),
  }));

  serve(calls.cancelMembership, async ({ viewer, body: { uid }, language }) => {
    await cancelMembership(deps, { viewer, uid });
    return { subscriptionCanceled: true, msg: translate(language, MEMBERSHIP_MESSAGES.canceled) };
  });

  serve(calls.resumeMembership, async ({ viewer, body: { uid }, language }) => {
    await resumeMembership(deps, { viewer, uid });
    return { subscriptionCanceled: false, msg: translate(language, RESUMED) };
  });
}
