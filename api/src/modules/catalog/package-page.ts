import { type Day, today } from "../../core/colombia/days.ts";
import { spokenTrip } from "../../core/colombia/spoken.ts";
import type { Context } from "../../core/context.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { html } from "../../core/html/html.ts";
import { pictureHtml, publicPage } from "../../core/http/public-page.html.ts";
import type { PublicPageSource } from "../../core/http/public-pages.ts";
import { addressOf } from "../../core/addresses.ts";
import { cardUrl } from "../../core/preview/card-address.ts";
import { landscapeOf } from "../../core/preview/landscape.rules.ts";
import { sql } from "../../core/read/sql.ts";
import { lengthText, packageWords, shownPictures } from "./package-words.rules.ts";
import { charLabel } from "./package.rules.ts";

/** Fields of a package on the page that the server renders. */
interface ShownPackage {
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly location: string;
  readonly detail: string;
  readonly chars: readonly string[];
  readonly images: readonly string[];
  readonly days: number;
  /** COP per person. */
  readonly price: number;
  /** Future departures, soonest first. */
  readonly departures: readonly { readonly salida: Day; readonly vuelta: Day }[];
}

/**
 * Server-rendered page of one package, in the order of PackageDetailScreen, which replaces it in the browser.
 */
export const packagePage: PublicPageSource = {
  page: "package",
  of: async (context, id) => {
    const pack = /^\d{1,9}$/.test(id) ? await shownPackage(context, Number(id)) : undefined;
    if (!pack) return null;
    const { services } = context;
    const { config } = services;
    const source = await services.agency.current();
    const { title, destino, city, location, detail, chars, price, days } = pack;
    const pictures = shownPictures(pack);
    const [picture] = pictures;
    const [next] = pack.departures;
    return publicPage(
      source,
      {
        title,
        text: `${city} · ${location}. ${lengthText(days)}. ${detail}`.slice(0, 200),
        url: new URL(addressOf("package", { id }), config.publicUrl).href,
        image: cardUrl(services, {
          place: title,
          lines: [`${city} · ${location}`, next ? spokenTrip(next.salida, next.vuelta) : lengthText(days)],
          agency: source.name,
          colour: source.colour,
          picture: picture ?? landscapeOf(`${city} ${location} ${title}`),
        }),
      },
      html`<div class="package">
        <p class="where"><a href="/allpacks?${new URLSearchParams({ destino }).toString()}">${destino}</a></p>
        <h1>${title}</h1>
        <p class="place-of">${city} · ${location}</p>
        <div class="parts">
          <div>
            <div class="framed picture-frame">
              ${picture && pictureHtml(picture, title, "(max-width: 1120px) 100vw, 700px")}
            </div>
            ${
              pictures.length > 1 &&
              html`<div class="small">
                ${pictures.map((image) => html`<img src="${image}" alt="" loading="lazy" />`)}
              </div>`
            }
          </div>
          <div class="framed offer">
            <p class="price">${formatCop(price)}</p>
            <p class="quiet">${packageWords.perPerson} · ${lengthText(days)}</p>
            ${
              next
                ? html`<p class="departure">
                    <small>${packageWords.departure}</small>${spokenTrip(next.salida, next.vuelta)}
                  </p>`
                : html`<p>${packageWords.pastDepartures}</p>`
            }
            <a class="button" href="/?${requestOf(pack)}">${packageWords.quote}</a>
          </div>
          <div class="words">
            <p class="detail">${detail}</p>
            ${
              chars.length > 0 &&
              html`<h2>${packageWords.includes}</h2>
                <ul class="chips">
                  ${chars.map((char) => html`<li>${charLabel(char)}</li>`)}
                </ul>`
            }
          </div>
        </div>
      </div>`,
      styles,
    );
  },
};

/** Returns the URL parameters with which the landing page opens its quote request form for a package. */
const requestOf = ({ city, title }: ShownPackage): string =>
  new URLSearchParams({ cotizar: "1", destino: city || title }).toString();

async function shownPackage(
  { read, services: { clock } }: Context,
  id: number,
): Promise<ShownPackage | undefined> {
  const [pack] =
    await read.rows<ShownPackage>(sql`select p.title, p.destino, p.city, p.location, p.detail, p.chars,
      p.images, p.days, p.price::float8 as price,
      coalesce((
        select json_agg(json_build_object('salida', d.salida, 'vuelta', d.vuelta) order by d.salida)
        from package_departures d where d.package_id = p.id and d.salida >= ${today(clock.now())}
      ), '[]'::json) as departures
    from packages p where p.id = ${id} and p.archived_at is null`);
  return pack;
}

// The measures of PackageView and PackageDetailScreen.
const styles = `
#first-page .package{margin-top:8px}
#first-page .package h1{font-size:32px;margin-top:4px;overflow-wrap:anywhere}
#first-page .package .place-of{margin-top:4px;color:var(--mist);font-size:15px}
#first-page .parts{display:grid;gap:24px;margin-top:20px;align-items:start}
#first-page .picture-frame .picture{aspect-ratio:16/10}
#first-page .small{display:flex;gap:8px;margin-top:8px;padding:3px;overflow-x:auto}
#first-page .small img{width:96px;height:60px;flex-shrink:0;object-fit:cover;border-radius:4px}
#first-page .offer{padding:20px}
#first-page .offer .quiet{font-size:15px}
#first-page .where a{text-decoration:none}
#first-page .departure{margin-top:16px}
#first-page .departure small{display:block;color:var(--mist);font-size:13px}
#first-page .offer .button{margin-top:16px}
#first-page .detail{white-space:pre-line;font-size:17px;line-height:1.7;overflow-wrap:anywhere}
#first-page .words h2{font:650 17px/1.4 inherit;font-family:inherit;margin:20px 0 12px}
#first-page .chips{display:flex;gap:8px;flex-wrap:wrap}
#first-page .chips li{padding:4px 12px;border:1px solid var(--line);border-radius:999px;font-size:13px}
@media (min-width:768px){#first-page .package{margin-top:16px}#first-page .package h1{font-size:44px}}
@media (min-width:1200px){#first-page .parts{grid-template-columns:minmax(0,1fr) 340px}#first-page .offer{grid-column:2;grid-row:1/3}}`;
