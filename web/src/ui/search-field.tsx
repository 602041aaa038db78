import { Search } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { TextField } from "./text-field.tsx";

const PAUSE_MS = 250;

interface SearchFieldProps {
  label: ReactNode;
  /** Visually hides the label. */
  hideLabel?: boolean;
  placeholder?: string;
  help?: ReactNode;
  /** The applied search text. */
  value: string;
  /** Called with the typed text once typing pauses, or at once on Enter. */
  onSearch: (text: string) => void;
  className?: string;
}

/** A field that searches while typing; it keeps the focus and its text while results arrive. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  // Changed elsewhere: by Back or a reset. At once, so that a blur in between does not tell the former text again. What was
  // typed since stays: a reset shows late.
  useLayoutEffect(() => {
    const former = told.current;
    if (value === former) return;
    told.current = value;
    setTyped((now) => (now.trim() === former ? value : now));
  }, [value]);

  function tell(wanted: string): void {
    // The same text is passed on again if the caller never applied it because another change came first.
    if (wanted === told.current && wanted === value) return;
    told.current = wanted;
    onSearch(wanted);
  }
  const latest = useRef(tell);
  latest.current = tell;

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => latest.current(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      {...field}
      type="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") tell(typed.trim());
      }}
      // Search now, so that a pending search does not interrupt the next click.
      onBlur={() => tell(typed.trim())}
      inputClassName="pr-11"
      end={<Search size={18} className="mr-3 text-muted" aria-hidden="true" />}
    />
  );
}
