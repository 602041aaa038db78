import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowRight } from "lucide-react";
import { ResourceLink, ResourceLinks } from "../../features/resources/resource-links.tsx";
import { LEARN_HUB } from "../../features/resources/resources.ts";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageContainer } from "../../ui/page-container.tsx";
import { Mark } from "./mark.tsx";

const LEGAL_LINK = "inline-flex min-h-11 items-center text-on-ink-muted transition-colors hover:text-on-ink";

/** Pages for tasks, where links to the resources would be in the way: the account, the administration, and forms. */
const WORK = [
  paths.account(),
  paths.admin(),
  paths.createListing(),
  paths.successPayment(),
  paths.failurePayment(),
  paths.login(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.emailVerified(),
  paths.undoChange(),
  paths.ticket(),
];

export function SiteFooter() {
  const here = usePathInEveryLanguage();
  const isSlim = WORK.some((path) => here === path || here.startsWith(`${path}/`));
  return (
    <footer data-ground="ink" className="mt-16 bg-ink text-on-ink print:hidden">
      <PageContainer className={isSlim ? "py-4" : "py-10"}>
        {!isSlim && <Resources />}
        <ul className={classNames("flex flex-wrap gap-x-6 text-14", !isSlim && "mt-10 border-t border-ink-line pt-4")}>
          {!isSlim && (
            <li>
              <LocalLink to={paths.browse()} className={LEGAL_LINK}>
                <Trans>Browse listings by province</Trans>
              </LocalLink>
            </li>
          )}
          <li>
            <LocalLink to={paths.privacy()} className={LEGAL_LINK}>
              <Trans>Privacy</Trans>
            </LocalLink>
          </li>
          <li>
            <LocalLink to={paths.terms()} className={LEGAL_LINK}>
              <Trans>Terms</Trans>
            </LocalLink>
          </li>
          <li>
            <LocalLink to={paths.contact()} className={LEGAL_LINK}>
              <Trans>Contact</Trans>
            </LocalLink>
          </li>
          <li>
            <LocalLink to={paths.accessibility()} className={LEGAL_LINK}>
              <Trans>Accessibility</Trans>
            </LocalLink>
          </li>
          <li>
            <LocalLink to={paths.verify()} className={LEGAL_LINK}>
              <Trans>Verify a certificate</Trans>
            </LocalLink>
          </li>
          <li>
            <LocalLink to={paths.ticket()} className={LEGAL_LINK}>
              <Trans>Report an issue</Trans>
            </LocalLink>
          </li>
        </ul>
        <div className="mt-2 flex flex-wrap justify-between gap-x-8 gap-y-2 text-13 text-on-ink-muted">
          <p>© Vestpocket</p>
          <p>
            <Trans>
              Your privacy matters: your data is never shared or sold without your consent.{" "}
              <LocalLink to={paths.privacy()} className="underline underline-offset-4 hover:text-on-ink">
                Who sees what
              </LocalLink>
            </Trans>
          </p>
          {!isSlim && (
            <p>
              <Trans>REALTOR® and REALTORS® are trademarks of REALTOR® Canada Inc. (CREA/NAR).</Trans>
            </p>
          )}
        </div>
      </PageContainer>
    </footer>
  );
}

function Resources() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_3fr]">
      <div className="flex flex-col items-start gap-4">
        <Mark />
        <span className="inline-flex items-center gap-2 text-14 font-semibold">
          <ResourceLink
            resource={LEARN_HUB}
            className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
          />
          <ArrowRight size={16} aria-hidden="true" />
        </span>
      </div>
      <ResourceLinks
        className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4"
        headingClassName="flex min-h-11 items-center text-14 font-semibold"
        headingLinkClassName="flex min-h-11 items-center text-14 font-semibold hover:underline hover:underline-offset-4"
        linkClassName="flex min-h-11 items-center py-1 text-14 text-on-ink-muted transition-colors hover:text-on-ink"
      />
    </div>
  );
}
