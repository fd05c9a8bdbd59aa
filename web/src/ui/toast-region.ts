import { useLayoutEffect, useState } from "react";
import { type Box, freePlace, isFree } from "./toast-place.ts";

/**
 * Selector of the elements that toasts do not cover: everything that can be pressed or written in, the keys
 * that do so, and warnings before a decision (`data-uncovered`); the bar above every page has its own.
 */
const PRESSED = [
  "button, [role=button], [role=tab], [role=combobox], [role=switch], [role=checkbox]",
  "[role=menuitem]",
  "a.MuiButtonBase-root, input:not([type=hidden]), textarea, select",
  "kbd, [data-uncovered]",
].join();
const BAR = "header, [role=banner]";
const DIALOG = "[role=dialog]";
/**
 * Selector of the elements that toasts never cover, even where no place is free of all others: open menus and
 * popovers, the buttons of menus and the fields above a list.
 */
const NEVER_COVERED = [
  "[role=menu], [role=listbox], .MuiPopover-paper",
  "button[aria-haspopup], [role=combobox], input[type=search]",
].join();
/** Largest share of the window's height, from its top, in which toasts are placed. */
const UPPER_PART = 0.6;

/** Widths that toasts are tried with; none is narrower than the second. */
const WIDTHS = [420, 288];
const EDGE = 16;
/** Milliseconds until a changing page is measured again. */
const PAUSE = 100;

/**
 * Returns the container of the toasts. It is outside the application, because a dialog hides everything else
 * from screen readers. It is placed as near to the top right corner as possible without covering a control.
 */
export function useToastRegion(): HTMLElement {
  const [region] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    document.body.append(region);
    // A dialog hides all its siblings.
    const heard = new MutationObserver(() => region.removeAttribute("aria-hidden"));
    heard.observe(region, { attributes: true, attributeFilter: ["aria-hidden"] });
    const stop = keepPlace(region);
    return () => {
      heard.disconnect();
      stop();
      region.remove();
    };
  }, [region]);
  return region;
}

/** Places toasts when they appear, and again when the page has moved under them. */
function keepPlace(region: HTMLElement): () => void {
  let timer: number | undefined;
  const soon = () => {
    if (!containerOf(region)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => place(region), PAUSE);
  };
  const toasts = new MutationObserver(() => place(region));
  toasts.observe(region, { childList: true, subtree: true });
  const page = new MutationObserver(soon);
  page.observe(document.body, { childList: true, subtree: true });
  // While the pointer was over them they stayed, whatever moved under them.
  region.addEventListener("pointerout", soon);
  window.addEventListener("resize", soon);
  window.addEventListener("scroll", soon, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    toasts.disconnect();
    page.disconnect();
    region.removeEventListener("pointerout", soon);
    window.removeEventListener("resize", soon);
    window.removeEventListener("scroll", soon, { capture: true });
  };
}

const containerOf = (region: HTMLElement) =>
  region.querySelector<HTMLElement>(".notistack-SnackbarContainer");

function place(region: HTMLElement): void {
  const container = containerOf(region);
  // The pointer is over a button in it.
  if (!container || container.matches(":hover, :focus-within")) return;
  const kept = boxesOn(region, PRESSED);
  const room = {
    left: EDGE,
    top: Math.max(EDGE, ...barsOf().map(({ bottom }) => bottom + EDGE / 2)),
    right: document.documentElement.clientWidth - EDGE,
    bottom: document.documentElement.clientHeight * UPPER_PART,
  };
  const now = boxesOf(region);
  if (container.style.top && now && now.top >= room.top && isFree(now, kept)) return;
  const widest = room.right - room.left;
  const isPlaced = (parts: readonly Box[]) =>
    WIDTHS.some((width) => tryWidth(container, Math.min(width, widest), parts, room));
  if (!isPlaced(kept) && !isPlaced(boxesOn(region, NEVER_COVERED)))
    tryWidth(container, Math.min(WIDTHS[0]!, widest), [], room);
}

/** Gives the toasts a width, and puts them where they are free with it. */
function tryWidth(container: HTMLElement, width: number, kept: readonly Box[], room: Box): Box | null {
  Object.assign(container.style, {
    width: `${width}px`,
    maxWidth: `${width}px`,
    minWidth: "0",
  });
  const toasts = [...container.querySelectorAll<HTMLElement>("[role=alert]")];
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + EDGE, 0);
  const found = freePlace({ width, height }, kept, room);
  if (found) {
    const right = document.documentElement.clientWidth - found.right;
    Object.assign(container.style, { top: `${found.top}px`, right: `${right}px` });
  }
  return found;
}

const barsOf = (): Box[] =>
  [...document.querySelectorAll(BAR)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => top < EDGE && height > 0 && height < window.innerHeight / 3);

/**
 * Returns the boxes of the visible elements of a selector; only those in the topmost dialog when one is open.
 */
function boxesOn(region: HTMLElement, selector: string): Box[] {
  const page = [...document.querySelectorAll(DIALOG)].filter(isOpen).at(-1) ?? document;
  return [...page.querySelectorAll<HTMLElement>(selector)]
    .filter((part) => !region.contains(part))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ part, box }) => box.width > 0 && box.height > 0 && isSeen(part, box, region))
    .map(({ box }) => box);
}

/** Returns whether a dialog is open; dialogs of closed options stay in the document, hidden. */
const isOpen = (dialog: Element): boolean =>
  dialog.getBoundingClientRect().width > 0 && getComputedStyle(dialog).visibility !== "hidden";

/** Returns whether the middle of a part is in the window, and nothing but toasts before it. */
function isSeen(part: HTMLElement, { left, top, width, height }: DOMRect, region: HTMLElement): boolean {
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  const first = there.find((element) => !region.contains(element));
  return first !== undefined && (part.contains(first) || first.contains(part) || isLabelOf(part, first));
}

/**
 * Returns whether an element on screen belongs to the input: the visible field is often drawn by the parent
 * of its input.
 */
const isLabelOf = (part: HTMLElement, drawn: Element): boolean =>
  part instanceof HTMLInputElement && (part.parentElement?.contains(drawn) ?? false);

function boxesOf(region: HTMLElement): Box | null {
  const boxes = [...region.querySelectorAll(".notistack-SnackbarContainer [role=alert]")].map((toast) =>
    toast.getBoundingClientRect(),
  );
  return boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
}
