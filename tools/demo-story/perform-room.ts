import { DEMO_CAST } from "@vestpocket/demo/accounts/accounts.demo";
import type { DealStep } from "@vestpocket/demo/deals/deals.demo";
import type { DemoTerms, OfferStep } from "@vestpocket/demo/offers/offers.demo";
import type { QuestionStep } from "@vestpocket/demo/questions/questions.demo";
import * as deals from "@vestpocket/domain/deals/deals.contract";
import * as offers from "@vestpocket/domain/offers/offers.contract";
import * as questions from "@vestpocket/domain/questions/questions.contract";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { type CallAs, idOf } from "./actors.ts";
import type { Offered } from "./perform-access.ts";

export async function performDeal(call: CallAs, { id, ownerId }: Offered, { status }: DealStep): Promise<void> {
  await call(ownerId, deals.setDeal, { params: { id }, body: { status } });
}

/** Makes the calls of one step about an offer, at this moment. */
export async function performOffer(
  call: CallAs,
  { id, ownerId, now }: Offered & { readonly now: Date },
  step: OfferStep,
): Promise<void> {
  const buyer = idOf(step.buyer);
  if (step.does === "offer") {
    await call(buyer, offers.makeOffer, { params: { id }, body: toForm(step.terms, now) });
    return;
  }
  const { firstName, lastName } = DEMO_CAST[step.buyer];
  const received = await call(ownerId, offers.listOffers, { params: { id }, query: { limit: 50 } });
  const offer = received.offers.find(
    ({ buyerName, state }) => buyerName === `${firstName} ${lastName}` && state === "open",
  );
  if (offer === undefined) throw new Error(`the demo's ${step.listing} has no open offer of ${step.buyer}`);
  const side = step.by === "buyer" ? buyer : ownerId;
  const params = { id: offer.id };
  const { version } = offer;
  if (step.does === "counter") {
    await call(side, offers.counterOffer, { params, body: { ...toForm(step.terms, now), version } });
    return;
  }
  const decide = step.does === "accept" ? offers.acceptOffer : offers.declineOffer;
  await call(side, decide, { params, body: { version, note: step.note } });
}

function toForm({ dollars, closesIn, expiresIn, ...terms }: DemoTerms, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    ...terms,
    kind: "sale" as const,
    amountCents: dollars * 100,
    closesOn: inDays(closesIn).toISOString().slice(0, 10),
    hasFinancing: true,
    hasInspection: true,
    expiresAt: toMoment(inDays(expiresIn)),
    understood: true,
  };
}

const toMoment = (at: Date) => ({ seconds: Math.floor(at.getTime() / 1000) });

/** Makes the calls of one step about a question. */
export async function performQuestion(call: CallAs, { id, ownerId }: Offered, step: QuestionStep): Promise<void> {
  const { text } = step;
  if (step.does === "question") {
    const { kind, reason } = step;
    await call(idOf(step.reader), questions.askQuestion, { params: { id }, body: { kind, text, reason } });
    return;
  }
  const page = await call(ownerId, questions.listQuestions, { params: { id }, query: { kind: "question" } });
  const asked = page.questions.find((question) => question.text === text);
  if (asked === undefined) throw new Error(`nobody of the demo asked: ${text}`);
  const { version } = asked;
  await call(ownerId, questions.answerRoomQuestion, {
    params: { id: asked.id },
    body: { version, answer: step.answer },
  });
}
