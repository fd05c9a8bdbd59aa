interface Pictured {
  readonly stays?: readonly { readonly imagenes?: readonly string[] | null }[] | null;
  readonly itinerario?: readonly { readonly imagen?: string | null }[] | null;
}

/**
 * Returns the photograph that stands for a trip: that of its first day that has one, else of its first hotel;
 * null where the drawing of its place does.
 */
export const coverOf = ({ stays, itinerario }: Pictured): string | null =>
  itinerario?.find(({ imagen }) => imagen)?.imagen ??
  stays?.flatMap(({ imagenes }) => imagenes ?? [])[0] ??
  null;
