/*
 * Shows push messages, and nothing else: it answers no requests, so that no page is ever an old one.
 * A message is { text, language, tag }.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { text = "", language = "en", tag = "news" } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification("Vestpocket", {
      body: text,
      lang: language,
      tag,
      icon: "/icon-192.png",
      data: { path: language === "fr" ? "/fr/account/notifications" : "/account/notifications" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A tab of the site that is open already, or a new one. */
async function open(path) {
  const [tab] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tab === undefined) return self.clients.openWindow(path);
  await tab.focus();
  return tab.navigate(path).catch(() => self.clients.openWindow(path));
}
