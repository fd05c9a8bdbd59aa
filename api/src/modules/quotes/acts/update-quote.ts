import { assign, type Changes, differing } from "../../../core/rows.ts";
import { emailProblem } from "../../../core/colombia/emails.ts";
import { phoneProblem } from "../../../core/colombia/phones.ts";
import { badInput } from "../../../core/failure.ts";
import { fieldsFirst } from "../../../core/input/fields-first.ts";
import { settle } from "../../../core/input/other-names.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { RoleNumber } from "../../accounts/permissions.rules.ts";
import { confirmDraft } from "../calculation/calculation-confirmation.ts";
import { presentCalculations } from "../calculation/calculation-draft.ts";
import type { QuoteCalculation } from "../calculation/calculation.entity.ts";
import { followChangedTrip, outdatePrice } from "../calculation/calculation-follow.ts";
import { presentCalculation } from "../quote/option/quote-options.ts";
import { joinQuote } from "../quote/request/quote-customer.ts";
import { clientByEmail } from "../quote/request/quote-client.ts";
import { editing, refuseDiscount, refuseLockedEdit } from "../quote/seller/quote-authority.rules.ts";
import {
  completePersons,
  personKeys,
  type PersonsInput,
  settleChildren,
} from "../quote/request/quote-persons.rules.ts";
import { normalClient } from "../quote/request/quote-request.rules.ts";
import { discountQuote } from "../calculation/quote-discount.ts";
import { findQuote } from "../quote/quote.access.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { UpdateQuoteInput } from "../quote/quote.inputs.ts";
import { changesPrice, refuseIncoherentDates, refuseIncoherentPersons } from "../quote/quote.rules.ts";
import { listedServices } from "../quote/offer/typed-services.rules.ts";
import { type DefaultWish, stillLeftOut } from "../quote/request/chosen-wishes.rules.ts";
import { completeQuote } from "../quote/acts/complete-quote.ts";
import { refuseQuoteAct } from "../quote/quote-state.ts";

/** Returns the sent value, or the stored value when none was sent. */
const given = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);

const text = (value: string | null | undefined, stored: string | null): string | null =>
  value === undefined ? stored : value?.trim() || null;

/** Returns lines in their stored form; null when there are none. */
const lines = (value: readonly string[] | null | undefined, stored: readonly string[] | null) => {
  if (value === undefined) return stored;
  const said = listedServices(value);
  return said.length > 0 ? said : null;
};

/**
 * Edits a quote; absent fields do not change. The status `completed` confirms its draft calculation,
 * including a calculation that became a draft because this edit changes the trip. Without a calculation, an
 * entered price completes the quote; with a confirmed calculation, the price is ignored while the quote is
 * editable.
 * @throws Refusal CONFLICT when the status does not allow the edit for this role, or another person saved
 * first; BAD_USER_INPUT for a discount that cannot be applied.
 */
