import { screen } from "@testing-library/react";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-000000000009";

test("an administrator sees a person's number in the Canadian format", async () => {
  const { uid, firstName, lastName, email, language, role, profilePictureUrl } = buildProfile();
  const user: UserDetails = {
    ...{ uid, firstName, lastName, email, language, role, profilePictureUrl, administratorRole: null },
    createdAt: { seconds: 1_795_000_000 },
    emailVerified: true,
    phoneNumber: "+15145550142",
    phoneVerified: true,
    hasSecondFactor: false,
    disabledAt: null,
    disabledReason: null,
    sessions: 0,
    orders: 0,
    listings: { draft: 0, active: 0, paused: 0, expired: 0, closed: 0, removed: 0 },
    membership: null,
    agent: null,
  };
  respond("GET /v1/admin/users/{id}", { json: { user } });
  await openPage(`/admin/users/${uid}`, { as: buildProfile({ role: "administrator", hasSecondFactor: true }) });
  expect(await screen.findByText("(514) 555-0142")).toBeVisible();
});

test("an owner sees a sender's number in the Canadian format, and can call it", async () => {
  const inquiry: InquiryThread = {
    id: ID,
    box: "received",
    listing: { id: ID, name: "Corner store" },
    with: { uid: ID, name: "Geneviève Desrosiers" },
    excerpt: "Is it still available?",
    isLastMine: false,
    isUnread: false,
    isArchived: false,
    lastAt: { seconds: 1_795_000_000 },
    messages: [],
    senderPhone: "+15145550142;ext=204",
    accountName: null,
    noReply: null,
    hasReported: false,
  };
  respond("GET /v1/inquiries/{id}", { json: { inquiry } });
  await openPage(`/account/inquiries/${ID}`, { as: buildProfile() });
  const link = await screen.findByRole("link", { name: "(514) 555-0142, ext. 204" });
  expect(link).toHaveAttribute("href", "tel:+15145550142;ext=204");
});
