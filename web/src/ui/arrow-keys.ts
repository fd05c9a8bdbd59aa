import type { KeyboardEvent } from "react";

/** Index to which each key moves the focus among the stops: the next, the previous, the first or the last. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus with the arrow keys among the links and buttons of a group that is a single Tab stop: only
 * the selected element has `tabIndex={0}`, the others -1.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, [role=button]")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = keys[event.key]?.(at, stops.length);
  if (next === undefined || at < 0) return;
  event.preventDefault();
  stops[next]?.focus();
}
