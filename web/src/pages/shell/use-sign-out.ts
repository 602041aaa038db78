import { useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { signOut } from "../../platform/session.ts";
import { toast } from "../../ui/toast.tsx";

/** Signs out and goes home. */
export function useSignOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [pending, setPending] = useState(false);

  async function leave() {
    if (pending) return;
    setPending(true);
    try {
      await signOut();
      await navigate(localPath(paths.home()));
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.msg) || t`Signing out failed. Please try again.`);
    } finally {
      setPending(false);
    }
  }

  return { signOut: leave, pending };
}
