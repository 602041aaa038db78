import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AskQuestion } from "@vestpocket/domain/questions/questions.schema";
import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import { api } from "../../platform/api.ts";
import { useChanging } from "../../platform/use-changing.ts";

const KEY = ["questions"];
const TODO = ["own-listings", "todo"];
const PAGE_SIZE = 10;

interface Wanted {
  readonly kind: QuestionKind;
  readonly page: number;
  readonly enabled: boolean;
}

/** The room's questions, or its document requests, as far as the reader may see them; loading an answer marks it as read. */
export function useQuestions(id: string, { kind, page, enabled }: Wanted) {
  const client = useQueryClient();
  return useQuery({
    enabled,
    queryKey: [...KEY, id, kind, page],
    async queryFn({ signal }) {
      const query = { kind, page, limit: PAGE_SIZE };
      const answer = await api.get("/v1/property/{id}/questions", { params: { id }, query, signal });
      if (answer.questions.some(({ isNew }) => isNew)) void client.invalidateQueries({ queryKey: TODO });
      return answer;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The readers' and the owner's actions; each returns the server's message and refetches what is shown, also if it has
 * changed meanwhile. All throw ApiFailure.
 */
export function useQuestionChanges() {
  const refetching = useChanging(KEY, TODO);
  const changing = async (call: Promise<{ msg: string }>): Promise<string> => (await refetching(call)).msg;
  return {
    ask: (id: string, form: AskQuestion) => changing(api.post("/v1/property/{id}/questions", form, { params: { id } })),
    answer: (id: string, body: { version: number; answer: string }) =>
      changing(api.post("/v1/questions/{id}/answer", body, { params: { id } })),
    decline: (id: string, note: string) =>
      changing(api.post("/v1/questions/{id}/decline", { note }, { params: { id } })),
    withdraw: (id: string) => changing(api.post("/v1/questions/{id}/withdraw", {}, { params: { id } })),
  };
}
