import type { Context } from "../../../../core/context.ts";
import { spokenTrip } from "../../../../core/colombia/spoken.ts";
import type { Card } from "../../../../core/http/card.html.ts";
import type { FirstPageSource } from "../../../../core/http/first-pages.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { cardUrl } from "../../../../core/preview/card-address.ts";
import { findReadableContract } from "../contract.find.ts";

/** Link preview that a chat shows for a signing link; the page itself is rendered only by the application. */
export const signaturePage: FirstPageSource = {
  page: "contractSignature",
  opens: false,
  of: () => Promise.resolve(null),
  card: async (context, id) => {
    const { destino, fechaInicioViaje, fechaFinViaje } = await findReadableContract(Scope.of(context), id);
    return cardOf(context, destino, spokenTrip(fechaInicioViaje, fechaFinViaje));
  },
};

/** Returns the link preview of a contract: place and dates, without names or amounts. */
async function cardOf({ services }: Context, place: string, days: string): Promise<Card> {
  const { name: site, colour } = await services.agency.current();
  return {
    title: `El contrato de tu viaje a ${place}`,
    text: `${days} · Léelo y fírmalo aquí`,
    site,
    image: cardUrl(services, { place, lines: [days], agency: site, colour, picture: null }),
  };
}
