import type { ApolloClient } from "@apollo/client";
import { keptPlace, keptVoucherPlace } from "@travesia/api/contracts/trip/kept-place.rules";
import type { VoucherContent } from "@travesia/pages/trip/TripVouchers.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { TRIPS } from "./kept-place.ts";
import { TripToKeepDocument } from "./trip.generated.ts";

/** Trip to store, with the selected tickets and vouchers. */
interface KeptChoice {
  readonly tripId: string;
  readonly token: string | null;
  readonly vouchers: readonly Pick<VoucherContent, "id" | "url">[];
}

/** Content security policy of a stored page: no scripts, no network requests. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const NOT_SNIFFED = { "x-content-type-options": "nosniff" };

/**
 * Stores the current state of a trip in this browser until a week after its return, replacing an earlier
 * copy.
 */
export async function keepTrip(client: ApolloClient, { tripId, token, vouchers }: KeptChoice): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { data } = await client.query({
    query: TripToKeepDocument,
    variables: { id: tripId, vouchers: vouchers.map(({ id }) => id) },
    context: besideSession(token),
    fetchPolicy: "no-cache",
  });
  if (!data) return;
  const files = await Promise.all(vouchers.map(async ({ id, url }) => ({ id, file: await fileAt(url) })));
  const { page, until } = data.tripToKeep;
  const cache = await caches.open(TRIPS);
  // Each replaces its former copy: a page that is left half-way still leaves a whole trip behind.
  for (const { id, file } of files) await cache.put(keptVoucherPlace(tripId, id), file);
  const headers = {
    ...NOT_SNIFFED,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "x-hasta": new Date(until).toISOString(),
  };
  await cache.put(keptPlace(tripId), new Response(page, { headers }));
  const { pathname } = window.location;
  if (pathname.startsWith("/v/"))
    await cache.put(await placeOfShort(pathname), new Response(keptPlace(tripId)));
  const chosen = files.map(({ id }) => keptVoucherPlace(tripId, id));
  for (const request of await cache.keys()) {
    const { pathname: place } = new URL(request.url);
    if (place.startsWith(`${keptPlace(tripId)}/`) && !chosen.includes(place)) await cache.delete(request);
  }
}

/** Returns a fetched file in the form it is stored. */
async function fileAt(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`a voucher was answered ${answer.status}`);
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return new Response(await answer.blob(), { headers: { ...NOT_SNIFFED, "content-type": type } });
}

/** Returns the cache key of the trip behind a short address; the address itself is not stored. */
async function placeOfShort(path: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(path));
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return keptPlace(`por/${hash}`);
}

/** Removes a trip from this browser, with its vouchers and its cache key. */
export async function forgetTrip(tripId: string): Promise<void> {
  const place = keptPlace(tripId);
  const cache = await caches.open(TRIPS);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const opens =
      pathname.startsWith(keptPlace("por/")) && (await (await cache.match(request))?.text()) === place;
    if (pathname === place || pathname.startsWith(`${place}/`) || opens) await cache.delete(request);
  }
}

/** Updates the stored copy of a trip, with the stored vouchers that are still valid. */
export async function keepAnew(client: ApolloClient, choice: KeptChoice): Promise<void> {
  const { tripId, vouchers } = choice;
  const cache = await caches.open(TRIPS);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const chosen = vouchers.filter(({ id }) => kept.includes(keptVoucherPlace(tripId, id)));
  await keepTrip(client, { ...choice, vouchers: chosen });
}
