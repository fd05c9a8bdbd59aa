/** Navigation state of a page that offers a way back: the address of the page that linked to it. */
export interface CameFrom {
  readonly back: string;
}

/**
 * Returns the page within the application from which a navigation started, by its state; null when there is
 * none.
 */
export function backOf(state: unknown): string | null {
  const back = (state as Partial<CameFrom> | null)?.back;
  return typeof back === "string" && /^\/(?!\/)/.test(back) ? back : null;
}
