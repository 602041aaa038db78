import { useLingui } from "@lingui/react/macro";
import { AGENT_QUERY_MAX } from "@vestpocket/domain/agents/agents.rules";
import { useEffect, useRef, useState } from "react";
import { TextField } from "../../ui/text-field.tsx";

/** Nobody is asked for between the letters of somebody who types. */
const WAIT_MS = 300;

/** The name that is looked for while it is typed. `value`: what the address says. */
export function NameField({ value, onType }: { value: string; onType: (searchQuery: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  /** What the address was last known to say: any other value came from elsewhere, by Back or Reset. */
  const known = useRef(value);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === known.current) return;
    const timer = setTimeout(() => {
      known.current = typed;
      onType(typed);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, onType]);

  return (
    <TextField
      type="search"
      label={t`Name`}
      placeholder={t`Name or brokerage`}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={AGENT_QUERY_MAX}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
