import type { GuardedPath } from "./route.ts";

/**
 * Routes of the product whose screen comes later. Each keeps out whom its screen will keep out; whoever it
 * lets in finds the page for an unknown address, so that no link and no navigation promises it. With its
 * screen, a row moves to `routes.ts`.
 */
export const screenlessRoutes: readonly GuardedPath[] = [];
