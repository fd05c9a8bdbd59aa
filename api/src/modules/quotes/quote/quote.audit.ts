import {
  by,
  changedFields,
  fact,
  moved,
  pesos,
  type Labels,
  type Descriptions,
  joined,
} from "../../../core/audit/description.ts";
import { listed } from "../../../core/colombia/spoken.ts";
import { historyLabels } from "../../../core/column.ts";
import type { Tone } from "../../../core/look.ts";
import { hotelKindLabels } from "../calculation/costs/lodging.rules.ts";
import { Quote } from "./quote.entity.ts";
import { ownQuoteLabels } from "./quote.lifecycle.ts";
import type { QuoteStatus } from "./quote.lifecycle.ts";
import { channelLabels, type LinkChannel, type SharedChannel } from "./sharing/quote-link.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "quote.created": {
      number: string;
      source: "internal" | "external";
      destino: string;
      fechaIda: string;
      numeroPersonas: number;
    };
    "quote.updated": { before: object; after: object };
    "quote.email-denied": object;
    "quote.assigned": { before: number | null; after: number; reason: string | null };
    "quote.team-moved": {
      before: { liderId: number | null; gerenteId: number | null };
      after: { liderId: number | null; gerenteId: number | null };
    };
    "quote.moved": {
      before: QuoteStatus;
      after: QuoteStatus;
      note?: string | null;
      precioTotal?: number | null;
    };
    /** Another request for the same trip was joined to this one and ended. */
    "quote.joined": { number: string; joined: string };
    "quote.discount-approved": { percent: number; precioTotal: number | null };
    "quote.option-added": { option: string; copiedFrom: string };
    "quote.option-renamed": { before: string; after: string };
    /** Another option is recommended and used by the quote; `precioTotal` is its price from then on. */
    "quote.option-recommended": { before: string; after: string; precioTotal: number | null };
    "quote.option-removed": { option: string };
    /** A person wrote the days, or discarded them so that they are proposed again (`own` false). */
    "quote.itinerary-written": { option?: string; days: number; own: boolean };
    /**
     * A person wrote the services that are not included, or discarded them so that they are proposed again
     * (`own` false).
     */
    "quote.not-included-written": { option?: string; lines: number; own: boolean };
    /** A hotel picture was hidden in the proposal, or shown again (`shown`). */
    "quote.picture-chosen": { option?: string; picture: string; shown: boolean };
    /**
     * The client, or the person who recorded the acceptance, chose this option; prices of the quote in COP.
     */
    "quote.option-chosen": { option: string; before: number | null; after: number | null };
    /**
     * The client, or the person who recorded the acceptance, chose these extras, listed by name; none when an
     * earlier choice was undone. Prices of the quote in COP.
     */
    "quote.extras-chosen": { extras: readonly string[]; before: number | null; after: number | null };
    /** `noted` is true when a personal note was sent with it; the version contains the text. */
    "quote.sent": { version: number; sha256: string; email: string; noted?: true };
    "quote.shared": {
      version: number;
      sha256: string;
      channel: SharedChannel;
      link: string;
      noted?: true;
    };
    "quote.asked": { question: string; version: number };
    "quote.answered": { question: string };
    "quote.link-revoked": { link: string; channel: LinkChannel; version: number };
    /**
     * Decided through a shared link; `needsReview` is true when the decision was made from a browser or IP
     * address of the link's creator.
     */
    "quote.decided-by-link": {
      link: string;
      channel: SharedChannel;
      makerId: number | null;
      decision: QuoteStatus;
      needsReview: boolean;
    };
    "quote.decision-reviewed": { link: string; decision: QuoteStatus };
    /** Older entries contain `to`, from before addresses and numbers were masked. */
    "quote.reminded": {
      status: QuoteStatus;
      email?: string;
      name?: string;
      to?: string;
      channel?: "whatsapp";
    };
    "quote.reminder-withdrawn": { status: QuoteStatus };
    "quote.pdf-made": { sha256: string; size: number };
    "quote.deleted": { number: string };
    "quote.client-linked": { clienteId: number };
    "quote.client-erased": object;
    "quote.passenger-erased": object;
  }
}

/** Labels of a quote's fields; `numero…` and `edadesNinos` are in older lines. */
const quoteFields: Labels = {
  ...historyLabels(Quote),
  tipoHotel: ["Hotel", by(hotelKindLabels)],
  ninos: "Niños",
  numeroAdultos: "Adultos",
  numeroNinos: "Niños",
  numeroMenores: "Menores",
  numeroInfantes: "Infantes",
  edadesNinos: ["Edades de los niños", joined(", ")],
};

const toneOf = (status: QuoteStatus): Tone => {
  if (status === "approved" || status === "converted") return "leaf";
  return status === "rejected" || status === "expired" ? "clay" : "sea";
};

