import { useLetters } from "../letter-keys.ts";

/** Selector of the rows through which the keys step. */
const ROW = "[data-step]";

/** Returns the attributes of a row that can be focused by J and K; `key` identifies the row. */
export const steppedRow = (key: string) => ({ "data-step": key, tabIndex: -1 }) as const;

/** Style of a row while it has the focus; the bar over the page does not cover it. */
export const steppedLook = {
  scrollMargin: "88px 0",
  outlineOffset: "-2px",
  "&:focus-visible, &:has(:focus-visible)": { outline: "2px solid", outlineColor: "primary.main" },
  "& [data-row]:focus-visible": { outline: "none" },
} as const;

/** Rows by which each letter moves. */
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** Row that was focused last, and its address; J and K continue there when the user returns to the page. */
let left: { readonly at: string; readonly key: string | undefined } | null = null;

/** Returns the row that has the focus. */
const present = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

/** Returns the rows of the page in their order, without rows of a hidden part. */
const visibleRows = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => !row.closest("[hidden]"));

/** Returns the row to which a step leads; the former row when the user has returned. */
function rowAfter(step: 1 | -1): HTMLElement | undefined {
  const rows = visibleRows();
  const row = present();
  if (row) return rows[rows.indexOf(row) + step];
  const last = left?.at === window.location.href ? left.key : undefined;
  return rows.find(({ dataset }) => last !== undefined && dataset["step"] === last) ?? rows[0];
}

function standOn(row: HTMLElement): void {
  left = { at: window.location.href, key: row.dataset["step"] };
  (row.querySelector<HTMLElement>("[data-row]") ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

/** Focuses the first row of the page; does nothing without rows. */
export function goToRows(): void {
  const first = visibleRows()[0];
  if (first) standOn(first);
}

/** Returns the key of the row that has the focus; null while none has it. */
export const presentRow = (): string | null => present()?.dataset["step"] ?? null;

/**
 * Moves the focus from a row that is being removed to the next row; from the last row to the previous one.
 */
export function stepPast(key: string): void {
  const rows = visibleRows();
  const place = rows.findIndex(({ dataset }) => dataset["step"] === key);
  const row = rows[place];
  if (!row?.contains(document.activeElement)) return;
  const next = rows[place + 1] ?? rows[place - 1];
  if (next) standOn(next);
}

/** Opens the row's menu; if there is none, focuses its first button without clicking it. */
function openActs(row: HTMLElement): boolean {
  const menu = row.querySelector<HTMLElement>("[aria-haspopup=menu]:not(:disabled)");
  const button = row.querySelector<HTMLElement>("[data-acts] :is(a, button:not(:disabled))");
  if (menu) menu.click();
  else button?.focus();
  return Boolean(menu ?? button);
}

/** Selects or deselects the row; with `range` all from the one before. */
function choose(row: HTMLElement, range: boolean): boolean {
  const box = row.querySelector<HTMLElement>("input[type=checkbox]:not(:disabled)");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: range }));
  return box !== null;
}

/**
 * Handles the keys for the rows of the page: J and K move between them, X selects the current row, E opens
 * its acts, and Enter opens it. With several lists on a page, one of them handles the keys for all.
 */
export function useRowKeys(): void {
  useLetters(({ letter, shift, held }) => {
    const step = steps[letter];
    if (step) {
      const next = rowAfter(step);
      if (next) standOn(next);
      return Boolean(next);
    }
    const row = present();
    if (!row || held) return false;
    if (letter === "x") return choose(row, shift);
    return letter === "e" && openActs(row);
  });
}
