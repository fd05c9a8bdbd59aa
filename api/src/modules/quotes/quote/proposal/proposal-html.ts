import { mailAddress } from "../../../../core/colombia/emails.ts";
import type { Advisor, Agency } from "../../../../core/agency.ts";
import type { Day } from "../../../../core/colombia/days.ts";
import { formatCop } from "../../../../core/cop.ts";
import { type FirstPageText, framed, passageHtml } from "../../../../core/http/first-page.html.ts";
import { html, type Html } from "../../../../core/html/html.ts";
import { landscapeOf } from "../../../../core/preview/landscape.rules.ts";
import { narrow, srcSetOf } from "../../../../core/storage/picture-widths.rules.ts";
import { phoneLink } from "../../../../core/html/phone-link.ts";
import { firstName, initialsOf } from "../../../../core/colombia/names.ts";
import { spokenMoment } from "../../calculation/costs/itinerary.rules.ts";
import { dayText } from "../../calculation/itinerary/itinerary-days.rules.ts";
import { longestQuestion } from "../question/question.rules.ts";
import { ASKED_FOR } from "./client-words.rules.ts";
import { comparedServices, type OfferedService, standing } from "./compared-services.rules.ts";
import { dayIcons, dayKind } from "./day-kind.rules.ts";
import { coverOf } from "./proposal-cover.rules.ts";
import { dayTitle, flightLine, stayLine } from "./trip-words.rules.ts";
import type { Proposal, ProposedTrip } from "./proposal.type.ts";
import { proposalStyle } from "./proposal-style.ts";

/**
 * Returns the page of a proposal before any script: all that the client needs to decide, and the forms to
 * do so; in the order of `QuoteApprovalScreen`, which takes its place while the client reads.
 */
export const proposalHtml = (proposal: Proposal): FirstPageText => {
  const { agency, offer, passage, notice, until, pdf } = proposal;
  return framed(
    `Tu viaje a ${offer.destino} · ${agency.name}`,
    html`${markHtml(agency)} ${coverHtml(proposal)}
      <h1>Tu viaje a ${offer.destino}</h1>
      ${passageHtml(passage)}${notice && html`<p class="notice ${notice.tone}">${notice.text}</p>`}
      ${fromHtml(proposal)}
      ${
        proposal.decides.open &&
        html`<p class="lead">
          ${firstName(offer.client)}, esta es la propuesta que preparamos para
          ti.${until && html` <strong>Es válida hasta el ${until}.</strong>`}
        </p>`
      }
      ${tripsHtml(proposal)} ${askedForHtml(offer)}
      <section class="card">
        ${proposal.trips.map((trip) => detailsHtml(trip, offer.fechaIda))}
        <h2>Cómo se paga</h2>
        ${proposal.ways.map((text) => html`<p>${text}</p>`)}
      </section>
      <p><a class="button" href="${pdf}">Descargar la propuesta en PDF</a></p>
      ${questionsHtml(proposal)} ${decisionsHtml(proposal)}
      <footer>
        <small
          >${agency.legalName} · NIT ${agency.nit} · RNT n.º ${agency.rnt} · ${agency.address} ·
          ${agency.phone} · ${agency.email}</small
        >
        ${agency.notices.map(({ title, text }) => html`<small><strong>${title}.</strong> ${text}</small>`)}
      </footer>`,
    proposalStyle(agency.colour),
  );
};

/** Returns the page of a link that opens no proposal. */
export const deadProposalHtml = (agency: Agency, message: string): FirstPageText =>
  framed(
    `Cotización · ${agency.name}`,
    html`${markHtml(agency)}
      <h1>Este enlace ya no abre la propuesta</h1>
      <section class="card">
        <p>${message}</p>
        <p>
          <a href="https://wa.me/${agency.whatsapp}">Escríbenos por WhatsApp</a> ·
          <a href="${mailAddress(agency.email)}">${agency.email}</a>
        </p>
      </section>`,
    proposalStyle(agency.colour),
  );

/** Returns the header of the proposal: the agency's logo, name and registration (RNT). */
const markHtml = ({ name, logo, rnt }: Agency): Html =>
  html`<header class="mark">
    ${logo && html`<img src="${narrow(logo)}" alt="" height="40" />`}
    <p><strong>${name}</strong><br /><span style="font-size:13px">RNT n.º ${rnt}</span></p>
  </header>`;

/** Returns the photograph for the trip, or the drawing of its place. */
const coverHtml = ({ offer, trips }: Proposal): Html => {
  const photo = coverOf(trips[0] ?? offer);
  const widths = photo && srcSetOf(photo);
  return html`<img
    class="cover"
    src="${photo ?? landscapeOf(offer.destino)}"
    ${widths && html`srcset="${widths}" sizes="(max-width: 760px) 100vw, 1080px"`}
    alt=""
    width="1200"
    height="400"
    fetchpriority="high"
  />`;
};

