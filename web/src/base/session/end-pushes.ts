/**
 * Ends pushes in this browser, regardless of the account that turned them on; answers the address that it
 * had, if any.
 */
export async function endPushes(): Promise<string | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
