import { Trans } from "@lingui/react/macro";
import { PRIVACY_LAWS } from "@vestpocket/domain/operators/privacy.laws";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useLanguage, useMessage } from "../../../platform/language.ts";
import { Item, Points, Term, Terms } from "../prose.tsx";

/** What people may ask for, and the laws that say so. */
export function Rights() {
  const language = useLanguage();
  const message = useMessage();
  return (
    <>
      <p>
        <Trans>
          These laws give you the rights below. You do not have to say why you use them, and they cost nothing.
        </Trans>
      </p>
      <Points>
        {PRIVACY_LAWS.map(({ act, provinces = [] }) => (
          <Item key={act.en}>
            {act[language]}
            {provinces.map((name) => ` (${message(PROVINCE_LABELS[PROVINCE_CODES[name]])})`)}
          </Item>
        ))}
      </Points>
      <Terms>
        <Term word={<Trans>See it and download it</Trans>}>
          <Trans>
            “Download my data” on your profile page gives you all of it, with links to your pictures and documents. You
            can also ask us who else has seen it.
          </Trans>
        </Term>
        <Term word={<Trans>Take it elsewhere</Trans>}>
          <Trans>
            The file you download is machine-readable. On request we send it to a person or company that you name, where
            that is technically possible.
          </Trans>
        </Term>
        <Term word={<Trans>Correct it</Trans>}>
          <Trans>Change your name, email, phone and language on the same page, and a listing in its own form.</Trans>
        </Term>
        <Term word={<Trans>Delete it</Trans>}>
          <Trans>
            “Delete my account” deletes it right away. What we keep longer, and for how long, is listed above.
          </Trans>
        </Term>
        <Term word={<Trans>Stop its publication</Trans>}>
          <Trans>
            Ask us to stop showing something about you, or to have search engines stop listing it, if it breaks the law
            or harms you seriously.
          </Trans>
        </Term>
        <Term word={<Trans>Withdraw your consent</Trans>}>
          <Trans>Delete your account, or ask us to stop a specific use.</Trans>
        </Term>
        <Term word={<Trans>Have a person decide</Trans>}>
          <Trans>
            Two decisions are fully automated: limits on too many attempts, which lift by themselves, and access
            requests that an owner’s settings approve or decline. You can ask which information was used and why, have
            it corrected, and put your case to a person.
          </Trans>
        </Term>
      </Terms>
    </>
  );
}
