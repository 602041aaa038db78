import { useLingui } from "@lingui/react/macro";
import { REAL_ESTATE_BOARDS } from "@vestpocket/domain/memberships/memberships.boards";
import {
  type AgentDetails,
  toAgentProfile,
  validateAgentDetails,
} from "@vestpocket/domain/memberships/memberships.rules";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { startCheckout } from "./memberships.api.ts";

type Field = keyof AgentDetails;

/** What the form begins with. */
export interface AgentFormStart {
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
}

/** Stands in the list for a board that it does not know. */
export const OTHER_BOARD = "other";

const EMPTY: AgentDetails = {
  brokerageName: "",
  province: "",
  city: "",
  isRealEstateMember: null,
  realEstateBoard: "",
};
const ALL_BOARDS = new Set(Object.values(REAL_ESTATE_BOARDS).flat());

/** The Agent Pro form: what was typed, what is wrong with it, and the way to the checkout. */
export function useAgentForm(uid: string, start: AgentFormStart | null) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<AgentDetails>(
    start === null ? EMPTY : { ...start, realEstateBoard: start.realEstateBoard ?? "" },
  );
  const [isOtherBoard, setIsOtherBoard] = useState(
    values.realEstateBoard !== "" && !ALL_BOARDS.has(values.realEstateBoard),
  );
  const [hasTried, setHasTried] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const wrong = validateAgentDetails(values);

  function change(part: Partial<AgentDetails>) {
    setValues((standing) => ({ ...standing, ...part }));
    setFields({});
  }

  function errorOf(field: Field): string | undefined {
    const own = wrong[field];
    return (hasTried && own ? message(own) : undefined) ?? fields[`agentProData.${field}`];
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    setFailure(undefined);
    const [first] = Object.keys(wrong);
    if (first !== undefined) return focus(first);
    const url = await run(
      () => startCheckout(uid, toAgentProfile(values)),
      (refusal) => {
        setFields(refusal.fields ?? {});
        setFailure(failureWords(refusal, t`An error occurred. Please try again.`));
        toast.error(t`Failed to initiate upgrade`);
      },
    );
    if (url === undefined) return;
    if (!isCheckout(url)) return setFailure(t`An error occurred. Please try again.`);
    setIsLeaving(true);
    location.assign(url);
  }

  function focus(field: string) {
    const controls = `[name="${field}"], [data-field="${field}"] button, [data-field="${field}"] input, [name="otherBoard"]`;
    ref.current?.querySelector<HTMLElement>(controls)?.focus();
  }

  return {
    ref,
    values,
    isOtherBoard,
    failure,
    pending: pending || isLeaving,
    change,
    errorOf,
    submit,
    /** A province has boards of its own. */
    choosePlace(province: string, city: string) {
      if (province !== values.province && !isOtherBoard) change({ province, city, realEstateBoard: "" });
      else change({ province, city });
    },
    chooseBoard(board: string) {
      setIsOtherBoard(board === OTHER_BOARD);
      change({ realEstateBoard: board === OTHER_BOARD ? "" : board });
    },
  };
}

/** The checkout stands under this site's address or the provider's, nowhere else. */
function isCheckout(url: string): boolean {
  const { host, protocol } = new URL(url, location.origin);
  return host === location.host || (host === "checkout.stripe.com" && protocol === "https:");
}
