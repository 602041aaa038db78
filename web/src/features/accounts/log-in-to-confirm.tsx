import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { useReturnQuery } from "../../platform/return-path.ts";
import { signOut, useSession } from "../../platform/session.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";

interface LogInToConfirmProps {
  /** From the emailed link, which is opened again after log-in. */
  code: string;
  kind?: "primary" | "secondary";
}

/** Leads to log-in and back to the link. Signs out the current user first, because the link is for another account. */
export function LogInToConfirm({ code, kind = "primary" }: LogInToConfirmProps) {
  const { state } = useSession();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { run, pending } = useCall();
  const back = useReturnQuery(`${localPath(paths.emailVerified())}?oobCode=${encodeURIComponent(code)}`);

  async function logIn() {
    if (state === "signed-in") await run(signOut);
    await navigate(`${localPath(paths.login())}?${back}`);
  }

  return (
    <Button kind={kind} size="large" pending={pending} onClick={() => void logIn()} className="w-full">
      <Trans>Log In</Trans>
    </Button>
  );
}
