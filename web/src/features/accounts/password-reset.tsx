import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Outcome } from "../../ui/outcome.tsx";

const REDIRECT_MS = 2000;

/** Confirms the new password and moves on to the log-in page after 2 s. */
export function PasswordReset({ sentence }: { sentence: string }) {
  const navigate = useNavigate();
  const login = useLocalPath()(paths.login());
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <Outcome tone="success" sentence={sentence}>
      <ButtonLink to={login} replace size="large" className="w-full">
        <Trans>Log In</Trans>
      </ButtonLink>
    </Outcome>
  );
}
