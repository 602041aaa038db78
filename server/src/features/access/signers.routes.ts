import * as calls from "@vestpocket/domain/access/signers.contract";
import { describeList } from "@vestpocket/domain/shared/paging";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccessDeps } from "./access.deps.ts";
import { endReading, restoreReading } from "./endings.usecases.ts";
import { listSignersOf } from "./signers.queries.ts";
import { toSigner } from "./signers.views.ts";

const DONE = {
  ended: /*i18n*/ { id: "access.ended", message: "Access revoked." },
  restored: /*i18n*/ { id: "access.restored", message: "Access restored." },
} as const satisfies Record<string, Message>;

/** For a listing's owner: who reads it by signature alone. */
export function registerSigners(serve: Serve, deps: AccessDeps): void {
  serve(calls.listSigners, async ({ viewer, query: { listing, ...page }, language }) => {
    const wanted = { ...page, ownerId: viewer.uid, listingId: listing || undefined };
    const { rows, total } = await listSignersOf(deps.db, wanted);
    return {
      signers: rows.map((row) => toSigner(row, { language, now: deps.clock.now() })),
      ...describeList(page, total, rows),
    };
  });
  serve(calls.endReading, async ({ viewer, params, body, language }) => {
    await endReading(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.ended) };
  });
  serve(calls.restoreReading, async ({ viewer, params, language }) => {
    await restoreReading(deps, { viewer, ...params });
    return { msg: translate(language, DONE.restored) };
  });
}
