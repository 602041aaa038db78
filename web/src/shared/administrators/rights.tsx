import type { AnyCall } from "@vestpocket/domain/contracts";
import { type AdministratorRole, hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import { paths } from "@vestpocket/domain/shared/paths";
import { createContext, type ReactNode, use } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { CALL_DUTIES } from "./calls.derived.ts";

type AdministratorsCall = Extract<AnyCall, { access: "administrators" }>;
/** A call of the administration by method and path. */
type CallName = AdministratorsCall extends infer Call extends AdministratorsCall
  ? Call extends unknown
    ? `${Call["method"]} ${Call["path"]}`
    : never
  : never;

/** What this session's administrator is there for; null outside the administration. */
export const AdministratorRoleContext = createContext<AdministratorRole | null>(null);

const mayCall = (role: AdministratorRole | null, call: string) => hasDuty(role, ...(CALL_DUTIES[call] ?? []));

/** Whether the administrator's role includes a call. The server decides; this only leaves out what it would refuse. */
export function useMay(): (call: CallName) => boolean {
  const role = use(AdministratorRoleContext);
  return (call) => mayCall(role, call);
}

/** The calls that pages of another name show. */
const LISTS: Readonly<Record<string, string>> = { streams: "mail-streams" };

/** Whether the administrator's role includes a page, such as 'users/…' or 'orders?status=paid'. */
export function useMayOpen(): (page: string) => boolean {
  const role = use(AdministratorRoleContext);
  return (page) => {
    const [list = ""] = page.split(/[/?]/u);
    return list === "" || mayCall(role, `GET /v1/admin/${LISTS[list] ?? list}`);
  };
}

interface AdminLinkProps {
  /** A page of the administration, such as 'users/…'. */
  page: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of the administration, or only its text where the administrator's role does not include the page. */
export function AdminLink({ page, className = "text-link underline underline-offset-4", children }: AdminLinkProps) {
  if (!useMayOpen()(page)) return children;
  return (
    <LocalLink to={paths.admin(page)} className={className}>
      {children}
    </LocalLink>
  );
}
