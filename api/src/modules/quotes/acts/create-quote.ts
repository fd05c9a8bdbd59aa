import { badInput, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CLIENTE, may, roleLabel } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/user.entity.ts";
import { clientByEmail } from "../quote-client.ts";
import { completePersons } from "../quote-persons.rules.ts";
import { normalClient } from "../quote-request.rules.ts";
import { assignQuote, sellerFor } from "../quote-sellers.ts";
import "../quote.audit.ts";
import { Quote } from "../quote.entity.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";
import "../quote.events.ts";
import { refuseIncoherentDates, refuseIncoherentPersons, refusePastDeparture } from "../quote.rules.ts";
import { track } from "../quote.track.ts";

const MAY_NOT = "No tienes permisos para crear cotizaciones.";

/** Makes a quote of the signed-in seller, or of whom a leader names. Answers its id. */
export async function createQuote(work: Work, input: CreateQuoteInput): Promise<string> {
  const { viewer } = work;
  if (!viewer || !may(viewer.role, "manageQuotes")) throw forbidden(MAY_NOT);
  const quote = newQuote(work, input);
  quote.precioTotal = priceOf(input);
  quote.maker = work.em.getReference(User, viewer.id);
  quote.createdBy = `${viewer.name} (${roleLabel(viewer.role)})`;
  quote.cliente = await clientByEmail(work, quote.emailCliente);
  const names = input.asesorId && input.asesorId !== viewer.id && may(viewer.role, "reassignQuotes");
  const seller = names ? await sellerFor(work, viewer, input.asesorId ?? 0) : await work.em.findOneOrFail(User, { id: viewer.id });
  await keep(work, quote);
  await assignQuote(work, quote, seller, null);
  await work.emit("quote.created", { quoteId: quote.id });
  return quote.id;
}

/** Makes a quote for a registered client: their account counts, whatever e-mail is posted. */
export async function createQuoteForUser(work: Work, { userId, input }: { userId: number; input: CreateQuoteInput }): Promise<string> {
  const client = await work.find(User, { id: userId, role: CLIENTE, isActive: true }, "Usuario no encontrado");
  const id = await createQuote(work, input);
  const quote = await work.em.findOneOrFail(Quote, { id });
  quote.cliente = client;
  return id;
}

/** Takes a visitor's request: external, of nobody until it is assigned. */
export async function createExternalQuote(work: Work, input: CreateQuoteInput): Promise<string> {
  const quote = newQuote(work, { ...input, priority: null });
  quote.source = "external";
  quote.isExternal = true;
  quote.cliente = await clientByEmail(work, quote.emailCliente);
  await keep(work, quote);
  await work.emit("quote.created", { quoteId: quote.id });
  return quote.id;
}

function newQuote(work: Work, input: CreateQuoteInput): Quote {
  const client = normalClient(input);
  refuseIncoherentDates(input);
  refusePastDeparture(input.fechaIda, work.today);
  const persons = completePersons(input);
  refuseIncoherentPersons(persons);

  const quote = new Quote();
  Object.assign(quote, client, persons, {
    origen: input.origen?.trim() ?? "",
    fechaIda: input.fechaIda,
    fechaRegreso: input.fechaRegreso ?? null,
    personasAtencionEspecial: input.personasAtencionEspecial ?? null,
    detallesAtencionEspecial: input.detallesAtencionEspecial?.trim() || null,
    acomodacion: input.acomodacion ?? "doble",
    tipoHotel: input.tipoHotel ?? "basico",
    tripType: input.tripType ?? null,
    alimentacion: input.alimentacion?.trim() || null,
    observaciones: input.observaciones?.trim() || null,
    priority: input.priority ?? "normal",
  });
  return quote;
}

function priceOf({ precioTotal }: CreateQuoteInput): number | null {
  if (precioTotal !== null && precioTotal !== undefined && precioTotal < 0)
    throw badInput("precioTotal", "El precio no puede ser negativo");
  return precioTotal ?? null;
}

async function keep(work: Work, quote: Quote): Promise<void> {
  quote.quoteNumber = await work.number("COT");
  work.add(quote);
  const { quoteNumber, source, destino, fechaIda, numeroPersonas } = quote;
  work.audit("quote.created", quote.id, { number: quoteNumber, source, destino, fechaIda, numeroPersonas });
  track(work, quote, "created");
}
