/** What an administrator's account may do: one part of the administration, or all of it (product.md §8.9). */
export const ADMINISTRATOR_ROLES = ["support", "finance", "full"] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** A part of the administration: people, listings, tickets and reports, or orders and money. */
export type Duty = Exclude<AdministratorRole, "full">;

/** Whether a role includes one of these parts; the full role includes everything. Null is no administrator's role. */
export function hasDuty(role: AdministratorRole | null, ...duties: readonly Duty[]): boolean {
  return role === "full" || duties.some((duty) => duty === role);
}
