import { cardUrl } from "../../core/preview/card-address.ts";
import { addressOf } from "../../core/addresses.ts";
import { type Day, today } from "../../core/colombia/days.ts";
import type { Context } from "../../core/context.ts";
import { publicPage } from "../../core/http/public-page.html.ts";
import type { PublicPageSource } from "../../core/http/public-pages.ts";
import { sql } from "../../core/read/sql.ts";
import { shelfCard } from "../catalog/package-card.sql.ts";
import { cardContent } from "../catalog/package-content.rules.ts";
import { landingContent, type ShownSlide, slideContent } from "./landing-content.rules.ts";
import { landingWords } from "./landing-words.rules.ts";
import { filledIn } from "./page-text/page-text-html.ts";

type ShownTrip = Parameters<typeof cardContent>[0];

interface LandingParts {
  readonly slide: ShownSlide | null;
  readonly slides: number;
  /** Published greeting as sanitized HTML, with placeholders for the agency's data. */
  readonly hero: string | null;
  readonly offers: readonly ShownTrip[];
  readonly newest: readonly ShownTrip[];
}

/** Server-rendered landing page, which LandingScreen replaces in the browser. */
export const landingPage: PublicPageSource = {
  page: "home",
  of: async (context) => {
    const { agency: source, config, clock } = context.services;
    const day = today(clock.now());
    const [agency, parts] = await Promise.all([source.current(), landingParts(context, day)]);
    const { slide, slides, hero, offers, newest } = parts;
    return publicPage(
      agency,
      {
        title: landingWords.title,
        text: `${agency.name}: ${description}`,
        url: new URL(addressOf("home"), config.publicUrl).href,
        image: cardUrl(context.services, {
          place: slide?.title || landingWords.title,
          lines: ["Paquetes y viajes a la medida"],
          agency: agency.name,
          colour: agency.colour,
          picture: slide?.image ?? null,
        }),
      },
      async () => (await import("@travesia/pages/landing/ScriptlessLanding.tsx")).ScriptlessLanding,
      {
        ...landingContent({
          greeting: filledIn(hero ?? "", agency),
          offers: offers.map((pack) => cardContent(pack, day)),
          newest: newest.map((pack) => cardContent(pack, day)),
        }),
        agency: agency.name,
        slide: slide && { ...slideContent(slide), label: `1 de ${slides}` },
      },
    );
  },
};

const description =
  "paquetes y viajes a la medida por Colombia y el mundo, con cotización, contrato y pagos en línea y un " +
  "asesor de principio a fin.";

/** Maximum number of packages in each section, as in the landing page's query. */
const SHELF = { offers: 6, newest: 15 } as const;

async function landingParts({ read }: Context, day: Day): Promise<LandingParts> {
  const shelf = sql`${shelfCard("p", day)} order by p.created_at desc, p.id desc`;
  const packages = sql`select * from packages where archived_at is null`;
  const inOrder = sql`order by created_at desc, id desc`;
  const [parts] = await read.rows<LandingParts>(sql`select
    (select json_build_object('image', image, 'title', title, 'description', description,
      'destino', destino) from carousel_slides order by position, id limit 1) as slide,
    (select count(*)::int from carousel_slides) as slides,
    (select published_html from page_texts where key = 'hero') as hero,
    (select coalesce(json_agg(${shelf}), '[]'::json)
      from (${packages} and is_active and is_yapaya ${inOrder} limit ${SHELF.offers}) p) as offers,
    (select coalesce(json_agg(${shelf}), '[]'::json)
      from (${packages} ${inOrder} limit ${SHELF.newest}) p) as newest`);
  if (!parts) throw new Error("a select without a table has one row");
  return parts;
}
