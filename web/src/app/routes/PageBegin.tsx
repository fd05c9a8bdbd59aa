import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router-dom";

/** Milliseconds in which the heading of a new page is waited for. */
const LATEST = 10_000;

/** Returns whether something of the page, or a dialog over it, has the focus already. */
const isAskedFor = (): boolean => document.activeElement?.closest("main, [role=dialog]") != null;

/**
 * Gives the focus to the page's heading, also when that is drawn later or again, until the person presses
 * something; returns a function that stops it.
 */
function focusHeading(): () => void {
  const look = () => {
    const heading = isAskedFor() ? null : document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const drawn = new MutationObserver(look);
  const until = new AbortController();
  const stop = () => {
    clearTimeout(late);
    drawn.disconnect();
    until.abort();
  };
  const late = setTimeout(stop, LATEST);
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, stop, { signal: until.signal });
  drawn.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/**
 * Begins a new page at its top with its heading in focus, and a revisited page at its earlier position; a
 * change of filters alone (`preventScrollReset`) leaves it where it is.
 */
export function PageBegin() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
  return <ScrollRestoration />;
}
