import { Trans } from "@lingui/react/macro";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useMessage } from "../../../platform/language.ts";
import { OfOperator } from "./of-operator.tsx";

/** For how many days the earlier terms still apply to people who have not agreed to new ones. */
const NOTICE_DAYS = 30;

/** How the contract ends and changes, and which law applies. */
export function Ending({ operator }: { operator: Operator | null }) {
  const message = useMessage();
  const province = operator && message(PROVINCE_LABELS[operator.province]);
  return (
    <>
      <p>
        <Trans>
          You can delete your account at any time; its listings are deleted with it and are not refunded. We can disable
          it if you break these terms, and say why when you ask.
        </Trans>
      </p>
      <p>
        <Trans>
          If these terms change, we publish the new version here beside the earlier ones and tell you on your dashboard.
          It applies to you once you agree to it, or {NOTICE_DAYS} days after we told you. If you do not want it, delete
          your account before then. What you have already paid for stays under the terms that you paid under.
        </Trans>
      </p>
      <p>
        {province === null ? (
          <Trans>
            The laws of Canada and of the province where the operator is established apply; for consumers, those of
            their own province.
          </Trans>
        ) : (
          <Trans>
            The laws of Canada and of the province where we are established (<OfOperator>{province}</OfOperator>) apply;
            for consumers, those of their own province.
          </Trans>
        )}{" "}
        <Trans>These terms exist in English and in French. If you are in Quebec, you may rely on either version.</Trans>
      </p>
    </>
  );
}
