import { useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Heart } from "lucide-react";
import { useNavigate } from "react-router";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { useReturnQuery } from "../../platform/return-path.ts";
import { useSession } from "../../platform/session.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFavourite } from "./favourites.api.ts";

/** Adds a listing to the favourites or removes it. Visitors are sent to log in and back. */
export function FavouriteHeart({ listing: { id, name } }: { listing: { id: string; name: string } }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const returnQuery = useReturnQuery();
  const { state } = useSession();
  const failureWords = useFailureWords();
  const { isFavourite, toggle } = useFavourite(id, (error) =>
    toast.error(failureWords(error, t`Your favourites could not be changed.`)),
  );

  function press() {
    if (state === "signed-out") void navigate(`${localPath(paths.login())}?${returnQuery}`);
    else toggle();
  }

  return (
    <IconButton
      label={isFavourite ? t`Remove from favourites: ${name}` : t`Save to favourites: ${name}`}
      title={isFavourite ? t`Remove from favourites` : t`Save to favourites`}
      aria-pressed={isFavourite}
      onClick={press}
      className="rounded-full text-text"
    >
      <span
        className={classNames(
          "inline-flex size-9 items-center justify-center rounded-full border border-line bg-raised",
          isFavourite && "text-danger",
        )}
      >
        <Heart size={20} className={isFavourite ? "fill-current" : ""} aria-hidden="true" />
      </span>
    </IconButton>
  );
}
