import { emailProblem } from "@travesia/api/colombia/emails";
import { addDays } from "@travesia/api/colombia/days";
import { isMobile, phoneProblem } from "@travesia/api/colombia/phones";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { Acomodacion, QuotePriority, TripType } from "../../../graphql/schema.generated.ts";
import {
  amountOrZero,
  choiceOrNull,
  derived,
  fieldsOf,
  phone,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { QuoteTemplateLineFragment } from "../template/templates.generated.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/** Entered numbers of travellers, by age group. */
interface Party {
  readonly adultos: number | null;
  readonly menores: number | null;
  readonly infantes: number | null;
}

const personsOf = ({ adultos, menores, infantes }: Party): number =>
  (adultos ?? 0) + (menores ?? 0) + (infantes ?? 0);

const agesOf = (typed: string): number[] =>
  typed
    .split(",")
    .filter((age) => age.trim() !== "")
    .map(Number);

/**
 * Returns the field of the ages in an age group, as comma-separated text with one age per person; empty
 * without persons.
 */
const ages = (persons: (form: Party) => number | null, missing: string) => ({
  empty: "",
  read: (stored: readonly number[] | undefined): string => (stored ?? []).join(", "),
  send: (typed: string, form: Party): number[] => ((persons(form) ?? 0) > 0 ? agesOf(typed) : []),
  wrong: (typed: string, form: Party): string | null => {
    const count = persons(form);
    const given = agesOf(typed);
    const right = given.length === count && given.every((age) => Number.isInteger(age) && age >= 0);
    return !count || right ? null : missing;
  },
});

/** Message when the required e-mail address is missing. */
export const NO_EMAIL = "El email del cliente es requerido";

/** Fields shared by the forms of a quote and of a visitor's request; the server uses the same messages. */
export const quoteLines = {
  nombreCliente: text({ required: "El nombre del cliente es requerido", wrong: unprintedProblem }),
  emailCliente: text({
    wrong: (email, { telefonoCliente }: { readonly telefonoCliente: string }) => {
      if (email.trim()) return emailProblem(email);
      return isMobile(telefonoCliente) ? null : NO_EMAIL;
    },
  }),
  telefonoCliente: phone({ required: "El teléfono es requerido", wrong: (typed) => phoneProblem(typed) }),
  origen: text(),
  destino: text({ required: "El destino es requerido" }),
  fechaIda: text({ required: "La fecha de ida es requerida" }),
  fechaRegreso: textOrNull({
    wrong: (day, { fechaIda }: { readonly fechaIda: string }) =>
      day && day <= fechaIda ? "La fecha de regreso debe ser posterior a la fecha de ida" : null,
  }),
  numeroPersonas: derived(personsOf),
  adultos: amountOrZero(
    { wrong: (_, party: Party) => (personsOf(party) >= 1 ? null : "Debe ser al menos 1 persona") },
    2,
  ),
  menores: amountOrZero({}, 0),
  infantes: amountOrZero({}, 0),
  edadesMenores: ages(({ menores }) => menores, "Indica la edad de cada menor"),
  edadesInfantes: ages(({ infantes }) => infantes, "Indica los meses de cada infante"),
  tripType: choiceOrNull<TripType>("nacional"),
  acomodacion: choiceOrNull<Acomodacion>(),
  tipoHotel: choiceOrNull<string>(),
  alimentacion: text(),
  observaciones: text(),
  priority: choiceOrNull<QuotePriority>("normal"),
};

/**
 * Returns the field of a preference that stays empty until the user selects it, regardless of the request's
 * default.
 */
const unlessDefault = <Value extends string>(
  wish: "acomodacion" | "tipoHotel",
  line: ReturnType<typeof choiceOrNull<Value>>,
) => ({
  ...line,
  read: (stored: Value | null | undefined, { sinElegir }: QuoteRecordFragment): Value | "" =>
    sinElegir?.includes(wish) ? "" : line.read(stored),
});

/** Form fields of a quote. */
export const quoteFields = fieldsOf<QuoteRecordFragment>()({
  ...quoteLines,
  acomodacion: unlessDefault("acomodacion", quoteLines.acomodacion),
  tipoHotel: unlessDefault("tipoHotel", quoteLines.tipoHotel),
});
export type QuoteForm = ValuesOf<typeof quoteFields>;

/**
 * Returns the form values of a new quote with this quote's trip, without the client; past dates are left
 * empty.
 */
export function copyOf(quote: QuoteRecordFragment, today: string): QuoteForm {
  const { nombreCliente, emailCliente, telefonoCliente, observaciones } = quoteFields.empty;
  const isOver = quote.fechaIda < today;
  return {
    ...quoteFields.read(quote),
    nombreCliente,
    emailCliente,
    telefonoCliente,
    observaciones,
    ...(isOver && { fechaIda: "", fechaRegreso: "" }),
  };
}

/**
 * Returns the form values that a template fills in: the trip, and the return date if the departure is known.
 */
export const tripOf = (
  { noches, ...trip }: QuoteTemplateLineFragment["trip"],
  departure: string,
): Partial<QuoteForm> => ({
  origen: trip.origen ?? "",
  destino: trip.destino ?? "",
  tripType: trip.tripType ?? quoteFields.empty.tripType,
  acomodacion: trip.acomodacion ?? quoteFields.empty.acomodacion,
  tipoHotel: trip.tipoHotel ?? quoteFields.empty.tipoHotel,
  alimentacion: trip.alimentacion ?? "",
  ...(departure && noches ? { fechaRegreso: addDays(departure, noches) } : {}),
});
