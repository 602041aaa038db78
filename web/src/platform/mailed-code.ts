import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** As the links that are mailed call it. */
const PARAMETER = "oobCode";

interface MailedCode {
  /** Undefined until the page, written beforehand without one, has been taken over; null where there is none. */
  code: string | null | undefined;
  /** A used code is of no use to a reload. */
  forgetCode: () => void;
}

/**
 * The code of the mailed link that opened the page. It leaves the address at once, where others could read or share it, and
 * stays with this one entry of the browser's history, so that a reload still has it.
 */
export function useMailedCode(): MailedCode {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isTakenOver = useSyncExternalStore(subscribeToNothing, isInBrowser, isWrittenBeforehand);
  const inAddress = query.get(PARAMETER);

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { [PARAMETER]: inAddress } });
  }, [inAddress, pathname, navigate]);

  const forgetCode = useCallback(() => void navigate(pathname, { replace: true, state: null }), [navigate, pathname]);

  return { code: isTakenOver ? inAddress || state?.[PARAMETER] || null : undefined, forgetCode };
}

const subscribeToNothing = () => () => {};
const isInBrowser = () => true;
const isWrittenBeforehand = () => false;
