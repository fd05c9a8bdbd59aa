import {
  passengerFailures,
  type PassengerInput,
  type PassengerTrip,
} from "@travesia/api/quotes/passenger/passenger.rules";
import type { PassengerFieldsFragment, QuotePassengersQuery } from "./passengers.generated.ts";

/** One person as it is typed. */
export interface PassengerForm {
  titular: boolean;
  nombre: string;
  apellido: string;
  tipoDocumento: string;
  documentoIdentidad: string;
  fechaNacimiento: string;
  email: string;
  telefono: string;
  direccion: string;
  ciudad: string;
  pais: string;
}

/** The whole form: one block per person of the quote, the first is the holder. */
export interface PassengersForm {
  passengers: PassengerForm[];
  aceptaTratamiento: boolean;
}

const blank: PassengerForm = {
  titular: false,
  nombre: "",
  apellido: "",
  tipoDocumento: "cc",
  documentoIdentidad: "",
  fechaNacimiento: "",
  email: "",
  telefono: "",
  direccion: "",
  ciudad: "",
  pais: "Colombia",
};

type Known = { readonly [Key in keyof PassengerForm]?: PassengerFieldsFragment[Key] | null };

const typed = (known: Known): PassengerForm => ({
  titular: known.titular ?? false,
  nombre: known.nombre ?? "",
  apellido: known.apellido ?? "",
  tipoDocumento: known.tipoDocumento ?? "cc",
  documentoIdentidad: known.documentoIdentidad ?? "",
  fechaNacimiento: known.fechaNacimiento ?? "",
  email: known.email ?? "",
  telefono: (known.telefono ?? "").replace(/^\+57/, ""),
  direccion: known.direccion ?? "",
  ciudad: known.ciudad ?? "",
  pais: known.pais ?? "Colombia",
});

/**
 * The form as it begins: those who are stored, the holder out of what is known of the client, and empty
 * blocks for the rest.
 */
export function passengersForm(
  { passengers, passengerPrefill }: QuotePassengersQuery,
  persons: number,
): PassengersForm {
  const stored = passengers.map(typed);
  const begun = stored.some(({ titular }) => titular)
    ? stored
    : [{ ...typed(passengerPrefill), titular: true }, ...stored];
  const missing = Math.max(persons - begun.length, 0);
  return {
    passengers: [...begun, ...Array.from({ length: missing }, () => ({ ...blank }))],
    aceptaTratamiento: false,
  };
}

/** What is sent of the form. */
export const passengerInputs = ({ passengers }: PassengersForm): PassengerInput[] =>
  passengers.map(({ fechaNacimiento, ...row }) => ({ ...row, fechaNacimiento: fechaNacimiento || null }));

/**
 * What is wrong, field by field (`passengers.0.nombre`), by the rules that the server uses too; the row's
 * number is left out of the text.
 */
export const passengerProblems = (
  form: PassengersForm,
  trip: PassengerTrip,
  today: string,
): { field: string; message: string }[] =>
  passengerFailures(passengerInputs(form), trip, today).map(({ field, message }) => ({
    field,
    message: withoutRow(message),
  }));

/**
 * «Pasajero 2: el documento está repetido» → «El documento está repetido»: in its own block the number is not
 * needed.
 */
export const withoutRow = (message: string): string =>
  message.replace(/^Pasajero \d+: (.)/, (_, first: string) => first.toUpperCase());
