interface Pictured {
  readonly stays?: readonly { readonly imagenes?: readonly string[] | null }[] | null;
  readonly itinerario?: readonly { readonly imagen?: string | null }[] | null;
}

/**
 * Returns the photograph for a trip: the first one of its days, else of its first hotel; null when the
 * drawing of its place is used.
 */
export const coverOf = ({ stays, itinerario }: Pictured): string | null =>
  itinerario?.find(({ imagen }) => imagen)?.imagen ??
  stays?.flatMap(({ imagenes }) => imagenes ?? [])[0] ??
  null;
