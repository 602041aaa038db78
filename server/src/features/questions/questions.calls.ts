import { blank, declareCalls, hidden, own } from "../../testing/declared-calls.ts";

export const questionCalls = declareCalls(
  {
    "GET /v1/property/{id}/questions": hidden(),
    "POST /v1/property/{id}/questions": hidden(() => ({ kind: "question", text: "Is it dry?" })),
    "POST /v1/questions/{id}/answer": own("questions", () => ({ version: 1, answer: "Yes." })),
    "POST /v1/questions/{id}/decline": own("questions", blank),
    "POST /v1/questions/{id}/withdraw": { ...own("questions", blank), may: ["reader"] },
  },
  async ({ site, send, reader, listing }) => {
    await send(reader, `/v1/property/${listing}/questions`, { kind: "question", text: "Is the roof new?" });
    const { rows } = await site.db.$client.query<{ id: string }>("SELECT id FROM questions WHERE listing_id = $1", [
      listing,
    ]);
    return { questions: rows[0]?.id };
  },
);
