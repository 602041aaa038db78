import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CannedAnswerDetails } from "@vestpocket/domain/tickets/canned-answers.rules";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { api } from "../../../platform/api.ts";

const PATH = "/v1/admin/canned-answers";
const KEY = ["admin", "canned-answers"];

/** All canned answers, by title. */
export function useCannedAnswers() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.get(PATH, { signal })).cannedAnswers,
  });
}

/** Changes canned answers and shows the updated list. All throw ApiFailure. */
export function useCannedAnswerCalls() {
  const client = useQueryClient();

  async function keep(change: Promise<{ cannedAnswers: CannedAnswer[] }>): Promise<void> {
    client.setQueryData(KEY, (await change).cannedAnswers);
  }

  return {
    add: (written: CannedAnswerDetails) => keep(api.post(PATH, written)),
    edit: (id: string, written: CannedAnswerDetails) => keep(api.post(`${PATH}/{id}`, written, { params: { id } })),
    remove: (id: string) => keep(api.delete(`${PATH}/{id}`, { params: { id } })),
  };
}
