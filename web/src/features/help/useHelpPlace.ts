import { useEffect, useState } from "react";
import { helpOnPhone } from "../../ui/lane.ts";
import { isFree } from "../../ui/toast-place.ts";

/** Selector of the bars fixed at the bottom of the window. */
const FOOT_BARS = "[data-foot-bar]";
const FIELDS = "input, textarea, select, [contenteditable=true]";
/** Selector of the elements that the button does not cover: buttons, links and fields. */
const PRESSED = "main button, main a, main input, main textarea, main [role=combobox]";
/** Pixels that the button moves up at most, so that it covers nothing that is pressed. */
const MOST_UP = 120;
/** Milliseconds without scrolling after which scrolling is over. */
const STILL = 150;

interface HelpPlace {
  /** True when the button is hidden, while the user scrolls down or types. */
  readonly away: boolean;
  /** Distance in px from the bottom of the window and its edge: of the bar there, or of a control. */
  readonly foot: number;
}

/**
 * Returns the position of the help button on a phone, always above a bar at the bottom and beside buttons and
 * links. The button is hidden while the page is scrolled down or a field has the focus; it reappears after
 * scrolling up or at the end of the page.
 */
export function useHelpPlace(phone: boolean): HelpPlace {
  const [place, setPlace] = useState<HelpPlace>({ away: false, foot: 0 });
  useEffect(() => {
    if (!phone) return;
    let last = window.scrollY;
    let down = false;
    const change = (changed: Partial<HelpPlace>) =>
      setPlace((before) => {
        const next = { ...before, ...changed };
        return next.away === before.away && next.foot === before.foot ? before : next;
      });
    const hide = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      if (Math.abs(scrollY - last) > 4) {
        down = scrollY > last;
        last = scrollY;
      }
      const typing = document.activeElement?.matches(FIELDS) ?? false;
      change({ away: typing || (down && !atEnd) });
    };
    let still: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      hide();
      change({ foot: freeFootOf(window.innerHeight) });
    };
    const scrolled = () => {
      hide();
      clearTimeout(still);
      still = setTimeout(look, STILL);
    };
    // A focus that moves on is known only after it has left.
    const later = () => setTimeout(look);
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    window.addEventListener("scroll", scrolled, { passive: true });
    window.addEventListener("resize", look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", later);
    return () => {
      clearTimeout(still);
      grown.disconnect();
      window.removeEventListener("scroll", scrolled);
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

/**
 * Returns the smallest distance from the bottom at which the button covers no control; that of the bars when
 * there is none.
 */
function freeFootOf(height: number): number {
  const { size, edge } = helpOnPhone;
  const right = document.documentElement.clientWidth - edge;
  const foot = footOf(height);
  const boxAt = (distance: number) => {
    const bottom = height - distance - edge;
    return { left: right - size, right, top: bottom - size, bottom };
  };
  const controls = [...document.querySelectorAll(PRESSED)]
    .map((control) => control.getBoundingClientRect())
    .filter(
      (box) => box.width > 0 && box.right > right - size && box.bottom > height - foot - MOST_UP - 2 * size,
    );
  const distances = [foot, ...controls.map(({ top }) => height - top)]
    .filter((distance) => distance >= foot && distance <= foot + MOST_UP)
    .sort((one, other) => one - other);
  return distances.find((distance) => isFree(boxAt(distance), controls)) ?? foot;
}
