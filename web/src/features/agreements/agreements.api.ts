import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Agreement, AgreementChoice } from "@vestpocket/domain/agreements/agreements.schema";
import type { Capacity } from "@vestpocket/domain/agreements/agreements.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { api } from "../../platform/api.ts";
import { useBeginning } from "../../platform/list-query.ts";
import { useChanging } from "../../platform/use-changing.ts";
import type { Identity } from "../../shared/accounts/reauthentication.ts";

const PAGE_SIZE = 20;

const keyOf = (id: string) => ["agreement", id];

/** Which agreement a listing asks its readers to sign. */
export function useAgreement(id: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get("/v1/property/{id}/agreement", { params: { id }, signal }),
  });
}

/** The text in a language; without one, in the language that this reader is offered first. Opening it is recorded. */
export function useShownText(id: string, language?: Language) {
  return useQuery({ queryKey: [...keyOf(id), "text", language ?? "first"], queryFn: () => openText(id, language) });
}

/** The texts of the owner's custom agreement, for editing; none if there is no custom one. */
export function useOwnTexts(id: string, agreement: Agreement | undefined) {
  const { kind, languages = [], version } = agreement ?? {};
  return useQuery({
    queryKey: [...keyOf(id), "own", version],
    queryFn: () => Promise.all(kind === "own" ? languages.map((language) => openText(id, language)) : []),
    enabled: agreement !== undefined,
  });
}

const openText = (id: string, language?: Language) =>
  api.post("/v1/property/{id}/agreement/open", language === undefined ? {} : { language }, { params: { id } });

/** Who signed the agreement of the viewer's own listing. */
export function useSignatures(id: string, page: number) {
  const place = { page, ...useBeginning() };
  return useQuery({
    queryKey: [...keyOf(id), "signatures", place],
    queryFn: ({ signal }) =>
      api.get("/v1/property/{id}/agreement/signatures", {
        params: { id },
        query: { ...place, limit: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What the viewer signed, newest first. */
export function useSigned(page: number) {
  const place = { page, ...useBeginning() };
  return useQuery({
    queryKey: ["signed", place],
    queryFn: ({ signal }) => api.get("/v1/agreements/signed", { query: { ...place, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

interface SignatureRequest extends Identity {
  readonly version: number;
  readonly language: Language;
  readonly sha256: string;
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  /** At the company. */
  readonly title: string;
  readonly agreed: boolean;
  /** From this device. */
  readonly timeZone: string;
}

/** All refetch everything, also if the agreement has changed meanwhile. They throw ApiFailure. */
export function useAgreementChanges(id: string) {
  // A signer can read more everywhere: the listing, its room, questions and offers.
  const changing = useChanging([]);
  return {
    /** Whether the reader is, or the company they sign for is, in Quebec. */
    async statePlace(inQuebec: boolean): Promise<void> {
      await changing(api.post("/v1/property/{id}/agreement/open", { inQuebec }, { params: { id } }));
    },
    async sign(signing: SignatureRequest): Promise<void> {
      await changing(api.post("/v1/property/{id}/agreement/sign", signing, { params: { id } }));
    },
    choose: async (choice: AgreementChoice): Promise<string> =>
      (await changing(api.post("/v1/property/{id}/agreement", choice, { params: { id } }))).msg,
  };
}
