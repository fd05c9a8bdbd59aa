import { MOST_NUMBERS } from "@travesia/api/raffle/raffle.rules";

/** Numbers that the viewer has selected, and their raffle. */
export interface Selection {
  readonly raffleId: string | null;
  /** Selected numbers, ascending. */
  readonly values: readonly string[];
}

const KEY = "raffle-selection";
const nothing: Selection = { raffleId: null, values: [] };

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the selection stored in the tab, without its invalid parts. */
export function readSelection(storage: Kept): Selection {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "") as Partial<Selection> | null;
    const values = (Array.isArray(kept?.values) ? kept.values : []).filter((value) =>
      /^\d{3}$/.test(String(value)),
    );
    return typeof kept?.raffleId === "string" && values.length > 0
      ? { raffleId: kept.raffleId, values }
      : nothing;
  } catch {
    return nothing;
  }
}

/**
 * Store of the selected numbers in a tab; the selection survives paging through the board, other screens and
 * a reload, and ends with the tab.
 */
export class SelectionStore {
  #state: Selection;
  readonly #watchers = new Set<() => void>();

  constructor(private readonly storage: Kept) {
    this.#state = readSelection(storage);
  }

  readonly read = (): Selection => this.#state;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  /**
   * Selects or deselects a number; returns false when the maximum is reached. Selecting in another raffle
   * starts a new selection.
   */
  toggle(raffleId: string, value: string): boolean {
    const present = this.#state.raffleId === raffleId ? this.#state.values : [];
    if (present.includes(value))
      this.#write({ raffleId, values: present.filter((other) => other !== value) });
    else if (present.length >= MOST_NUMBERS) return false;
    else this.#write({ raffleId, values: [...present, value].sort() });
    return true;
  }

  /** Removes numbers that were taken; returns the ones that had been selected. */
  drop(values: readonly string[]): readonly string[] {
    const lost = this.#state.values.filter((value) => values.includes(value));
    if (lost.length > 0)
      this.#write({ ...this.#state, values: this.#state.values.filter((value) => !lost.includes(value)) });
    return lost;
  }

  clear(): void {
    this.#write(nothing);
  }

  #write(state: Selection): void {
    this.#state = state.values.length > 0 ? state : nothing;
    try {
      if (state.values.length > 0) this.storage.setItem(KEY, JSON.stringify(state));
      else this.storage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still allows a choice on this page.
    }
    for (const watcher of this.#watchers) watcher();
  }
}
