import { addCatalogue } from "../../platform/catalogues.ts";

/** What shows notifications, in one file: the header of every page names it. */
export { Bell } from "./bell.tsx";
export { NotificationHistory } from "./notification-history.tsx";
export { NotificationPreferences } from "./notification-preferences.tsx";

if (!import.meta.env.SSR) await addCatalogue("notifications");
