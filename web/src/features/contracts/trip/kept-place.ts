import { keptPlace } from "@travesia/api/contracts/trip/kept-place.rules";

/** Name of the browser cache with the stored trips, which the service worker reads too. */
export const TRIPS = "viajes";

/** Returns whether this browser can store a trip. */
export const canKeep = (): boolean => "caches" in window && "serviceWorker" in navigator;

/** Returns whether this browser has stored a trip. */
export const isKept = async (tripId: string): Promise<boolean> =>
  canKeep() && Boolean(await caches.match(keptPlace(tripId), { cacheName: TRIPS }));
