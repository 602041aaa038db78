import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The query parameter of emailed links. */
const PARAMETER = "oobCode";

interface MailedCode {
  /** Undefined until the prerendered page is hydrated; null if there is none. */
  code: string | null | undefined;
  /** Forgets a used code, so that a reload does not send it again. */
  forgetCode: () => void;
}

/**
 * The code of the emailed link that opened the page. It is removed from the URL at once, so that it cannot be seen or shared,
 * and kept with this history entry, so that a reload still has it.
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
