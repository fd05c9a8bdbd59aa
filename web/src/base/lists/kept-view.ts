/** Settings of a list on this device: its columns, its rows per page and their height. */
export interface KeptView {
  /** Keys of the columns that were chosen; absent when nobody chose. */
  readonly columns?: readonly string[];
  readonly size?: number;
  readonly compact?: boolean;
}

const place = (list: string) => `travesia.lista.${list}`;

/** Returns the last look of a list on this device; the default look when none is stored. */
export function keptView(list: string): KeptView {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(list)) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps how a list is shown on this device. */
export function keepView(list: string, look: KeptView): void {
  try {
    localStorage.setItem(place(list), JSON.stringify(look));
  } catch {
    // It stays so until the page is left.
  }
}
