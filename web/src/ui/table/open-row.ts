import type { MouseEvent } from "react";

/**
 * Follows, from a press anywhere on a row, the row's own link, unless it fell on something that has an answer
 * of its own or selected text.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  if ((event.target as HTMLElement).closest("a, button, input, label, [role=menuitem]")) return;
  if (window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLAnchorElement>("a[data-row]")?.click();
}
