import { cardUrl } from "../../core/preview/card-address.ts";
import { addressOf } from "../../core/addresses.ts";
import type { Context } from "../../core/context.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { Html, html } from "../../core/html/html.ts";
import { pictureHtml, publicPage } from "../../core/http/public-page.html.ts";
import type { PublicPageSource } from "../../core/http/public-pages.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import { sql } from "../../core/read/sql.ts";
import { lengthText, packageWords, shownPictures } from "../catalog/package-words.rules.ts";
import { landingWords, plannable } from "./landing-words.rules.ts";
import { filledIn } from "./page-text/page-text-html.ts";

interface ShownTrip {
  readonly id: number;
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly days: number;
  /** COP per person. */
  readonly price: number;
  readonly images: readonly string[];
}

interface LandingParts {
  readonly slide: Readonly<Record<"image" | "title" | "description" | "destino", string>> | null;
  /** Published greeting as sanitized HTML, with placeholders for the agency's data. */
  readonly hero: string | null;
  readonly offers: readonly ShownTrip[];
  readonly newest: readonly ShownTrip[];
}

/** Server-rendered landing page, in the order of Landing, which replaces it in the browser. */
export const landingPage: PublicPageSource = {
  page: "home",
  of: async (context) => {
    const { agency: source, config } = context.services;
    const [agency, parts] = await Promise.all([source.current(), landingParts(context)]);
    const { slide, hero, offers, newest } = parts;
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
      html`<div class="landing">
        ${slide && slideHtml(slide)}
        <div class="hero">
          <div>${new Html(filledIn(hero ?? "", agency))}</div>
          <a class="button go" href="/?cotizar=1">${landingWords.request}</a>
        </div>
        ${shelfHtml(landingWords.offers, offers)}${shelfHtml(landingWords.plan, plannable(offers, newest))}
      </div>`,
      styles,
    );
  },
};

const description =
  "paquetes y viajes a la medida por Colombia y el mundo, con cotización, contrato y pagos en línea y un " +
  "asesor de principio a fin.";

const slideHtml = ({ image, title, description, destino }: NonNullable<LandingParts["slide"]>): Html =>
  html`<div class="framed slide">
    ${pictureHtml(
      keptOrDrawn(image, `${destino} ${title}`),
      title || description ? "" : "Destino",
      "(max-width: 1120px) 100vw, 1120px",
    )}
    ${
      (title || description) &&
      html`<div class="caption">
        <h2>${title || description}</h2>
        ${title && description && html`<p>${description}</p>`}
        <p class="see">Ver viajes</p>
      </div>`
    }
  </div>`;

const shelfHtml = (title: string, trips: readonly ShownTrip[]): Html | null =>
  trips.length === 0
    ? null
    : html`<section>
        <h2>${title}</h2>
        <ul class="shelf">
          ${trips.map(tripHtml)}
        </ul>
      </section>`;

const tripHtml = (trip: ShownTrip): Html => {
  const { id, title, destino, city, days, price } = trip;
  const [picture] = shownPictures(trip);
  return html`<li class="framed">
    ${picture && html`<img class="picture" src="${picture}" alt="" loading="lazy" />`}
    <p class="quiet">${destino} · ${city}</p>
    <h3><a class="plain" href="${addressOf("package", { id: String(id) })}">${title}</a></h3>
    <p class="quiet">${lengthText(days)}</p>
    <p class="strong">${formatCop(price)} <span class="quiet">${packageWords.perPerson}</span></p>
  </li>`;
};

/** Maximum number of packages in each section, as in the landing page's query. */
const SHELF = { offers: 6, newest: 15 } as const;

async function landingParts({ read }: Context): Promise<LandingParts> {
  const shelf = sql`json_build_object('id', p.id, 'title', p.title, 'destino', p.destino, 'city', p.city,
    'days', p.days, 'price', p.price, 'images', p.images) order by p.created_at desc, p.id desc`;
  const packages = sql`select * from packages where archived_at is null`;
  const inOrder = sql`order by created_at desc, id desc`;
  const [parts] = await read.rows<LandingParts>(sql`select
    (select json_build_object('image', image, 'title', title, 'description', description,
      'destino', destino) from carousel_slides order by position, id limit 1) as slide,
    (select published_html from page_texts where key = 'hero') as hero,
    (select coalesce(json_agg(${shelf}), '[]'::json)
      from (${packages} and is_active and is_yapaya ${inOrder} limit ${SHELF.offers}) p) as offers,
    (select coalesce(json_agg(${shelf}), '[]'::json)
      from (${packages} ${inOrder} limit ${SHELF.newest}) p) as newest`);
  if (!parts) throw new Error("a select without a table has one row");
  return parts;
}

// The measures of Landing, CarouselSlideView, LandingHero and PackageShelf.
const styles = `
#first-page .landing{display:grid;gap:32px;padding-top:4px}
#first-page .slide{position:relative}
#first-page .slide .picture{aspect-ratio:4/3}
#first-page .caption{display:grid;gap:8px;justify-items:start;padding:16px;background:var(--paper);color:var(--mist)}
#first-page .caption h2{margin:0;font-size:24px;font-weight:500;line-height:1.2;color:var(--ink)}
#first-page .caption .see{box-sizing:border-box;min-height:44px;padding:12px;line-height:18px;border:1px solid var(--line);border-radius:8px;color:var(--sea);font-size:13px;font-weight:600}
#first-page .hero{display:grid;gap:24px;margin-top:44px}
#first-page .hero h1{font-size:34px;margin:0 0 12px}
#first-page .hero p{color:var(--mist);font-size:17px;line-height:1.65}
#first-page .landing section h2{font-size:24px;font-weight:500;margin:24px 0 20px}
#first-page .shelf{display:grid;gap:16px;grid-auto-flow:column;grid-auto-columns:82%;overflow-x:auto}
#first-page .shelf li{padding:0 0 16px}
#first-page .shelf .picture{aspect-ratio:16/10}
#first-page .shelf p,#first-page .shelf h3{padding:4px 16px 0}
@media (min-width:600px){#first-page .caption .see{min-height:0;padding:5px 12px}#first-page .shelf{grid-auto-flow:row;grid-auto-columns:auto;grid-template-columns:repeat(2,1fr);gap:20px}}
@media (min-width:768px){#first-page .landing{padding-top:12px;gap:48px}#first-page .slide .picture{aspect-ratio:21/9}#first-page .caption{position:absolute;left:32px;bottom:32px;max-width:440px;box-sizing:border-box;padding:20px;border-radius:16px}#first-page .caption h2{font-size:32px}#first-page .hero{grid-template-columns:minmax(0,1fr) 300px;align-items:center;gap:48px}#first-page .hero h1{font-size:44px}}
@media (min-width:1200px){#first-page .shelf{grid-template-columns:repeat(3,1fr)}}`;
