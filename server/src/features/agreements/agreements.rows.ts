import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const agreementRows = declareRows({ rooms: [(site, at) => insertRow(site, "rooms", { ended_at: at })] });
