import { isMeasure, measureOf } from "@vestpocket/domain/searches/measures";
import { nameColumn } from "../server/src/features/searches/measures.queries.ts";
import { isCommand } from "./is-command.ts";
import { explainUsage } from "./usage.ts";

/**
 * The migration that lets searches compare a number field: its column, its index and its counts. `edges` are those of its
 * steps, in its unit.
 */
export function writeMeasureMigration(key: string, edges: readonly number[]): string {
  const column = nameColumn(key);
  return `-- Searches compare ${key}. No listing has had the field until now, so there is nothing to count.
-- Back: delete the row, CALL listings_write_counting(), and drop both columns.
ALTER TABLE listings
  ADD COLUMN ${column} bigint GENERATED ALWAYS AS (listings_hundredths(features, '${key}')) STORED;
ALTER TABLE search_changes ADD COLUMN ${column} bigint;
INSERT INTO search_measures (key, column_name, edges) VALUES
  ('${key}', '${column}', '{${edges.map((edge) => Math.round(edge * 100)).join(", ")}}');
CALL listings_write_counting();
CREATE INDEX listings_${column} ON listings (${column}, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND ${column} IS NOT NULL;
`;
}

if (isCommand(import.meta.url)) {
  const [key = ""] = process.argv.slice(2);
  if (isMeasure(key) && measureOf(key).fields.length === 1) {
    process.stdout.write(writeMeasureMigration(key, measureOf(key).edges));
  } else {
    explainUsage(
      "npm run --silent new-measure -- KEY > server/migrations/NNNN_searches_KEY.sql   (KEY: a field with a measure)",
    );
  }
}