export async function updateQuote(
  work: Work,
  {
    id,
    input: posted,
    others = {},
  }: { id: string; input: UpdateQuoteInput; others?: Readonly<Record<string, unknown>> },
): Promise<string> {
  const quote = await fieldsFirst(findQuote(work.forUpdate, id), () => refuseWrong(posted));
  const input = settle(posted, others, quote);
  const role = (work.viewer?.role ?? 0) as RoleNumber;
  const calculations = await presentCalculations(work, quote);
  await work.lock(...calculations);
  const calculation = await presentCalculation(work, quote);
  const changed = changesOf(quote, input);
  const fields = Object.keys(changed);
  const free = editing(role, quote.status) === "everything";
  const completes = free && input.status === "completed";
  const confirms = completes && calculation?.estado === "temporal" && calculation.precioFinalTotal > 0;
  // Several options are priced by their calculations alone.
  const isPriced = confirms || (free && calculations.length > 1);
  const price = isPriced ? null : typedPrice(quote, calculation, input, free);
  const discount = changedDiscount(quote, input);
  await refuseQuoteAct(work, quote, "edit");
  refuseLockedEdit(role, quote.status, [
    ...fields,
    ...(price === null ? [] : ["precioTotal"]),
    ...(discount === null ? [] : ["descuentoPorcentaje"]),
  ]);
  if (discount !== null) refuseDiscount(discount, confirms || calculation?.estado === "confirmado");
  // A typed price is the final price for the client: no discount is deducted from it.
  else if (price !== null && quote.descuentoPorcentaje) refuseDiscount(quote.descuentoPorcentaje, false);
  work.edit(quote, input.version);

  const before = Object.fromEntries(fields.map((field) => [field, quote[field as keyof Quote]]));
  const formerEmail = quote.emailCliente;
  if (changed.emailCliente) quote.cliente = await clientAfter(work, quote, changed.emailCliente);
  quote.sinElegir = stillLeftOut(quote, input, work.origin.channel === "rest");
  assign(quote, changed);
  if (changed.emailCliente) await joinQuote(work, quote);
  work.audit("quote.updated", quote.id, {
    before: { ...before, precioTotal: quote.precioTotal },
    after: { ...changed, precioTotal: price ?? quote.precioTotal },
  });
  if (price !== null) completeQuote(work, quote, price);
  else if (quote.status === "completed" && changesPrice(fields))
    await outdatePrice(work, quote, { fields, repeated: input.precioTotal != null && !isPriced });
  await followChangedTrip(work, quote, before);
  if (confirms) await confirmDraft(work, quote, calculation);
  if (completes) await confirmReopened(work, quote, calculations);
  if (discount !== null) await discountQuote(work, quote, discount, input.descuentoMotivo?.trim() || null);
  if (fields.length > 0 || price !== null || discount !== null || confirms)
    await work.emit("quote.updated", { quoteId: quote.id });
  if (changed.emailCliente && formerEmail !== "" && formerEmail !== quote.emailCliente)
    await work.emit("quote.email-changed", { quoteId: id, before: formerEmail, after: quote.emailCliente });
  return quote.id;
}

/**
 * Refuses invalid fields.
 * @throws Refusal BAD_USER_INPUT for values that are invalid for every quote.
 */
function refuseWrong({
  fechaIda,
  fechaRegreso,
  emailCliente,
  telefonoCliente,
  precioTotal,
}: UpdateQuoteInput) {
  if (fechaIda) refuseIncoherentDates({ fechaIda, fechaRegreso: fechaRegreso ?? null });
  const email = emailCliente?.trim() ? emailProblem(emailCliente) : null;
  if (email) throw badInput("emailCliente", email);
  const phone = telefonoCliente?.trim() ? phoneProblem(telefonoCliente) : null;
  if (phone) throw badInput("telefonoCliente", phone);
  refuseNegative(precioTotal);
}

function refuseNegative(price: number | null | undefined): void {
  if ((price ?? 0) < 0) throw badInput("precioTotal", "El precio no puede ser negativo");
}

/** Returns the fields that differ from the stored quote, normalized and validated together. */
function changesOf(quote: Quote, input: UpdateQuoteInput): Changes<Quote> {
  const { nombreCliente, emailCliente, telefonoCliente, destino, fechaIda, fechaRegreso } = input;
  const asked = {
    nombreCliente: nombreCliente ?? quote.nombreCliente,
    emailCliente: emailCliente ?? quote.emailCliente,
    telefonoCliente: telefonoCliente ?? quote.telefonoCliente,
    destino: destino ?? quote.destino,
  };
  // An e-mail that was given is changed, not taken away: offers were sent to it.
  const client = normalClient(asked, quote.emailCliente === "");
  const dates = {
    fechaIda: fechaIda ?? quote.fechaIda,
    fechaRegreso: fechaRegreso === undefined ? quote.fechaRegreso : fechaRegreso,
  };
  refuseIncoherentDates(dates);
  const persons = personsAfter(quote, input);
  refuseIncoherentPersons(persons);
  // A form does not show wishes that nobody chose: they stay as in the request.
  const isLeft = (wish: DefaultWish) => input[wish] === null && quote.sinElegir.includes(wish);
  return differing(quote, {
    ...client,
    ...dates,
    ...persons,
    origen: input.origen === undefined ? quote.origen : (input.origen?.trim() ?? ""),
    personasAtencionEspecial: given(input.personasAtencionEspecial, quote.personasAtencionEspecial),
    detallesAtencionEspecial: text(input.detallesAtencionEspecial, quote.detallesAtencionEspecial),
    acomodacion: isLeft("acomodacion") ? quote.acomodacion : given(input.acomodacion, quote.acomodacion),
    tipoHotel: isLeft("tipoHotel") ? quote.tipoHotel : given(input.tipoHotel, quote.tipoHotel),
    incluye: lines(input.incluye, quote.incluye),
    noIncluye: lines(input.noIncluye, quote.noIncluye),
    tripType: given(input.tripType, quote.tripType),
    alimentacion: text(input.alimentacion, quote.alimentacion),
    observaciones: text(input.observaciones, quote.observaciones),
    priority: input.priority ?? quote.priority,
  });
}

