import { Trans, useLingui } from "@lingui/react/macro";
import { CONFIDENTIAL_FIELDS, type ConfidentialField } from "@vestpocket/domain/disclosure/disclosure.fields";
import { LONG_TEXT_MAX } from "@vestpocket/domain/listings/fields/kinds";
import { useMessage } from "../../../platform/language.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ValueEye } from "./audience-eye.tsx";
import { CONFIDENTIAL_HINTS } from "./confidential-hints.ts";
import { FilledMark } from "./filled-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** Fields that only approved people can read, or those who signed. */
export function ConfidentialFields({ posting }: { posting: Posting }) {
  return (
    <>
      <p className="text-14 text-muted">
        <Trans>All optional. No list, card or search shows these.</Trans>
      </p>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {CONFIDENTIAL_FIELDS.map((field) => (
          <ConfidentialText key={field.key} field={field} posting={posting} />
        ))}
      </div>
    </>
  );
}

function ConfidentialText({ field, posting }: { field: ConfidentialField; posting: Posting }) {
  const { t } = useLingui();
  const message = useMessage();
  const { values, change, errorOf } = posting;
  const name = `confidential.${field.key}`;
  const isLong = field.maxLength >= LONG_TEXT_MAX;
  const shared = {
    label: message(field.label),
    name,
    help: t(CONFIDENTIAL_HINTS[field.key]),
    autoComplete: "off",
    aside: <ValueEye posting={posting} name={field.key} />,
    value: values.confidential[field.key] ?? "",
    error: errorOf(name),
  };
  const write = (text: string) => change({ confidential: { ...values.confidential, [field.key]: text } }, [name]);
  return (
    <div id={anchorOf(name)} className={isLong ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      {isLong ? (
        <TextArea
          {...shared}
          lines={field.maxLength > LONG_TEXT_MAX ? 5 : 2}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <TextField {...shared} onChange={(event) => write(event.target.value)} />
      )}
      <FilledMark name={name} value={shared.value} />
    </div>
  );
}
