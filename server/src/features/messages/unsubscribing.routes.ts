import * as calls from "@vestpocket/domain/messages/streams.contract";
import { pathText } from "@vestpocket/domain/shared/contract.schema";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { z } from "zod/mini";
import type { Api } from "../../platform/http/api.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { describeLink, type UnsubscribingDeps, undoUnsubscribe, unsubscribe } from "./unsubscribing.usecases.ts";

/** Whatever a mail program sends: the link alone says what ends. */
const BODY_MAX_BYTES = 10_000;
const DONE = /*i18n*/ { id: "messages.unsubscribed", message: "You are unsubscribed." };
const params = z.object({ token: pathText });

/** What the links in commercial emails do. */
export async function registerUnsubscribing(api: Api, serve: Serve, deps: UnsubscribingDeps): Promise<void> {
  serve(calls.readUnsubscribeLink, async ({ params: { token } }) => describeLink(deps, token));
  serve(calls.unsubscribe, async ({ params: { token }, body }) =>
    unsubscribe(deps, { token, source: "link", ...body }),
  );
  serve(calls.undoUnsubscribe, async ({ params: { token }, language }) => undoUnsubscribe(deps, { token, language }));
  await api.register(async (scope: Api) => registerOneClick(scope, deps));
}

/** The press of a mail program's own button (RFC 8058): any body, no cookie, no redirect. Its own scope parses no body. */
function registerOneClick(scope: Api, deps: UnsubscribingDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_MAX_BYTES }, async () => undefined);
  for (const language of LANGUAGES)
    scope.post(
      localPath(language, paths.unsubscribe("token")).replace(/token$/u, ":token"),
      { config: { language }, bodyLimit: BODY_MAX_BYTES, schema: { hide: true, params } },
      async (request, reply) => {
        await unsubscribe(deps, { token: request.params.token, source: "one_click" });
        return reply.type("text/plain; charset=utf-8").send(translate(language, DONE));
      },
    );
}
