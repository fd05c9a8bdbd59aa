import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import type { CreateQuoteInput, TripType } from "../../../graphql/schema.generated.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/** The quote's form as it is typed; ages are a text with commas. */
export interface QuoteForm {
  nombreCliente: string;
  emailCliente: string;
  telefonoCliente: string;
  origen: string;
  destino: string;
  fechaIda: string;
  fechaRegreso: string;
  adultos: number | null;
  menores: number | null;
  infantes: number | null;
  edadesMenores: string;
  edadesInfantes: string;
  tripType: string;
  acomodacion: string;
  tipoHotel: string;
  alimentacion: string;
  observaciones: string;
  priority: string;
}

export const emptyQuote: QuoteForm = {
  nombreCliente: "",
  emailCliente: "",
  telefonoCliente: "",
  origen: "",
  destino: "",
  fechaIda: "",
  fechaRegreso: "",
  adultos: 2,
  menores: 0,
  infantes: 0,
  edadesMenores: "",
  edadesInfantes: "",
  tripType: "nacional",
  acomodacion: "doble",
  tipoHotel: "basico",
  alimentacion: "",
  observaciones: "",
  priority: "normal",
};

/** The form of a quote that exists; `copy` leaves the dates to be chosen anew. */
export const formOf = (quote: QuoteRecordFragment, copy = false): QuoteForm => ({
  nombreCliente: quote.nombreCliente,
  emailCliente: quote.emailCliente,
  telefonoCliente: quote.telefonoCliente.replace(/^\+57/, ""),
  origen: quote.origen,
  destino: quote.destino,
  fechaIda: copy ? "" : quote.fechaIda,
  fechaRegreso: copy ? "" : (quote.fechaRegreso ?? ""),
  adultos: quote.adultos,
  menores: quote.menores,
  infantes: quote.infantes,
  edadesMenores: quote.edadesMenores.join(", "),
  edadesInfantes: quote.edadesInfantes.join(", "),
  tripType: quote.tripType ?? "",
  acomodacion: quote.acomodacion ?? "",
  tipoHotel: quote.tipoHotel ?? "",
  alimentacion: quote.alimentacion ?? "",
  observaciones: quote.observaciones ?? "",
  priority: quote.priority,
});

const agesOf = (text: string): number[] =>
  text
    .split(",")
    .filter((age) => age.trim() !== "")
    .map(Number);

const chosen = <T extends string>(value: string): T | null => (value === "" ? null : (value as T));

/** What is sent of a form. */
export const inputOf = (form: QuoteForm): CreateQuoteInput => {
  const [adultos, menores, infantes] = [form.adultos ?? 0, form.menores ?? 0, form.infantes ?? 0];
  return {
    nombreCliente: form.nombreCliente,
    emailCliente: form.emailCliente,
    telefonoCliente: form.telefonoCliente,
    origen: form.origen,
    destino: form.destino,
    fechaIda: form.fechaIda,
    fechaRegreso: form.fechaRegreso || null,
    numeroPersonas: adultos + menores + infantes,
    adultos,
    menores,
    infantes,
    edadesMenores: menores > 0 ? agesOf(form.edadesMenores) : [],
    edadesInfantes: infantes > 0 ? agesOf(form.edadesInfantes) : [],
    tripType: chosen<TripType>(form.tripType),
    acomodacion: chosen(form.acomodacion),
    tipoHotel: chosen(form.tipoHotel),
    alimentacion: form.alimentacion,
    observaciones: form.observaciones,
    priority: chosen(form.priority),
  };
};

type Check<Value> = (value: Value, form: QuoteForm) => string | true;

// The kit binds any field of a form, so a rule is given whatever the field holds.
const ofText = (check: Check<string>) => (value: unknown, form: QuoteForm) =>
  check(typeof value === "string" ? value : "", form);

const agesRule = (count: (form: QuoteForm) => number | null, missing: string) =>
  ofText((text, form) => {
    const ages = agesOf(text);
    return (
      !count(form) ||
      (ages.length === count(form) && ages.every((age) => Number.isInteger(age) && age >= 0)) ||
      missing
    );
  });

/** The rules of the form, with the texts that the server gives too. */
export const quoteRules = {
  nombreCliente: { required: "El nombre del cliente es requerido" },
  emailCliente: {
    required: "El email del cliente es requerido",
    validate: ofText((value) => emailProblem(value) ?? true),
  },
  telefonoCliente: {
    required: "El teléfono es requerido",
    validate: ofText((value) => phoneProblem(value) ?? true),
  },
  destino: { required: "El destino es requerido" },
  fechaIda: { required: "La fecha de ida es requerida" },
  fechaRegreso: {
    validate: ofText(
      (value, { fechaIda }) =>
        !value || value > fechaIda || "La fecha de regreso debe ser posterior a la fecha de ida",
    ),
  },
  adultos: {
    validate: (_: unknown, { adultos, menores, infantes }: QuoteForm) =>
      (adultos ?? 0) + (menores ?? 0) + (infantes ?? 0) >= 1 || "Debe ser al menos 1 persona",
  },
  edadesMenores: { validate: agesRule(({ menores }) => menores, "Indica la edad de cada menor") },
  edadesInfantes: { validate: agesRule(({ infantes }) => infantes, "Indica los meses de cada infante") },
};
