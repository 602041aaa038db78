import type { Demo } from "@vestpocket/demo/demo";
import type { Config } from "../server/src/platform/config.ts";
import type { Database } from "../server/src/platform/database/database.ts";
import { listScenes } from "./demo-story/play-story.ts";
import { withStage } from "./demo-story/stage.ts";

interface Playing {
  readonly config: Config;
  readonly db: Database;
  /** The database's URL, as the owner of its tables. */
  readonly ownerUrl: string;
  readonly demo: Demo;
  readonly now: Date;
}

/**
 * Lets the demo's people do what its story says, through the API of an app whose clock follows the story. So requests,
 * signatures, offers, orders and e-mails are what the product makes of them.
 */
export async function playDemo({ demo, now, ...playing }: Playing): Promise<void> {
  let moment = demo.startedAt;
  const pass = (seconds: number) => {
    moment = new Date(moment.getTime() + seconds * 1000);
  };
  await withStage({ ...playing, clock: { now: () => moment } }, async ({ call, pdf, till }) => {
    for (const { at, play } of listScenes({ demo, now, call, pass, pdf, till })) {
      moment = at;
      await play();
    }
  });
}
