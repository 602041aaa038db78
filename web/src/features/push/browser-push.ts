import type { PushSubscriptionForm } from "@vestpocket/domain/push/push.schema";

const WORKER = "/push-worker.js";

/** 'install': an iPhone or iPad, where only installed sites get push messages. */
export type PushSupport = "yes" | "denied" | "install" | "no";

export function findPushSupport(): PushSupport {
  const isThere = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isThere) return /iPhone|iPad/u.test(navigator.userAgent) ? "install" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Asks for permission, and subscribes. Undefined if it is not given. */
export async function subscribeBrowser(key: string): Promise<PushSubscriptionForm | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription made with another key cannot be used with this one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
