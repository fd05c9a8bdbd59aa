import type { Context } from "../../../core/context.ts";
import { spokenTrip } from "../../../core/colombia/spoken.ts";
import { html } from "../../../core/html/html.ts";
import { type Card, cardHead, notListed } from "../../../core/http/card.html.ts";
import { drawnPage } from "../../../core/http/drawn-page.ts";
import type { FirstPageSource } from "../../../core/http/first-pages.ts";
import { advisorFacts } from "../../../core/http/page-content.rules.ts";
import { cardUrl } from "../../../core/preview/card-address.ts";
import { sharedTrip } from "./shared-trip.ts";
import { sharedTripContent } from "./trip-content.rules.ts";
import { tripKindOf } from "./trip-kind.ts";
import type { Trip } from "./trip.types.ts";

/** First-page HTML of a shared trip, before any script has loaded, and its link preview for chats. */
export const sharedTripPage: FirstPageSource = {
  page: "sharedTrip",
  opens: false,
  of: async (context, id) => {
    const { of, traveller, travellers, advisor } = await sharedTrip(context, id);
    const trip = await tripKindOf(of.kind).read(context, of.id);
    const agency = await context.services.agency.current();
    const content = sharedTripContent({
      trip,
      traveller,
      travellers,
      agency,
      advisor: advisor && advisorFacts(advisor, advisor.picture),
      today: context.today,
    });
    const title = `Tu viaje a ${trip.destination}`;
    const page = await drawnPage(
      `${title} · ${agency.name}`,
      async () => (await import("@travesia/pages/trip/ScriptlessTrip.tsx")).ScriptlessTrip,
      {
        ...content,
        title,
        agency: agency.name,
        foot: null,
      },
    );
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
