import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useAfterClick, useAtRest } from "./lazy-part.ts";

interface LaterProps {
  /** Placeholder of about its height, shown until it is loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Mounts a part of a page that few look at first, such as a form below the text, once the page is quiet or
 * after the first press: the script of its fields does not delay the text.
 */
export function Later({ waiting, children }: LaterProps) {
  const [there, setThere] = useState(false);
  const make = useCallback(() => setThere(true), []);
  useAfterClick(make);
  useAtRest(make, !there);
  return there ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
