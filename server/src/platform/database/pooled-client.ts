import type pg from "pg";
import { BoundedClient } from "./bounded-client.ts";

/**
 * Sends statements without names. Behind a transaction-mode pooler that does not support prepared statements (PgBouncer
 * before 1.21), the next transaction might run on a connection that does not know the name.
 */
export class UnnamedClient extends BoundedClient {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has many shapes, and all are passed on
  override query(...[query, ...others]: any[]): any {
    const isNamed = typeof query === "object" && query !== null && "text" in query && "name" in query;
    const { name: _, ...unnamed } = isNamed ? query : { name: undefined };
    return super.query(...([isNamed ? unnamed : query, ...others] as Parameters<pg.Client["query"]>));
  }
}
