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

/** What the form begins with. */
type BegunPassengers = Pick<QuotePassengersQuery, "passengers" | "passengerDraft" | "passengerPrefill">;

/**
 * The form as it begins: as far as somebody typed it, else those who are stored, the holder out of what is
 * known of the client, and empty blocks for the rest.
 */
export function passengersForm(known: BegunPassengers, persons: number): PassengersForm {
  const begun = draftedRows(known, persons) ?? storedRows(known);
  const missing = Math.max(persons - begun.length, 0);
  return {
    passengers: [...begun, ...Array.from({ length: missing }, () => ({ ...passengerFields.empty }))],
    aceptaTratamiento: false,
  };
}

/** What was typed and not saved as the list; a draft of other people than travel now is none. */
function draftedRows({ passengerDraft }: BegunPassengers, persons: number): PassengerForm[] | null {
  const rows = passengerDraft?.passengers ?? [];
  if (rows.length === 0 || rows.length > persons || !rows.some(({ titular }) => titular)) return null;
  return rows.map((row) => passengerFields.read(row as Known));
}

function storedRows({ passengers, passengerPrefill }: BegunPassengers): PassengerForm[] {
  const stored = passengers.map(passengerFields.read);
  return stored.some(({ titular }) => titular)
    ? stored
    : [{ ...passengerFields.read(passengerPrefill), titular: true }, ...stored];
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
