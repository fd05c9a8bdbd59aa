import type { Page } from "playwright-core";

/** Device of a person: width in pixels, and the theme that their machine prefers. */
export interface Seat {
  readonly width: number;
  readonly dark?: boolean;
  /** True when no script runs, as before the first one has arrived. */
  readonly scriptless?: boolean;
  /** True when the browser's cache must be empty of earlier visits. */
  readonly fresh?: boolean;
}

/** The window of a seat. */
export const windowOf = ({ width }: Seat) => ({ width, height: width < 600 ? 844 : 900 });

/** Ways in which a test leaves more on a page, or in its profile, than can be taken away. */
const marking = {
  page: ["addInitScript", "exposeFunction", "on"],
  context: ["addInitScript", "grantPermissions", "newCDPSession", "newPage", "on", "setOffline"],
  clock: ["fastForward", "install", "pauseAt", "runFor", "setSystemTime"],
} as const;

const marked = new WeakSet<Page>();

/** Notes from now on whether a test leaves something on a page. */
export function watchMarks(page: Page): void {
  const context = page.context();
  const watch = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const own = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, (...given: unknown[]) => {
        marked.add(page);
        return own.apply(target, given);
      });
    }
  };
  watch(page, marking.page);
  watch(context, marking.context);
  watch(context.clock, marking.clock);
}

/** Page of the same origin without the program, which would write. */
export const EMPTY = "/healthz";

/** Pages that are being emptied: what breaks off then is no fault. */
const leaving = new WeakSet<Page>();
export const isLeaving = (page: Page | null): boolean => page !== null && leaving.has(page);

/**
 * Leaves whatever a page shows, forgets what it kept on the device, and sits down again; a browser starts the
 * program twice as fast where it ran before. Answers whether the page is as an empty one.
 */
export async function emptied(page: Page, seat: Seat): Promise<boolean> {
  const context = page.context();
  const asNew = !marked.has(page) && !page.isClosed() && context.pages().length === 1;
  if (!asNew || seat.scriptless || seat.fresh) return false;
  leaving.add(page);
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto(EMPTY, { timeout: 10_000 });
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
      for (const key of await caches.keys()) await caches.delete(key);
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
    await context.clearCookies();
    await page.setViewportSize(windowOf(seat));
    await page.emulateMedia({
      media: null,
      colorScheme: seat.dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  } finally {
    leaving.delete(page);
  }
}
