/** State of a step to a page that leads back: the address of the page on which it was pressed. */
export interface CameFrom {
  readonly back: string;
}

/** Returns the page of ours from which a navigation started, by its state; null when it has none. */
export function backOf(state: unknown): string | null {
  const back = (state as Partial<CameFrom> | null)?.back;
  return typeof back === "string" && /^\/(?!\/)/.test(back) ? back : null;
}
