import { useEffect, useState } from "react";

/** Selector of the bars fixed at the bottom of the window. */
const FOOT_BARS = "[data-foot-bar]";
const FIELDS = "input, textarea, select, [contenteditable=true]";

interface HelpPlace {
  /** True when the button is hidden, while the user scrolls down or types. */
  readonly away: boolean;
  /** Height in px of the bar at the bottom, above which the button is placed. */
  readonly foot: number;
}

/**
 * Returns the position of the help button on a phone, always above a bar at the bottom. The button is hidden
 * while the page is scrolled down or a field has the focus; it reappears after scrolling up or at the end of
 * the page.
 */
export function useHelpPlace(phone: boolean): HelpPlace {
  const [place, setPlace] = useState<HelpPlace>({ away: false, foot: 0 });
  useEffect(() => {
    if (!phone) return;
    let last = window.scrollY;
    let down = false;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      if (Math.abs(scrollY - last) > 4) {
        down = scrollY > last;
        last = scrollY;
      }
      const typing = document.activeElement?.matches(FIELDS) ?? false;
      setPlace((before) => {
        const next = { away: typing || (down && !atEnd), foot: footOf(innerHeight) };
        return next.away === before.away && next.foot === before.foot ? before : next;
      });
    };
    // A focus that moves on is known only after it has left.
    const later = () => setTimeout(look);
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", later);
    return () => {
      grown.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", later);
    };
  }, [phone]);
  return phone ? place : { away: false, foot: 0 };
}

/** Returns the height that fixed bars occupy at the bottom of the window. */
const footOf = (height: number): number =>
  Math.max(
    0,
    ...[...document.querySelectorAll(FOOT_BARS)]
      // A bar that is only shown, in a preview, does not count.
      .filter((bar) => !bar.closest("[inert]"))
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > height - 80 && top < height)
      .map(({ top }) => height - top),
  );
