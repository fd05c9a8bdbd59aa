/**
 * Cancels the push subscription of this browser, whichever account created it; returns the address of the
 * subscription, if any.
 */
export async function endPushes(): Promise<string | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
