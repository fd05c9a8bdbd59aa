import { type ComponentType, lazy } from "react";

/** Milliseconds until a part whose script did not come is asked for again. */
const PAUSE = 3_000;

/**
 * A part of a page that is loaded when it is first needed; one whose script does not come is asked for until
 * it does, and the page around it stays. `const HelpPanel = lazyPart(async () => (await
 * import("./HelpPanel.tsx")).HelpPanel);`
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (;;) {
      const part = await load().catch(() => null);
      if (part) return { default: part };
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