const tripsHtml = ({ trips, picked, decides }: Proposal): Html => {
  if (trips.length === 1 && trips[0])
    return html`<section class="card">
      ${servicesHtml("Tu viaje incluye", trips[0].lines)}${pricesHtml(trips[0])}
    </section>`;
  const options = trips.map((trip) => ({ ...trip, recommended: trip.option?.recommended ?? false }));
  const { shared } = comparedServices(options);
  const standsAs = standing(options);
  const pick = decides.open ? picked : null;
  return html`<section class="card">
    ${servicesHtml("Todas las opciones incluyen", shared)}
    <h2>${decides.open ? "Elige tu opción" : "Las opciones"}</h2>
    <div class="options">${options.map((option) => optionHtml(option, standsAs(option), pick, picked))}</div>
  </section>`;
};

/** Returns the wishes of the request, apart from the included services. */
const askedForHtml = ({ observaciones }: Proposal["offer"]): Html | null =>
  observaciones
    ? html`<section class="card">
        <h2>${ASKED_FOR}</h2>
        <p class="pre">${observaciones}</p>
      </section>`
    : null;

const optionHtml = (
  { option, precioTotal, precioPorPersona }: ProposedTrip,
  changes: string,
  pick: string | null,
  picked: string | null,
): Html => {
  const name = html`<strong>${option?.title}</strong>`;
  const head =
    pick === null
      ? html`<p>${name}</p>
          ${option?.id === picked && html`<p class="quiet">Tu elección</p>`}`
      : html`<label
            ><input
              type="radio"
              name="option"
              form="aprobar"
              value="${option?.id}"
              ${option?.id === pick && CHECKED}
            />
            ${name}</label
          >
          ${option?.recommended && html`<p class="quiet">La que te recomendamos</p>`}`;
  return html`<article class="option">
    <div>${head}</div>
    <p>${changes}</p>
    <div>
      <p class="price">${formatCop(precioTotal)}</p>
      <p class="quiet">${formatCop(precioPorPersona)} por persona</p>
    </div>
  </article>`;
};

const CHECKED = html`checked`;

const servicesHtml = (title: string, lines: readonly OfferedService[]): Html | null =>
  lines.length === 0
    ? null
    : html`<h2>${title}</h2>
        <ul>
          ${lines.map(
            (line) =>
              html`<li class="line">
                <strong>${line.title}</strong>${
                  line.detail && html`<br /><span class="quiet pre">${line.detail}</span>`
                }
              </li>`,
          )}
        </ul>`;

/** Flights, hotels and days, folded: the prices stay in sight. */
const detailsHtml = (
  { option, flights, stays, itinerario, noIncluye, creditos }: ProposedTrip,
  departure: Day,
): Html =>
  html`<div class="details" data-option="${option?.id}">
    ${option && html`<h2>${option.title}, en detalle</h2>`} ${stripHtml(itinerario ?? [])}
    ${noIncluye?.length && html`<p class="quiet">No incluye: ${noIncluye.join(", ")}.</p>`}
    ${folded(
      "Vuelos",
      (flights ?? []).map(
        (flight) =>
          html`<li class="line">
            <strong>${flightLine(flight)}</strong>
            <span class="quiet pre"
              >${[
                flight.salida && `Sale el ${spokenMoment(flight.salida)}`,
                flight.llegada && `Llega el ${spokenMoment(flight.llegada)}`,
                flight.equipaje,
              ]
                .filter(Boolean)
                .map((text) => `\n${text}`)
                .join("")}</span
            >
          </li>`,
      ),
    )}
    ${folded(
      "Hoteles",
      (stays ?? []).map(
        (stay) =>
          html`<li class="line">
            ${(stay.imagenes ?? []).map(photoHtml)}${stayLine(stay)}${
              stay.encanto && html`<br /><span class="quiet">${stay.encanto}</span>`
            }
          </li>`,
      ),
    )}
    ${folded(
      "Día a día",
      (itinerario ?? []).map(
        (day) =>
          html`<li class="line">
            ${day.imagen && photoHtml(day.imagen)}
            <strong>${dayTitle(day, departure)}</strong><br /><span class="quiet pre">${dayText(day)}</span>
          </li>`,
      ),
    )}
    ${creditos?.length && html`<p class="quiet"><small>${creditos.join(" · ")}</small></p>`}
  </div>`;

/** Returns the days of a trip at a glance, each with its drawing. */
const stripHtml = (days: NonNullable<ProposedTrip["itinerario"]>): Html | null =>
  days.length === 0
    ? null
    : html`<ol class="strip" aria-label="El viaje, día por día">
        ${days.map(
          ({ dia, titulo }) =>
            html`<li>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${dayIcons[dayKind(titulo)]}" /></svg>
              <span class="quiet">Día ${dia}</span> ${titulo}
            </li>`,
        )}
      </ol>`;

