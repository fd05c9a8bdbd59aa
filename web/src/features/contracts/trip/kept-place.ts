import { keptPlace } from "@travesia/api/contracts/trip/kept-place.rules";

/** The browser's store of kept trips, which its worker reads too. */
export const TRIPS = "viajes";

/** Returns whether this browser can keep a trip. */
export const canKeep = (): boolean => "caches" in window && "serviceWorker" in navigator;

/** Returns whether this browser keeps a trip. */
export const isKept = async (tripId: string): Promise<boolean> =>
  canKeep() && Boolean(await caches.match(keptPlace(tripId), { cacheName: TRIPS }));
