import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDay } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Code } from "../../ui/code.tsx";
import { useChainLines } from "./evidence.api.ts";

/** The published lines, newest first. */
export function ChainLines() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { page, hrefOf } = useListQuery([]);
  const query = useChainLines(page);
  return (
    <ListFrame
      query={query}
      page={page}
      failure={
        <LoadFailure query={query}>
          <Trans>The entries could not be loaded.</Trans>
        </LoadFailure>
      }
      empty={<Trans>No entry has been published yet. The first one will be published tonight.</Trans>}
      hrefOf={hrefOf(localPath(paths.transparency()))}
      counted={(total) => <Plural value={total} one="# entry" other="# entries, newest first" />}
    >
      {({ lines }) => (
        <ol className="divide-y divide-line">
          {lines.map(({ day, rooms, line }) => (
            <li key={day} className="py-4">
              <h3 className="text-16">{formatDay(day, language)}</h3>
              <p className="text-14 text-muted">
                <Plural value={rooms} one="# chain has grown" other="# chains have grown" />
              </p>
              <Code className="mt-2 block text-13 break-all">{line}</Code>
            </li>
          ))}
        </ol>
      )}
    </ListFrame>
  );
}
