import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useAfterClick, useAtRest } from "./lazy-part.ts";

interface LaterProps {
  /** Stands in its place, of about its height, until it is there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Makes a part of a page that few look at first, a form below what is read, once the page is quiet or after
 * the first press: the script of its fields holds up nothing that is read.
 */
export function Later({ waiting, children }: LaterProps) {
  const [there, setThere] = useState(false);
  const make = useCallback(() => setThere(true), []);
  useAfterClick(make);
  useAtRest(make, !there);
  return there ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
