import { useLingui } from "@lingui/react/macro";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import {
  type AgentDetails,
  type AgentProfile,
  readAgentProfile,
} from "@vestpocket/domain/memberships/memberships.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useForm } from "../../platform/use-form.ts";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";

/** The form's initial values. */
export interface AgentFormStart {
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
}

/** The option for a board that is not in the list. */
export const OTHER_BOARD = "other";

const EMPTY: AgentDetails = {
  brokerageName: "",
  province: "",
  city: "",
  isRealEstateMember: null,
  realEstateBoard: "",
};
const ALL_BOARDS = new Set(Object.values(REAL_ESTATE_BOARDS).flat());

/**
 * State of a form with brokerage and board, which `send` stores or takes along. `findOther`: the problems of other fields.
 */
export function useAgentForm(
  start: AgentFormStart | null,
  send: (profile: AgentProfile) => Promise<void>,
  findOther: (values: AgentDetails) => Readonly<Record<string, Message>> | undefined = () => undefined,
) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [initial] = useState<AgentDetails>(() =>
    start === null ? EMPTY : { ...start, realEstateBoard: start.realEstateBoard ?? "" },
  );
  const [isOtherBoard, setIsOtherBoard] = useState(
    initial.realEstateBoard !== "" && !ALL_BOARDS.has(initial.realEstateBoard),
  );
  const form = useForm<AgentDetails>({
    initial,
    validate: (values) => ({ ...readAgentProfile(values).problems, ...findOther(values) }),
    async submit(values) {
      const { profile } = readAgentProfile(values);
      if (profile !== undefined) await send(profile);
    },
    readFieldErrors: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, error]) => [name.replace(/^agentProData\./u, ""), error])),
    readFailure: (failure) => failureWords(failure, t`An error occurred. Please try again.`),
  });

  return {
    form,
    isOtherBoard,
    /** Boards depend on the province. */
    choosePlace({ province = "", city = "" }: PlaceChoice) {
      const isOtherProvince = province !== form.values.province;
      form.change({ province, city, ...(isOtherProvince && !isOtherBoard && { realEstateBoard: "" }) });
    },
    chooseBoard(board: string) {
      setIsOtherBoard(board === OTHER_BOARD);
      form.change({ realEstateBoard: board === OTHER_BOARD ? "" : board });
    },
  };
}
