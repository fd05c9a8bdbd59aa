import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation } from "react-router-dom";

/** Maximum wait for the heading of a new page, in milliseconds. */
const LATEST = 10_000;

/** Returns whether something on the page, or a dialog over it, already has the focus. */
const isAskedFor = (): boolean => document.activeElement?.closest("main, [role=dialog]") != null;

/**
 * Focuses the page's heading, also when it is rendered later or again, until the user presses something;
 * returns a function that stops this.
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
 * Scrolls a new page to the top and focuses its heading; restores the scroll position of a revisited page. A
 * change of filters alone (`preventScrollReset`) does not scroll.
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
