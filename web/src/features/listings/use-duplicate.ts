import { paths } from "@vestpocket/domain/shared/paths";
import { useNavigate } from "react-router";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { useDraftActions } from "./drafts.api.ts";

/** Copies a listing and its files into a draft, and opens it. */
export function useDuplicate(id: string): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const { run } = useCall();
  const { duplicateListing } = useDraftActions();
  const copy = async () => {
    const draft = await duplicateListing(id);
    await navigate(localPath(paths.continueDraft(draft.id)));
  };
  return () => void run(copy, (failure) => toast.error(failureWords(failure)));
}
