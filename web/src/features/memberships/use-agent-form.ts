import { useLingui } from "@lingui/react/macro";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import { type AgentDetails, readAgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useForm } from "../../platform/use-form.ts";
import { useRestored } from "../../platform/use-restored.ts";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { toast } from "../../ui/toast.tsx";
import { leaveForProvider, startCheckout } from "./memberships.api.ts";

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

/** State of the Agent Pro form, which leads to the checkout. */
export function useAgentForm(uid: string, start: AgentFormStart | null) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [initial] = useState<AgentDetails>(() =>
    start === null ? EMPTY : { ...start, realEstateBoard: start.realEstateBoard ?? "" },
  );
  const [isOtherBoard, setIsOtherBoard] = useState(
    initial.realEstateBoard !== "" && !ALL_BOARDS.has(initial.realEstateBoard),
  );
  const [isLeaving, setIsLeaving] = useState(false);
  // Coming back from the provider's page with the Back button shows the form as it was.
  useRestored(() => setIsLeaving(false));
  const form = useForm<AgentDetails>({
    initial,
    validate: (values) => readAgentProfile(values).problems ?? {},
    submit,
    readFieldErrors: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, error]) => [name.replace(/^agentProData\./u, ""), error])),
    readFailure: (failure) => failureWords(failure, t`An error occurred. Please try again.`),
  });

  async function submit(values: AgentDetails) {
    const { profile } = readAgentProfile(values);
    if (profile === undefined) return;
    try {
      const url = await startCheckout(uid, profile);
      leaveForProvider(url);
      setIsLeaving(true);
    } catch (error) {
      toast.error(t`Failed to initiate upgrade`);
      throw error;
    }
  }

  return {
    form,
    isOtherBoard,
    pending: form.pending || isLeaving,
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