/** Returns a picture of the trip, whose space is reserved before it has loaded. */
const photoHtml = (address: string): Html =>
  html`<img class="photo" src="${narrow(address)}" alt="" width="640" height="360" loading="lazy" />`;

const folded = (title: string, lines: readonly Html[]): Html | null =>
  lines.length === 0
    ? null
    : html`<details>
        <summary>${title}</summary>
        <ul>
          ${lines}
        </ul>
      </details>`;

const pricesHtml = ({ precioTotal, precioPorPersona, totalDescuento }: ProposedTrip): Html =>
  html`${
      totalDescuento > 0 &&
      html`<p class="row"><span>Precio</span> <span>${formatCop(precioTotal + totalDescuento)}</span></p>
        <p class="row"><span>Descuento</span> <span>${formatCop(-totalDescuento)}</span></p>`
    }
    <p class="row"><span>Precio por persona</span> <span>${formatCop(precioPorPersona)}</span></p>
    <p class="row"><strong>Precio total</strong> <span class="price">${formatCop(precioTotal)}</span></p>`;

const decisionsHtml = ({ decides, trips, version, refused, offer }: Proposal): Html | null => {
  if (!decides.open && !decides.requote) return null;
  const price = trips.length === 1 ? ` por ${formatCop(offer.precioTotal)}` : "";
  return html`<section class="card">
    <h2>Tu decisión</h2>
    ${refused && html`<p class="wrong" role="alert">${refused.message}</p>`}
    ${
      decides.open &&
      html`<form method="post" id="aprobar">
        ${hidden("aprobar", version)}
        <p>Apruebas tu viaje a ${offer.destino}${price}. Después te pediremos los datos de los pasajeros.</p>
        <button class="go">Aprobar cotización</button>
      </form>`
    }
    ${asking("ajustar", "Pedir ajustes", "Qué te gustaría cambiar", version, refused)}
    ${decides.open && asking("rechazar", "Rechazar cotización", "Motivo del rechazo", version, refused)}
  </section>`;
};

/** Returns the client's questions, and the form to ask more. */
const questionsHtml = ({ questions, asks, version, refused, decides }: Proposal): Html | null => {
  if (!asks && questions.length === 0) return null;
  const mine = refused?.act === "preguntar" ? refused : null;
  // When no decision is possible any more, no other part shows why a question was refused.
  const alone = mine && !decides.open && !decides.requote;
  return html`<section class="card">
    <h2>${questions.length > 0 ? "Tus preguntas" : "¿Tienes una pregunta?"}</h2>
    ${alone && html`<p class="wrong" role="alert">${mine.message}</p>`}
    <ul>
      ${questions.map(
        ({ text, answer }) =>
          html`<li class="line">
            <strong class="pre">${text}</strong><br /><span class="quiet pre"
              >${answer ?? "Tu asesor te responderá aquí."}</span
            >
          </li>`,
      )}
    </ul>
    ${asks && asking("preguntar", "Enviar pregunta", "Tu pregunta", version, refused, longestQuestion)}
  </section>`;
};

const hidden = (act: string, version: number): Html =>
  html`<input type="hidden" name="acto" value="${act}" /><input
      type="hidden"
      name="version"
      value="${version}"
    />`;

const asking = (
  act: string,
  button: string,
  label: string,
  version: number,
  refused: Proposal["refused"],
  longest = 1_000,
): Html => {
  const mine = refused?.act === act ? refused : null;
  return html`<details ${mine && OPEN}>
    <summary>${button}</summary>
    <form method="post">
      ${hidden(act, version)}
      <label for="motivo-${act}">${label}</label>
      <textarea id="motivo-${act}" name="motivo" maxlength="${longest}" required>${mine?.typed}</textarea>
      <button>${button}</button>
    </form>
  </details>`;
};

const OPEN = html`open`;

/** Returns the author of the proposal, and their note to its client. */
const fromHtml = ({ advisor, note, passage: { number } }: Proposal): Html | null =>
  advisor || note
    ? html`<section class="card from">
        ${advisor && advisorHtml(advisor, number)}${note && html`<p class="pre note">${note}</p>`}
      </section>`
    : null;

const advisorHtml = ({ name, email, phone, picture, whatsapp }: Advisor, number: string): Html =>
  html`<div class="who">
    ${
      picture
        ? html`<img class="face" src="${picture}" alt="" width="56" height="56" />`
        : html`<span class="face" aria-hidden="true">${initialsOf(name)}</span>`
    }
    <div>
      <p class="quiet">Tu asesor</p>
      <p class="strong">${name}</p>
      <p>${phone && html`${phoneLink(phone)} · `}<a href="${mailAddress(email)}">${email}</a></p>
      ${
        whatsapp &&
        html`<p>
          <a
            href="https://wa.me/${whatsapp}?text=${encodeURIComponent(`Hola, te escribo por la cotización ${number}.`)}"
            >Escribir por WhatsApp</a
          >
        </p>`
      }
    </div>
  </div>`;
