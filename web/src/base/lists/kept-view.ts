/** Display settings of a list, stored on this device: columns, rows per page and row height. */
export interface KeptView {
  /** Keys of the selected columns; absent when the user never selected any. */
  readonly columns?: readonly string[];
  readonly size?: number;
  readonly compact?: boolean;
}

const place = (list: string) => `travesia.lista.${list}`;

/** Returns the display settings of a list stored on this device; the defaults when none are stored. */
export function keptView(list: string): KeptView {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(list)) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Stores the display settings of a list on this device. */
export function keepView(list: string, look: KeptView): void {
  try {
    localStorage.setItem(place(list), JSON.stringify(look));
  } catch {
    // It stays so until the page is left.
  }
}
