import type { Page } from "@playwright/test";

/** Lets a signed-in page's network become idle, which its stream of events prevents: the page then polls once a minute. */
export async function refuseStreams(page: Page): Promise<void> {
  await page.route("**/v1/notifications/stream", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "" }),
  );
}
