import { type ComponentType, lazy, useEffect } from "react";

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

let pressed = false;
const waiting = new Set<() => void>();
const PRESSES = ["pointerdown", "keydown"] as const;

/** Carries out, once, what waits for the first press. */
function begin(): void {
  pressed = true;
  for (const press of PRESSES) removeEventListener(press, begin, true);
  for (const load of waiting) load();
  waiting.clear();
}

/**
 * Loads a part after the first press or key: a page is shown without it, and the part that answers an act
 * is there before it is needed, also where the connection is lost in between. `when` may hold it back.
 */
export function useAfterPress(load: () => Promise<unknown>, when = true): void {
  useEffect(() => {
    if (!when) return undefined;
    const start = () => void load().catch(() => undefined);
    if (pressed) {
      start();
      return undefined;
    }
    waiting.add(start);
    for (const press of PRESSES) addEventListener(press, begin, true);
    return () => void waiting.delete(start);
  }, [load, when]);
}
