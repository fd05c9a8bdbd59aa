import { type RefObject, useEffect, useRef } from "react";

/** Selector of the parts that the arrow keys reach; a date or a number needs those keys itself. */
const STOPS = [
  "a[href]",
  "button",
  "[role=button]",
  "[role=combobox]",
  "input:not([type=date], [type=number])",
]
  .map((stop) => `${stop}:not(:disabled, [aria-hidden=true], [type=hidden])`)
  .join(", ");

/** Number of parts by which each key moves. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const stopsOf = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(STOPS),
];

/** Returns whether a key moves the caret of a field, or may leave it: only at the end of its text. */
function staysInField(field: Element, key: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return false;
  const step = steps[key];
  if (step === undefined || field.selectionStart !== field.selectionEnd) return true;
  return field.selectionStart !== (step < 0 ? 0 : field.value.length);
}

/** Returns the part to which a key leads from another; undefined when it leads nowhere. */
function stopAfter(
  key: string,
  stops: readonly HTMLElement[],
  present: HTMLElement,
): HTMLElement | undefined {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  const step = steps[key];
  return step && stops.at((stops.indexOf(present) + step) % stops.length);
}

/** Makes one part of a group the one at which Tab stops. */
function stopAt(stops: readonly HTMLElement[], present: HTMLElement | undefined): void {
  // Written only on a change: each write would be observed as a change of the group.
  for (const stop of stops) {
    const index = stop === present ? 0 : -1;
    if (stop.tabIndex !== index) stop.tabIndex = index;
  }
}

/**
 * Makes a group one stop of Tab, as a toolbar is: the left and right arrow keys, Home and End move from one
 * part to the next, and Tab returns to the part that was left. Parts may appear and disappear. `<Box
 * role="toolbar" aria-label="Lista" ref={useOneStop<HTMLDivElement>()}>…</Box>`
 */
export function useOneStop<Group extends HTMLElement>(): RefObject<Group | null> {
  const ref = useRef<Group>(null);
  useEffect(() => {
    const group = ref.current;
    if (!group) return undefined;
    let present: HTMLElement | undefined;
    const settle = () => {
      const stops = stopsOf(group);
      if (!present || !stops.includes(present)) present = stops[0];
      stopAt(stops, present);
    };
    const keepPresent = ({ target }: FocusEvent) => {
      if (!stopsOf(group).includes(target as HTMLElement)) return;
      present = target as HTMLElement;
      settle();
    };
    const move = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const stops = stopsOf(group);
      const from = target as HTMLElement;
      if (altKey || ctrlKey || metaKey || event.defaultPrevented || !stops.includes(from)) return;
      if (staysInField(from, key)) return;
      const next = stopAfter(key, stops, from);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    settle();
    const changes = new MutationObserver(settle);
    changes.observe(group, { childList: true, subtree: true, attributeFilter: ["tabindex", "disabled"] });
    group.addEventListener("focusin", keepPresent);
    group.addEventListener("keydown", move);
    return () => {
      changes.disconnect();
      group.removeEventListener("focusin", keepPresent);
      group.removeEventListener("keydown", move);
    };
  }, []);
  return ref;
}
