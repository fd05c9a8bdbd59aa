/**
 * Texts of the landing page that the server-rendered page also contains; the headings in capitals are
 * specified.
 */
export const landingWords = {
  title: "Viajes por Colombia y el mundo",
  request: "Solicitar Cotización",
  offers: "CONOCE LAS OFERTAS DEL DIA",
  plan: "PLANIFICA TUS VACACIONES",
} as const;

const MOST = 9;

/**
 * Returns the first trips for the section that helps visitors plan: newest trips that are not among the
 * offers, or all newest trips when every one is an offer.
 */
export function plannable<Trip extends { readonly id: number }>(
  offers: readonly Trip[],
  newest: readonly Trip[],
): readonly Trip[] {
  const others = newest.filter(({ id }) => !offers.some((offer) => offer.id === id));
  return (others.length > 0 ? others : newest).slice(0, MOST);
}
