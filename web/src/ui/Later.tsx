import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useAfterClick, useAtRest } from "./lazy-part.ts";

interface LaterProps {
  /** Placeholder of about the same height, shown until the content is loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Mounts a secondary part of a page, such as a form below the text, once the page is idle or after the first
 * click, so that its script does not delay the text.
 */
export function Later({ waiting, children }: LaterProps) {
  const [there, setThere] = useState(false);
  const make = useCallback(() => setThere(true), []);
  useAfterClick(make);
  useAtRest(make, !there);
  return there ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
