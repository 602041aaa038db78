import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useMessage } from "../../platform/language.ts";
import { findUnusablePicture } from "../../platform/unusable-picture.ts";
import { toast } from "../../ui/toast.tsx";
import { validatePictureFile } from "./picture-file.ts";
import { useProfileChanges } from "./profile.api.ts";

/** Uploads a picture. `part` is the progress, 0 to 1; `preview` is the chosen picture. */
export function usePictureUpload(uid: string) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { uploadPicture } = useProfileChanges(uid);
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number>();
  const [preview, setPreview] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => sending.current?.abort(), []);

  async function upload(file: File | undefined) {
    const words = {
      missing: t`Profile picture file is required.`,
      kind: t`Pictures must be PNG, JPEG or WebP files.`,
      size: t`Pictures can be up to 10 MB and 50 megapixels.`,
    };
    if (part !== undefined) return;
    const unusable = file && (await findUnusablePicture(file));
    const verdict = validatePictureFile(file);
    setFailure(unusable ? message(unusable) : verdict && words[verdict]);
    if (unusable || verdict || file === undefined) return;
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const url = URL.createObjectURL(file);
    setPreview(url);
    setPart(0);
    try {
      const { msg } = await uploadPicture(file, { signal, onProgress: setPart });
      toast.success(msg);
    } catch (error) {
      if (!signal.aborted) setFailure(sentenceOf(error));
    } finally {
      setPart(undefined);
      setPreview(undefined);
      URL.revokeObjectURL(url);
    }
  }

  function sentenceOf(error: unknown): string {
    if (!(error instanceof ApiFailure)) return t`Something went wrong while uploading.`;
    return error.fields.profilePicture ?? failureWords(error, t`Upload failed`);
  }

  return { upload, part, preview, failure, cancel: () => sending.current?.abort() };
}
