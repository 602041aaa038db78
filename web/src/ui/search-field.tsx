import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { TextField } from "./text-field.tsx";

const PAUSE_MS = 250;

interface SearchFieldProps {
  label: ReactNode;
  placeholder?: string;
  help?: ReactNode;
  /** What is searched for now. */
  value: string;
  /** What was typed, once the typing pauses. */
  onSearch: (text: string) => void;
  className?: string;
}

/** Searches while one types; the field keeps the focus and what is typed in it, whatever comes back meanwhile. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  // From elsewhere: the way back in the browser, a reset.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  function tell(wanted: string): void {
    if (wanted === told.current) return;
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
      // Whoever goes on to press something must not be overtaken by what they searched for before.
      onBlur={() => tell(typed.trim())}
      inputClassName="pr-11"
      end={<Search size={18} className="mr-3 text-muted" aria-hidden="true" />}
    />
  );
}
