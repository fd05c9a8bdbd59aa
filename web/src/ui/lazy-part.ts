import { type ComponentType, lazy, useCallback, useEffect } from "react";

/** Milliseconds until a part whose script did not come is asked for again. */
const PAUSE = 3_000;

/** Loads a script; asks for it until it comes. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const part = await load().catch(() => null);
    if (part) return part;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Returns a part of a page that is loaded when it is first needed; one whose script does not come is asked
 * for until it does, and the page around it stays. `const HelpPanel = lazyPart(async () => (await
 * import("./HelpPanel.tsx")).HelpPanel);`
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/** Carries out, once, what waits for the first of some events on the page; after it, everything at once. */
class FirstTime {
  private come = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly events: readonly string[]) {}

  /** Calls the function when one of the events comes, or has come before; answers how to give it up. */
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
 * Loads a part after the first press or key: a page is shown without it, and the part that answers an act
 * is there before it is needed, also where the connection is lost in between. `when` may hold it back.
 */
export function useAfterPress(load: () => Promise<unknown>, when = true): void {
  useEffect(
    () => (when ? firstPress.wait(() => void load().catch(() => undefined)) : undefined),
    [load, when],
  );
}

/**
 * Calls a function once the first press or key has ended. What changes the height of a page waits for it: a
 * button that moves under a finger is not pressed.
 */
export function useAfterClick(show: () => void): void {
  useEffect(() => firstPressEnded.wait(show), [show]);
}

/** Milliseconds that a page is left alone before what it shows later is loaded. */
const QUIET = 1_000;

/** Mark of the browser's clock behind which nothing of the first view is loaded. */
export const QUIET_MARK = "quiet";

/** Calls a function once the page has stood for a second; `when` may hold it back. */
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
 * Loads a part once the page has stood for a second, or at the first press: what a page shows first waits
 * for nothing else, and what is pressed next is there. `when` may hold it back.
 */
export function useWhenQuiet(load: () => Promise<unknown>, when = true): void {
  useAfterPress(load, when);
  const start = useCallback(() => void load().catch(() => undefined), [load]);
  useAtRest(start, when);
}
