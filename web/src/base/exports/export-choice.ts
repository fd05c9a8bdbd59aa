const place = (list: string) => `travesia.exportar.${list}`;

/**
 * Returns the columns of a list that were last exported on this device, among the known ones; all columns
 * when none was ever selected.
 */
export function chosenColumns(list: string, known: readonly string[]): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(list)) ?? "null");
    const chosen = Array.isArray(kept) ? known.filter((key) => kept.includes(key)) : [];
    return chosen.length > 0 ? chosen : known;
  } catch {
    return known;
  }
}

/** Stores the columns selected for the export of a list on this device; null for all columns. */
export function keepColumns(list: string, columns: readonly string[] | null): void {
  try {
    if (columns) localStorage.setItem(place(list), JSON.stringify(columns));
    else localStorage.removeItem(place(list));
  } catch {
    // They are chosen again the next time.
  }
}
