import {
  passengerFailures,
  type PassengerInput,
  type PassengerTrip,
} from "@travesia/api/quotes/passenger/passenger.rules";
import type { ViajaCon as Accompanied } from "../../../graphql/schema.generated.ts";
import {
  choiceOrNull,
  fieldsOf,
  flag,
  phone,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { PassengerFieldsFragment, QuotePassengersQuery } from "./passengers.generated.ts";

type Known = { readonly [Name in keyof PassengerFieldsFragment]?: PassengerFieldsFragment[Name] | null };

/** One person as it is typed, of what is stored or known of them. */
export const passengerFields = fieldsOf<Known>()({
  titular: flag(false),
  nombre: text(),
  apellido: text(),
  tipoDocumento: text({}, "cc"),
  documentoIdentidad: text(),
  fechaNacimiento: textOrNull(),
  email: text(),
  telefono: phone(),
  direccion: text(),
  ciudad: text(),
  pais: text({}, "Colombia"),
  vencimientoPasaporte: textOrNull(),
  viajaCon: choiceOrNull<Accompanied>(),
  acompanante: text(),
  permisoSalida: flag(false),
});
export type PassengerForm = ValuesOf<typeof passengerFields>;

/** The whole form: one block per person of the quote, the first is the holder. */
export interface PassengersForm {
  passengers: PassengerForm[];
  aceptaTratamiento: boolean;
}

/**
 * The form as it begins: those who are stored, the holder out of what is known of the client, and empty
 * blocks for the rest.
 */
export function passengersForm(
  { passengers, passengerPrefill }: QuotePassengersQuery,
  persons: number,
): PassengersForm {
  const stored = passengers.map(passengerFields.read);
  const begun = stored.some(({ titular }) => titular)
    ? stored
    : [{ ...passengerFields.read(passengerPrefill), titular: true }, ...stored];
  const missing = Math.max(persons - begun.length, 0);
  return {
    passengers: [...begun, ...Array.from({ length: missing }, () => ({ ...passengerFields.empty }))],
    aceptaTratamiento: false,
  };
}

/** What is sent of the form. */
export const passengerInputs = ({ passengers }: PassengersForm): PassengerInput[] =>
  passengers.map(passengerFields.input);

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
