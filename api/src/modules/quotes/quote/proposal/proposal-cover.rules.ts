interface Pictured {
  readonly stays?: readonly { readonly imagenes?: readonly string[] | null }[] | null;
  readonly itinerario?: readonly { readonly imagen?: string | null }[] | null;
}

/**
 * Returns the cover photograph of a trip: the first picture of its days, otherwise of its first hotel; null
 * to use the drawing of its destination.
 */
export const coverOf = ({ stays, itinerario }: Pictured): string | null =>
  itinerario?.find(({ imagen }) => imagen)?.imagen ??
  stays?.flatMap(({ imagenes }) => imagenes ?? [])[0] ??
  null;
