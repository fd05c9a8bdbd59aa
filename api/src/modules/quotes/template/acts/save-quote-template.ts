import { daysBetween, today } from "../../../../core/colombia/days.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { presentCalculations } from "../../calculation/calculation-draft.ts";
import { Passenger } from "../../passenger/passenger.entity.ts";
import { findQuote } from "../../quote/quote.access.ts";
import type { Quote } from "../../quote/quote.entity.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";
import { freeTemplateName } from "../quote-template.access.ts";
import "../quote-template.audit.ts";
import { QuoteTemplate } from "../quote-template.entity.ts";
import type { SaveQuoteTemplateInput } from "../quote-template.inputs.ts";
import { templateOption } from "../template-draft.ts";
import { withoutPersons } from "../template-composition.rules.ts";

/** Keeps what a quote is made of under a name, without its client and its travellers. Answers its id. */
export async function saveQuoteTemplate(work: Work, input: SaveQuoteTemplateInput): Promise<string> {
  const { shared } = input;
  await work.turn("quote templates");
  if (shared && !may(work.viewer?.role, "shareQuoteTemplates")) throw forbidden();
  const quote = await findQuote(work, input.quoteId);
  await refuseQuoteAct(work, quote, "saveTemplate");
  const template = new QuoteTemplate();
  template.shared = shared;
  template.createdBy = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  template.name = await freeTemplateName(work, input.name, template);
  const persons = await personsOf(work, quote);
  const calculations = await presentCalculations(work, quote);
  const meant = calculations.find(({ id }) => id === quote.calculation?.id) ?? calculations[0]!;
  const { origen, destino, fechaIda, fechaRegreso, acomodacion, tipoHotel } = quote;
  template.fechaIda = fechaIda;
  template.trip = {
    origen,
    destino,
    noches: fechaRegreso ? daysBetween(fechaIda, fechaRegreso) : null,
    tripType: meant.tripType ?? quote.tripType,
    acomodacion,
    tipoHotel,
    alimentacion: withoutPersons(quote.alimentacion, persons) || null,
  };
  template.options = calculations.map((calculation) => templateOption(calculation, meant, persons));
  template.precioPorPersona = meant.precioFinalPorPersona;
  template.preciosDel = today(meant.confirmedAt ?? meant.updatedAt);
  work.add(template);
  work.audit("quote-template.saved", template.id, { name: template.name, quoteId: quote.id, shared });
  return template.id;
}

/** What a text is recognised by as one about somebody of this quote. */
async function personsOf(work: Work, quote: Quote): Promise<string[]> {
  const travellers = await work.em.find(Passenger, { quote: quote.id });
  const phones = [quote.telefonoCliente, ...travellers.map(({ telefono }) => telefono)];
  return [
    quote.nombreCliente,
    quote.emailCliente,
    ...phones.map((phone) => phone?.replace(/^\+57/, "")),
    ...travellers.flatMap(({ nombre, apellido, email, documentoIdentidad }) => [
      `${nombre} ${apellido}`,
      email,
      documentoIdentidad,
    ]),
  ].filter((known) => known != null);
}