/** Texts of the history for quotes. */
export const describedQuotes = {
  "quote.created": ({ number, source, destino, fechaIda, numeroPersonas }) => ({
    did: `${source === "external" ? "pidió" : "creó"} la cotización ${number} a ${destino}`,
    changes: [...fact("Salida", fechaIda), ...fact("Personas", numeroPersonas)],
  }),
  "quote.email-denied": () => ({ did: "dijo que no pidió cambiar su correo", tone: "clay" }),
  "quote.updated": ({ before, after }) => ({
    did: "cambió la cotización",
    again: "cambió la cotización",
    changes: changedFields(before, after, quoteFields),
  }),
  "quote.assigned": ({ before, after, reason }, nameOf) => ({
    did: `asignó la cotización a ${nameOf(after)}`,
    toSelf: { id: after, did: "se asignó la cotización" },
    changes: before === null ? [] : moved("Vendedor", nameOf(before), nameOf(after)),
    note: reason,
  }),
  "quote.team-moved": ({ before, after }, nameOf) => ({
    did: "pasó la cotización con el equipo",
    changes: [
      ...moved("Líder", nameOf(before.liderId), nameOf(after.liderId)),
      ...moved("Gerente", nameOf(before.gerenteId), nameOf(after.gerenteId)),
    ],
  }),
  "quote.moved": ({ before, after, note, precioTotal }) => ({
    did:
      after === "converted"
        ? "convirtió la cotización en contrato"
        : `marcó la cotización como ${ownQuoteLabels[after].toLowerCase()}`,
    ...(typeof precioTotal === "number" && { amount: precioTotal }),
    changes: [
      ...moved("Estado", ownQuoteLabels[before], ownQuoteLabels[after]),
      ...fact("Precio", precioTotal, pesos),
    ],
    note: note ?? null,
    tone: toneOf(after),
  }),
  "quote.joined": ({ number, joined }) => ({ did: `unió ${joined} a la cotización ${number}` }),
  "quote.discount-approved": ({ percent, precioTotal }) => ({
    did: `aprobó el descuento del ${percent.toLocaleString("es-CO")} %`,
    ...(precioTotal !== null && { amount: precioTotal }),
    tone: "leaf",
  }),
  "quote.option-added": ({ option, copiedFrom }) => ({
    did: `agregó la opción «${option}» como copia de «${copiedFrom}»`,
  }),
  "quote.option-renamed": ({ before, after }) => ({
    did: `cambió el nombre de la opción «${before}» a «${after}»`,
  }),
  "quote.option-recommended": ({ before, after, precioTotal }) => ({
    did: `recomendó la opción «${after}» en lugar de «${before}»`,
    ...(precioTotal !== null && { amount: precioTotal }),
  }),
  "quote.itinerary-written": ({ option, own }) => ({
    did: own ? "escribió el itinerario" : "volvió a proponer el itinerario",
    ...(own && { again: "escribió el itinerario" }),
    ...(option && { about: `opción «${option}»` }),
  }),
  "quote.not-included-written": ({ option, own }) => ({
    did: own ? "escribió lo que no incluye" : "volvió a proponer lo que no incluye",
    ...(option && { about: `opción «${option}»` }),
  }),
  "quote.picture-chosen": ({ option, shown }) => ({
    did: shown ? "volvió a mostrar una imagen de hotel" : "quitó una imagen de hotel de la propuesta",
    ...(option && { about: `opción «${option}»` }),
  }),
  "quote.option-removed": ({ option }) => ({ did: `quitó la opción «${option}»`, tone: "clay" }),
  "quote.option-chosen": ({ option, before, after }) => ({
    did: `eligió la opción «${option}»`,
    ...(after !== null && { amount: after }),
    changes: moved("Precio", before, after, pesos),
    tone: "leaf",
  }),
  "quote.extras-chosen": ({ extras, before, after }) => ({
    did: extras.length > 0 ? `agregó a la propuesta: ${listed(extras)}` : "quitó los extras de la propuesta",
    ...(after !== null && { amount: after }),
    changes: moved("Precio", before, after, pesos),
    tone: "leaf",
  }),
  "quote.sent": ({ version, email, noted }) => ({
    did: `envió la versión ${version} de la cotización a ${email}${withNote(noted)}`,
  }),
  "quote.shared": ({ version, channel, noted }) => ({
    did:
      channel === "copy"
        ? `copió un enlace de la versión ${version}${withNote(noted)}`
        : `envió la versión ${version} de la cotización por ${channelLabels[channel]}${withNote(noted)}`,
  }),
  "quote.asked": ({ version }) => ({ did: `preguntó sobre la versión ${version} de la cotización` }),
  "quote.answered": () => ({ did: "respondió una pregunta del cliente" }),
  "quote.link-revoked": ({ version, channel }) => ({
    did: `anuló un enlace de la versión ${version} (${channelLabels[channel]})`,
    tone: "clay",
  }),
  "quote.decided-by-link": ({ makerId, channel, decision, needsReview }, nameOf) => ({
    did: `decidió por un enlace compartido: ${ownQuoteLabels[decision]}`,
    changes: [...fact("Lo compartió", nameOf(makerId)), ...fact("Medio", channelLabels[channel])],
    ...(needsReview && { note: "Revisar: vino de donde trabaja quien compartió el enlace", tone: "clay" }),
  }),
  "quote.decision-reviewed": ({ decision }) => ({
    did: `revisó la decisión por un enlace compartido (${ownQuoteLabels[decision]})`,
  }),
  "quote.reminded": ({ email, name, to = email ?? name, channel }) => ({
    did: to
      ? `recordó ${channel ? "por WhatsApp " : ""}a ${to} el paso que sigue`
      : "recordó al equipo el paso que sigue",
    tone: "neutral",
  }),
  "quote.reminder-withdrawn": () => ({
    did: "deshizo su recordatorio por WhatsApp: el mensaje no salió",
    tone: "neutral",
  }),
  "quote.pdf-made": () => ({ did: "generó el PDF de la cotización", tone: "neutral" }),
  "quote.deleted": ({ number }) => ({ did: `eliminó la cotización ${number}`, tone: "clay" }),
  "quote.client-linked": ({ clienteId }, nameOf) => ({
    did: `unió la cotización a la cuenta de ${nameOf(clienteId)}`,
  }),
  "quote.passenger-erased": () => ({ did: "borró los datos de un pasajero a pedido suyo", tone: "clay" }),
  "quote.client-erased": () => ({ did: "borró los datos del cliente a pedido suyo", tone: "clay" }),
} satisfies Partial<Descriptions>;

const withNote = (noted: true | undefined): string => (noted ? ", con una nota personal" : "");
