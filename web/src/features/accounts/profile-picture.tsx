import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { Camera } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PICTURE_TYPES } from "./picture-file.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

const CHANGE_CLASS =
  "absolute inset-x-0 bottom-0 flex h-11 items-center justify-center gap-1.5 bg-scrim text-13 font-semibold text-on-ink transition-colors hover:bg-ink focus-visible:bg-ink focus-visible:-outline-offset-4 focus-visible:outline-on-ink aria-disabled:cursor-progress";

/** The picture with its 'Change' button, the upload progress, and the content next to them. */
export function ProfilePicture({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { upload, part, preview, failure, cancel } = usePictureUpload(profile.uid);
  const isUploading = part !== undefined;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-5 sm:gap-8">
        <div className="relative size-28 shrink-0 overflow-hidden rounded-full sm:size-32">
          <Avatar
            firstName={profile.firstName}
            lastName={profile.lastName}
            pictureUrl={preview ?? profile.profilePictureUrl}
            className="size-full pb-5 text-36"
          />
          <button
            type="button"
            aria-disabled={isUploading || undefined}
            aria-label={isUploading ? undefined : t`Change profile picture`}
            onClick={() => !isUploading && input.current?.click()}
            className={CHANGE_CLASS}
          >
            {isUploading ? (
              <Trans>Uploading...</Trans>
            ) : (
              <>
                <Camera size={14} aria-hidden="true" />
                <Trans>Change</Trans>
              </>
            )}
          </button>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(",")}
            aria-label={t`Profile picture`}
            tabIndex={-1}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Lets the same file be chosen again.
              target.value = "";
              void upload(file);
            }}
          />
        </div>
        <div className="min-w-0 flex-[1_1_12rem]">
          {children}
          {isUploading && <UploadProgress part={part} onCancel={cancel} />}
        </div>
      </div>
      {failure && (
        <div className="mt-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </div>
  );
}

function UploadProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const { t } = useLingui();
  const percent = Math.round(part * 100);
  return (
    <div className="mt-3 flex max-w-sm items-center gap-3">
      <progress
        aria-label={t`Uploading...`}
        value={percent}
        max={100}
        className="h-2 min-w-0 grow appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
      />
      <span className="w-12 text-right text-13 text-muted tabular">{t`${percent}%`}</span>
      <Button kind="link" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
