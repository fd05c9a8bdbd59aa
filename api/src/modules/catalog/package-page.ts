import { today } from "../../core/colombia/days.ts";
import { spokenTrip } from "../../core/colombia/spoken.ts";
import type { Context } from "../../core/context.ts";
import { publicPage } from "../../core/http/public-page.html.ts";
import type { PublicPageSource } from "../../core/http/public-pages.ts";
import { addressOf } from "../../core/addresses.ts";
import { cardUrl } from "../../core/preview/card-address.ts";
import { landscapeOf } from "../../core/preview/landscape.rules.ts";
import { sql } from "../../core/read/sql.ts";
import { shelfCard, upcomingDepartures } from "./package-card.sql.ts";
import { similarIds } from "./package.reads.ts";
import { cardContent, galleryOf, packageContent, type ShownPackage } from "./package-content.rules.ts";
import { packageOffer, type ShownDeparture } from "./package-offer.rules.ts";
import { lengthText, packageWords } from "./package-words.rules.ts";

/** Fields of a package on the page that the server renders. */
interface PagePackage extends ShownPackage {
  readonly images: readonly string[];
  readonly days: number;
  /** Future departures, soonest first. */
  readonly departures: readonly ShownDeparture[];
  readonly similar: readonly Parameters<typeof cardContent>[0][];
}

/** Server-rendered page of one package, which PackageDetailScreen replaces in the browser. */
export const packagePage: PublicPageSource = {
  page: "package",
  of: async (context, id) => {
    const pack = /^\d{1,9}$/.test(id) ? await shownPackage(context, Number(id)) : undefined;
    if (!pack) return null;
    const { services } = context;
    const { config } = services;
    const agency = await services.agency.current();
    const { title, city, location, detail, days } = pack;
    const pictures = galleryOf(pack);
    const [next] = pack.departures;
    const dates = next && spokenTrip(next.salida, next.vuelta);
    return publicPage(
      agency,
      {
        title,
        text: `${city} · ${location}. ${lengthText(days)}. ${detail}`.slice(0, 200),
        url: new URL(addressOf("package", { id }), config.publicUrl).href,
        image: cardUrl(services, {
          place: title,
          lines: [`${city} · ${location}`, dates ?? lengthText(days)],
          agency: agency.name,
          colour: agency.colour,
          picture: pictures[0]?.src ?? landscapeOf(`${city} ${location} ${title}`),
        }),
      },
      async () => (await import("@travesia/pages/package/ScriptlessPackage.tsx")).ScriptlessPackage,
      {
        ...packageContent(pack),
        agency: agency.name,
        pictures,
        offer: packageOffer(pack, pack.departures),
        similar: {
          title: packageWords.similar,
          packs: pack.similar.map((one) => cardContent(one, today(services.clock.now()))),
        },
        quote: { text: packageWords.quote, href: `/?${requestOf(pack)}` },
      },
    );
  },
};

/** Returns the URL parameters with which the landing page opens its quote request form for a package. */
const requestOf = ({ city, title }: PagePackage): string =>
  new URLSearchParams({ cotizar: "1", destino: city || title }).toString();

async function shownPackage(
  { read, services: { clock } }: Context,
  id: number,
): Promise<PagePackage | undefined> {
  const day = today(clock.now());
  const [pack] =
    await read.rows<PagePackage>(sql`select p.title, p.destino, p.city, p.location, p.detail, p.chars,
      p.images, p.days, p.price::float8 as price, p.itinerario, p.hoteles, p.incluye,
      p.no_incluye as "noIncluye", p.condiciones, p.preguntas, p.cuotas,
      p.cuota_inicial_porcentaje::float8 as "cuotaInicialPorcentaje",
      p.cuota_inicial::float8 as "cuotaInicial",
      ${upcomingDepartures(sql`p.id`, day)} as departures,
      (select coalesce(json_agg(${shelfCard("o", day)} order by place), '[]'::json)
        from (select id, row_number() over () as place from (${similarIds(id, day)}) ids) s
        join packages o on o.id = s.id) as similar
    from packages p where p.id = ${id} and p.archived_at is null`);
  return pack;
}