/**
 * Returns the travellers after the edit: the sent ones, completed, or the stored ones when none were sent.
 */
function personsAfter(quote: Quote, posted: PersonsInput) {
  const input = settleChildren(quote, posted);
  const said = [...personKeys, "ninos" as const, "edadesNinos" as const].some(
    (key) => input[key] !== undefined && input[key] !== null,
  );
  if (!said)
    return Object.fromEntries(personKeys.map((key) => [key, quote[key]])) as Pick<
      Quote,
      (typeof personKeys)[number]
    >;
  if (input.ninos != null || input.edadesNinos != null) return completePersons(input);
  const { menores, infantes, edadesMenores, edadesInfantes } = quote;
  const kept = {
    menores: input.menores ?? input.edadesMenores?.length ?? menores,
    infantes: input.infantes ?? input.edadesInfantes?.length ?? infantes,
  };
  const ages = {
    edadesMenores: input.edadesMenores ?? (kept.menores === menores ? edadesMenores : []),
    edadesInfantes: input.edadesInfantes ?? (kept.infantes === infantes ? edadesInfantes : []),
  };
  const adultos = input.adultos ?? (input.numeroPersonas == null ? quote.adultos : null);
  return completePersons({ numeroPersonas: input.numeroPersonas ?? null, adultos, ...kept, ...ages });
}

/**
 * Returns the price that staff sets with this edit, or null. While the quote is editable (`free`), a
 * confirmed calculation decides alone, and so does its draft after the trip changed. With any other draft, a
 * price equal to the stored price changes nothing. Without a calculation, a sent price is always set. When
 * the quote is no longer editable, a price that differs from the stored price counts as an edit, which is
 * then refused.
 */
function typedPrice(
  quote: Quote,
  calculation: QuoteCalculation | null,
  { precioTotal }: UpdateQuoteInput,
  free: boolean,
): number | null {
  if (precioTotal === null || precioTotal === undefined) return null;
  refuseNegative(precioTotal);
  if (!free) return precioTotal === quote.precioTotal ? null : precioTotal;
  if (calculation && (calculation.estado !== "temporal" || quote.precioDesactualizado)) return null;
  const asked = quote.status === "pending" || quote.status === "requote" || quote.precioDesactualizado;
  const sets = precioTotal !== quote.precioTotal || (!calculation && asked);
  return sets ? precioTotal : null;
}

/**
 * Confirms the calculations that this edit changed from confirmed to draft; `before` are the calculations
 * before the edit.
 */
async function confirmReopened(work: Work, quote: Quote, before: readonly QuoteCalculation[]): Promise<void> {
  for (const draft of await presentCalculations(work, quote))
    if (!before.includes(draft) && draft.precioFinalTotal > 0) await confirmDraft(work, quote, draft);
}

/** Returns the requested discount (percent), or null when the edit does not change it. */
function changedDiscount(quote: Quote, { descuentoPorcentaje }: UpdateQuoteInput): number | null {
  if (descuentoPorcentaje === undefined) return null;
  const asked = descuentoPorcentaje ?? 0;
  return asked === (quote.descuentoPorcentaje ?? 0) ? null : asked;
}

/**
 * Returns the client's account after the e-mail changed; an account that was not found by the old address is
 * kept.
 */
async function clientAfter(work: Work, quote: Quote, email: string) {
  const found = await clientByEmail(work, email);
  if (found || !quote.cliente) return found;
  await work.em.refreshOrFail(quote.cliente);
  return quote.cliente.email === quote.emailCliente ? null : quote.cliente;
}
