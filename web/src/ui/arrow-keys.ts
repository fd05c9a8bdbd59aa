import type { KeyboardEvent } from "react";

/** Place to which each key leads among a number of stops: by one, or to an end. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus by the arrow keys among the links and buttons of a group, which is one stop of Tab: of its
 * parts only the chosen one has `tabIndex={0}`, the others -1.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, [role=button]")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = keys[event.key]?.(at, stops.length);
  if (next === undefined || at < 0) return;
  event.preventDefault();
  stops[next]?.focus();
}
