import { mailAddress } from "../colombia/emails.ts";
import type { Advisor } from "../agency.ts";
import { type Colours, dark, faces, light, radius, type Tone, toneSoft, toneText } from "../look.ts";
import { Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";
import { phoneLink } from "../html/phone-link.ts";
import { formatCop } from "../colombia/cop.ts";
import type { PrintedPassage } from "../passage.ts";

/** One dated amount of a payment plan, as display text. */
export interface FirstPageLine {
  readonly text: string;
  readonly amount: string;
  /** Due date or date of payment, in words. */
  readonly note: string;
  readonly state: { readonly text: string; readonly tone: Tone };
}

/** One section of a trip as display text: its flights, its hotels, its days. */
export interface FirstPagePart {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly note: string }[];
}

/** Prices and payments of a trip as display text. */
interface FirstPageMoney {
  readonly title: string;
  readonly figures: readonly (readonly [label: string, text: string])[];
  readonly lines: readonly FirstPageLine[];
  /** Section on how to pay; null when nothing is due. */
  readonly howToPay: Html | null;
}

/** Content of a link page before any script has loaded, as plain texts, all of which are escaped. */
export interface FirstPage {
  readonly title: string;
  /** The agency's name. */
  readonly agency: string;
  readonly passage: PrintedPassage;
  /** Sentence below the trip's header: `Faltan 12 días para tu viaje`. */
  readonly countdown: string | null;
  readonly trip: readonly FirstPagePart[];
  /** Prices and payments; null when the reader may not see them. */
  readonly money: FirstPageMoney | null;
  readonly advisor: Advisor | null;
  /** Content below the advisor. */
  readonly more?: Html;
  /** Note on the acts that require script. */
  readonly foot: string;
}

const variables = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

const tones: readonly Tone[] = ["neutral", "sea", "sun", "leaf", "clay"];
const toned = (colours: Colours): string =>
  tones
    .map(
      (tone) =>
        `#first-page .${tone}{color:${toneText(colours, tone)};background:${toneSoft(colours, tone)}}`,
    )
    .join("");

// The application is hidden behind it until it has loaded, and then removes it.
const style = new Html(`
#first-page{${variables(light)};color-scheme:light dark;min-height:100vh;box-sizing:border-box;padding:16px;background:var(--sand);color:var(--ink);font:16px/1.5 ${faces.text}}
#first-page ~ div{display:none}
body{margin:0}
#first-page main{max-width:760px;margin:0 auto;display:grid;gap:20px}
#first-page h1,#first-page h2{margin:0;font-family:${faces.display};font-weight:600;line-height:1.25}
#first-page h1{font-size:26px}
#first-page h2{font-size:20px;margin-bottom:8px}
#first-page p{margin:0}
#first-page .card{padding:20px;border:1px solid var(--line);border-radius:${radius.card}px;background:var(--paper)}
#first-page .row{display:flex;gap:4px 16px;justify-content:space-between;align-items:baseline;flex-wrap:wrap}
#first-page .quiet{color:var(--mist);font-size:14px}
#first-page .strong{font-weight:650;font-variant-numeric:tabular-nums}
#first-page .place{font-family:${faces.display};font-size:24px;line-height:1.2}
#first-page .stamp{padding:2px 10px;border-radius:${radius.chip}px;font-size:13px;font-weight:600;white-space:nowrap}
#first-page h3{margin:0;font:inherit;font-weight:650}
#first-page .number{font-size:18px;font-variant-numeric:tabular-nums}
#first-page ol,#first-page ul,#first-page dl{list-style:none;margin:0;padding:0}
#first-page li{padding:12px 0;border-top:1px solid var(--line)}
#first-page li:first-child{border-top:0}
#first-page dd{margin:0 0 8px;font-weight:600;overflow-wrap:anywhere}
#first-page button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:${radius.field}px;background:none;color:var(--sea);font:inherit;font-weight:600}
#first-page a{color:var(--sea)}
${toned(light)}
@media (prefers-color-scheme:dark){#first-page{${variables(dark)}}${toned(dark)}}`);

