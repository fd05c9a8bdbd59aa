/** Words of the landing page that are also in its first picture; the headings in capitals are specified. */
export const landingWords = {
  title: "Viajes por Colombia y el mundo",
  request: "Solicitar Cotización",
  offers: "CONOCE LAS OFERTAS DEL DIA",
  plan: "PLANIFICA TUS VACACIONES",
} as const;

const MOST = 9;

/**
 * Returns the first trips for the plans of a visitor: trips that are not among the offers already, unless
 * there are no others.
 */
export function plannable<Trip extends { readonly id: number }>(
  offers: readonly Trip[],
  newest: readonly Trip[],
): readonly Trip[] {
  const others = newest.filter(({ id }) => !offers.some((offer) => offer.id === id));
  return (others.length > 0 ? others : newest).slice(0, MOST);
}
