import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailStream, MailStreams } from "@vestpocket/domain/messages/streams.schema";
import { api } from "../../platform/api.ts";

const STREAMS = ["mail-streams"];

/** The commercial email that the reader asked for or not, and why their address gets none. */
export function useMailStreams() {
  return useQuery({
    queryKey: STREAMS,
    // A press on a link in an email changes it elsewhere.
    staleTime: 0,
    queryFn: ({ signal }) => api.get("/v1/mail-streams", { signal }),
  });
}

/** What the reader can change about their commercial email. All throw ApiFailure. */
export function useMailStreamActions() {
  const client = useQueryClient();
  return {
    async choose({ stream, version }: MailStream, isGiven: boolean): Promise<void> {
      const body = { isGiven, version };
      client.setQueryData<MailStreams>(
        STREAMS,
        await api.put("/v1/mail-streams/{stream}", { params: { stream }, body }),
      );
    },
    async mendAddress(): Promise<string> {
      const { msg } = await api.post("/v1/mail-streams/address", {});
      await client.invalidateQueries({ queryKey: STREAMS });
      return msg;
    },
  };
}
