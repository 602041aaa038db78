import { Trans } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { AGREEMENT_WORDS, listNewPolicies } from "@vestpocket/domain/accounts/policies.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAgreement } from "./policies.api.ts";
import { PolicyName } from "./policy-name.tsx";

const LINK = "text-link underline underline-offset-4";

/** Announces a version of the terms or privacy notice that the account has not agreed to yet. It blocks nothing. */
export function PolicyNotice({ profile: { uid, agreements } }: { profile: Pick<Profile, "uid" | "agreements"> }) {
  const message = useMessage();
  const agree = useAgreement(uid);
  const form = useForm({ initial: {}, submit: async () => void toast.success(await agree()) });
  const news = listNewPolicies(agreements);
  if (news.length === 0) return null;
  return (
    <Notice tone="info">
      <form {...form.props}>
        <p>
          <Trans>The policies of this site have been updated.</Trans>
        </p>
        <ul className="mt-1 list-disc pl-5 font-normal">
          {news.map((policy) => (
            <li key={policy}>
              <LocalLink to={policy === "terms" ? paths.terms() : paths.privacy()} className={LINK}>
                <PolicyName policy={policy} />
              </LocalLink>
            </li>
          ))}
        </ul>
        <p className="mt-1 font-normal">{message(AGREEMENT_WORDS.notice.terms)}</p>
        <Button kind="link" type="submit" pending={form.pending}>
          <Trans>I agree</Trans>
        </Button>
        {form.failure && <p className="text-danger">{form.failure}</p>}
      </form>
    </Notice>
  );
}
