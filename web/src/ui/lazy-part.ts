import { type ComponentType, lazy, useCallback, useEffect } from "react";

/** Milliseconds until a part whose script did not arrive is requested again. */
const PAUSE = 3_000;

/** Loads a script; requests it until it arrives. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const part = await load().catch(() => null);
    if (part) return part;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Returns a lazily loaded part of a page; loading is retried until it succeeds, while the page around it
 * stays. `const HelpPanel = lazyPart(async () => (await import("./HelpPanel.tsx")).HelpPanel);`
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/** Runs waiting functions once, at the first of some events on the page; after it, every function at once. */
class FirstTime {
  private come = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly events: readonly string[]) {}

  /**
   * Calls the function when one of the events occurs, or has occurred before; returns the function that
   * cancels it.
   */
  readonly wait = (start: () => void): (() => void) => {
    if (this.come) {
      start();
      return () => undefined;
    }
    this.waiting.add(start);
    for (const event of this.events) addEventListener(event, this.begin, true);
    return () => void this.waiting.delete(start);
  };

  private readonly begin = (): void => {
    this.come = true;
    for (const event of this.events) removeEventListener(event, this.begin, true);
    for (const start of this.waiting) start();
    this.waiting.clear();
  };
}

const firstPress = new FirstTime(["pointerdown", "keydown"]);
const firstPressEnded = new FirstTime(["click", "keyup"]);

/**
 * Loads a part after the first press or key: a page is shown without it, and the part that answers an act is
 * loaded before it is needed, even if the connection is lost in between. `when` may delay it.
 */
export function useAfterPress(load: () => Promise<unknown>, when = true): void {
  useEffect(
    () => (when ? firstPress.wait(() => void load().catch(() => undefined)) : undefined),
    [load, when],
  );
}

/**
 * Calls a function once the first press or key has ended. Changes of a page's height wait for it, because a
 * button that moves under a finger is not pressed.
 */
export function useAfterClick(show: () => void): void {
  useEffect(() => firstPressEnded.wait(show), [show]);
}

/** Milliseconds that a page is idle before its later parts are loaded. */
const QUIET = 1_000;

/** Mark of the browser's clock behind which nothing of the first view is loaded. */
export const QUIET_MARK = "quiet";

/** Calls a function once the page has been idle for a second; `when` may delay it. */
export function useAtRest(then: () => void, when = true): void {
  useEffect(() => {
    if (!when) return undefined;
    const timer = setTimeout(() => {
      performance.mark(QUIET_MARK);
      then();
    }, QUIET);
    return () => clearTimeout(timer);
  }, [then, when]);
}

/**
 * Loads a part once the page has been idle for a second, or at the first press: the first view waits for
 * nothing else, and the next pressed part is ready. `when` may delay it.
 */
export function useWhenQuiet(load: () => Promise<unknown>, when = true): void {
  useAfterPress(load, when);
  const start = useCallback(() => void load().catch(() => undefined), [load]);
  useAtRest(start, when);
}
