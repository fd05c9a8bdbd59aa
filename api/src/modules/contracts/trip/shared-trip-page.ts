import type { Context } from "../../../core/context.ts";
import { formatPhone, whatsAppNumber } from "../../../core/colombia/phones.ts";
import { spokenTrip, travellersText } from "../../../core/colombia/spoken.ts";
import { html } from "../../../core/html/html.ts";
import { type Card, cardHead, notListed } from "../../../core/http/card.html.ts";
import { firstPageHtml } from "../../../core/http/first-page.html.ts";
import type { FirstPageSource } from "../../../core/http/first-pages.ts";
import { cardUrl } from "../../../core/preview/card-address.ts";
import { countdownText } from "./trip-words.rules.ts";
import { sharedTrip } from "./shared-trip.ts";
import { tripParts } from "./trip-parts.ts";
import { tripKindOf } from "./trip-kind.ts";
import type { Trip } from "./trip.types.ts";

/** First-page HTML of a shared trip, before any script has loaded, and its link preview for chats. */
export const sharedTripPage: FirstPageSource = {
  page: "sharedTrip",
  opens: false,
  of: async (context, id) => {
    const { of, traveller, travellers, advisor } = await sharedTrip(context, id);
    const trip = await tripKindOf(of.kind).read(context, of.id);
    const { name } = await context.services.agency.current();
    const page = firstPageHtml({
      title: `Tu viaje a ${trip.destination}`,
      agency: name,
      passage: {
        kind: "Viaje",
        number: traveller ? `de ${traveller}` : "",
        origin: trip.origin,
        destination: trip.destination,
        dates: spokenTrip(trip.from, trip.to),
        travellers: travellersText(travellers),
        price: null,
      },
      countdown: countdownText(trip.daysLeft),
      trip: tripParts(trip),
      money: null,
      advisor: advisor && {
        name: `${advisor.name} ${advisor.lastname}`,
        email: advisor.email,
        phone: advisor.phone && formatPhone(advisor.phone),
        whatsapp: whatsAppNumber(advisor.phone),
      },
      foot: "Para ver fotos y mapas, activa JavaScript en tu navegador.",
    });
    return { ...page, head: html`${notListed}${cardHead(await cardOf(context, trip))}` };
  },
  card: async (context, id) => {
    const { of } = await sharedTrip(context, id);
    return cardOf(context, await tripKindOf(of.kind).read(context, of.id));
  },
};

/** Returns the link preview of a trip: place and dates, without a name. */
async function cardOf({ services }: Context, { destination, from, to, picture }: Trip): Promise<Card> {
  const { name: site, colour } = await services.agency.current();
  const lines = [spokenTrip(from, to)];
  return {
    title: `Viaje a ${destination}`,
    text: lines.join(" · "),
    site,
    image: cardUrl(services, { place: destination, lines, agency: site, colour, picture }),
  };
}