const stampHtml = ({ text, tone }: { readonly text: string; readonly tone: Tone }): Html =>
  html`<span class="stamp ${tone}">${text}</span>`;

const from = (origin: string): Html => html`<span>${origin}</span><span aria-label="a">→</span>`;

const passageHtml = ({
  kind,
  number,
  origin,
  destination,
  dates,
  travellers,
  price,
  status,
}: PrintedPassage): Html =>
  html`<section class="card">
    <p class="row"><strong>${kind} ${number}</strong>${status && stampHtml(status)}</p>
    <p class="row place">${origin && from(origin)}<span>${destination}</span></p>
    <p class="row quiet">
      <span>${dates}</span
      ><span>${travellers}</span>${price !== null && html`<span>${formatCop(price)}</span>`}
    </p>
  </section>`;

const lineHtml = ({ text, amount, note, state }: FirstPageLine): Html =>
  html`<li>
    <p class="row"><span class="strong">${text}</span><span class="strong">${amount}</span></p>
    <p class="row"><span class="quiet">${note}</span>${stampHtml(state)}</p>
  </li>`;

const partHtml = ({ title, lines }: FirstPagePart): Html =>
  html`<section class="card">
    <h2>${title}</h2>
    <ul>
      ${lines.map(
        ({ text, note }) =>
          html`<li>
            <p class="strong">${text}</p>
            <p class="quiet">${note}</p>
          </li>`,
      )}
    </ul>
  </section>`;

/** Returns labels with their texts as a vertical list. */
export const factsHtml = (facts: readonly (readonly [label: string, text: string])[]): Html =>
  html`<dl>
    ${facts.map(
      ([label, text]) =>
        html`<dt class="quiet">${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;

const moneyHtml = ({ title, figures, lines, howToPay }: FirstPageMoney): Html =>
  html`<section class="card">
      <h2>${title}</h2>
      ${factsHtml(figures)}
      <ol>
        ${lines.map(lineHtml)}
      </ol>
    </section>
    ${howToPay}`;

const advisorHtml = ({ name, email, phone, whatsapp }: Advisor): Html =>
  html`<section class="card">
    <p class="quiet">Tu asesor</p>
    <p class="strong">${name}</p>
    <p>${phone && html`${phoneLink(phone)} · `}<a href="${mailAddress(email)}">${email}</a></p>
    ${whatsapp && html`<p><a href="https://wa.me/${whatsapp}">Escribir por WhatsApp</a></p>`}
  </section>`;

/** Parts of a first page that are inserted into the start page. */
export interface FirstPageText {
  readonly title: string;
  /** Markup with its own styles, inserted into the application's root element. */
  readonly markup: string;
  /** Further elements of the page's head, such as its card. */
  readonly head?: Html;
}

/** Returns the frame of every first page, with the common styles and its `own` styles. */
export const framed = (title: string, content: Html, own = new Html("")): FirstPageText => ({
  title,
  markup: html`<div id="first-page">
    <style>
      ${style}${own}
    </style>
    <main>${content}</main>
  </div>`.markup,
});

/** Returns a first page as a complete document without the application. */
export const barePage = ({ title, markup, head }: FirstPageText): string =>
  htmlDocument(
    html`<meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      ${head}`,
    new Html(markup),
  );

/** Returns the first page for a contract's client. */
export const firstPageHtml = ({
  title,
  agency,
  passage,
  countdown,
  trip,
  money,
  advisor,
  more,
  foot,
}: FirstPage): FirstPageText =>
  framed(
    `${title} · ${agency}`,
    html`<p class="strong">${agency}</p>
      <h1>${title}</h1>
      ${passageHtml(passage)}${countdown && html`<p class="strong">${countdown}</p>`}
      ${trip.map(partHtml)}${advisor && advisorHtml(advisor)}${more} ${money && moneyHtml(money)}<noscript
        ><p class="quiet">${foot}</p></noscript
      >`,
  );
