import { createContext, useCallback, useMemo, useState } from "react";

/** Shows what is wrong with typed bounds, and focuses them. */
type ShowProblem = () => void;

/** Where bounds are typed that apply together with other choices. */
interface TypedBounds {
  /** Says that a pair of fields holds no valid bounds; without `show`, that it does again, or is gone. */
  readonly tell: (id: string, show?: ShowProblem) => void;
  /** How often everything was cleared, also what could not be read. */
  readonly cleared: number;
}

/** Undefined where bounds apply on their own. */
export const TypedBoundsContext = createContext<TypedBounds | undefined>(undefined);

/** The context's value, and the problems of what is typed, in the order in which they came up. */
export function useTypedBounds(): { context: TypedBounds; problems: readonly ShowProblem[]; clear: () => void } {
  const [wrong, setWrong] = useState<ReadonlyMap<string, ShowProblem>>(new Map());
  const [cleared, setCleared] = useState(0);
  const tell = useCallback((id: string, show?: ShowProblem) => {
    setWrong((before) => {
      const others = [...before].filter(([other]) => other !== id);
      return new Map(show === undefined ? others : [...others, [id, show] as const]);
    });
  }, []);
  const context = useMemo(() => ({ tell, cleared }), [tell, cleared]);
  return { context, problems: [...wrong.values()], clear: () => setCleared(cleared + 1) };
}
