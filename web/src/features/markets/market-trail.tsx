import { useLingui } from "@lingui/react/macro";
import { type Market, toMarketPath } from "@vestpocket/domain/markets/markets.rules";
import { ChevronRight } from "lucide-react";
import { BreadcrumbData } from "../../platform/breadcrumb-data.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { useMarketWords } from "./market-words.ts";

/** The markets that contain a market, from wide to narrow, as links and for search engines. */
export function MarketTrail({ market }: { market: Market }) {
  const { t } = useLingui();
  const { name } = useMarketWords();
  const above = listAbove(market).map((each) => ({ title: name(each), path: toMarketPath(each) }));
  return (
    <>
      <BreadcrumbData title={name(market)} above={above} />
      {above.length > 0 && (
        <nav aria-label={t`Breadcrumb`} className="mb-3 print:hidden">
          <ol className="flex flex-wrap items-center">
            {above.map(({ title, path }, at) => (
              <li key={path} className="flex items-center">
                {at > 0 && <ChevronRight size={16} className="mx-1 shrink-0 text-muted" aria-hidden="true" />}
                <LocalLink
                  to={path}
                  className="inline-flex min-h-11 items-center text-14 text-muted hover:text-text hover:underline"
                >
                  {title}
                </LocalLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

function listAbove({ province, city, type }: Market): Market[] {
  const markets: Market[] = [];
  if (province !== undefined) markets.push({});
  if (province !== undefined && (city ?? type) !== undefined) markets.push({ province });
  if (province !== undefined && city !== undefined && type !== undefined) markets.push({ province, city });
  return markets;
}
