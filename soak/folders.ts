import { existsSync, globSync, realpathSync, rmSync } from "node:fs";

/** Removes a campaign's folder. A cluster whose account cannot enter it is elsewhere, behind a link. */
export function discardCampaign(folder: string): void {
  if (!existsSync(folder)) return;
  for (const cluster of globSync(`${folder}/*/**/postgres`))
    rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
