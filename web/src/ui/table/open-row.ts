import type { MouseEvent } from "react";

/**
 * Follows the row's link after a click anywhere on the row, except on interactive elements or selected text.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  if ((event.target as HTMLElement).closest("a, button, input, label, [role=menuitem]")) return;
  if (window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLAnchorElement>("a[data-row]")?.click();
}
