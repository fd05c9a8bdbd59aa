import { yearsOn } from "@travesia/api/colombia/ages";
import {
  passengerFailures,
  type PassengerInput,
  type PassengerTrip,
} from "@travesia/api/quotes/passenger/passenger.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
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
import type {
  PassengerFieldsFragment,
  PassengerTripFragment,
  QuotePassengersQuery,
} from "./passengers.generated.ts";

type Known = { readonly [Name in keyof PassengerFieldsFragment]?: PassengerFieldsFragment[Name] | null };

/** Form fields of one traveller, prefilled from the stored or known data. */
export const passengerFields = fieldsOf<Known>()({
  titular: flag(false),
  nombre: text({ wrong: unprintedProblem }),
  apellido: text({ wrong: unprintedProblem }),
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

/** The complete form: one block per traveller of the quote; the first is the lead traveller. */
export interface PassengersForm {
  passengers: PassengerForm[];
  aceptaTratamiento: boolean;
  /** Version of the list that the form is based on. */
  version: number;
}

/** Data that the form starts from. */
type BegunPassengers = Pick<QuotePassengersQuery, "passengers" | "passengerDraft" | "passengerPrefill">;

/** Returns the initial form: the unsaved draft, else the result of {@link storedForm}. */
export function passengersForm(known: BegunPassengers, persons: number, version = 0): PassengersForm {
  const drafted = draftedRows(known, persons);
  return drafted
    ? formOf(drafted, persons, known.passengerDraft?.listVersion ?? version)
    : storedForm(known, persons, version);
}

/**
 * Returns the form built from the stored data: the travellers of the list, the lead traveller from the
 * client's data, and empty blocks for the rest.
 */
export const storedForm = (known: BegunPassengers, persons: number, version = 0): PassengersForm =>
  formOf(storedRows(known), persons, version);

const formOf = (begun: PassengerForm[], persons: number, version: number): PassengersForm => ({
  passengers: [
    ...begun,
    ...Array.from({ length: Math.max(persons - begun.length, 0) }, () => ({ ...passengerFields.empty })),
  ],
  aceptaTratamiento: false,
  version,
});

/**
 * Names of the fields that a contract fixes, one list per traveller; empty for travellers without fixed
 * fields.
 */
export type FixedFields = readonly (readonly (keyof PassengerForm)[])[];

/**
 * Returns the fields that the contract fixes. Names are fixed once it waits for the client's signature (for
 * staff, once it is signed). The signer's document is fixed too; only staff can correct it.
 */
export function fixedFields(
  { passengers }: Pick<BegunPassengers, "passengers">,
  {
    contractAwaitsSignature,
    clientSigned,
  }: Pick<PassengerTripFragment, "contractAwaitsSignature" | "clientSigned">,
  byStaff: boolean,
): FixedFields {
  const isFixed = clientSigned || (contractAwaitsSignature && !byStaff);
  if (!isFixed || !passengers.some(({ titular }) => titular)) return [];
  return passengers.map(({ titular, documentoIdentidad }) => [
    ...names,
    ...(titular && documentoIdentidad && clientSigned && !byStaff ? documents : []),
  ]);
}
const names = ["nombre", "apellido"] as const;
const documents = ["tipoDocumento", "documentoIdentidad"] as const;

/**
 * Returns a form with the stored values of the fixed fields, since a draft with other values would be
 * refused.
 */
export const withFixed = (
  form: PassengersForm,
  stored: PassengersForm,
  fixed: FixedFields,
): PassengersForm => ({
  ...form,
  passengers: form.passengers.map((row, place) => ({
    ...row,
    ...Object.fromEntries((fixed[place] ?? []).map((name) => [name, stored.passengers[place]?.[name]])),
  })),
});

/**
 * Returns the entered form merged with the list that another user saved in the meantime: blocks the viewer
 * did not change take the saved values.
 */
export const overLatest = (
  typed: PassengersForm,
  began: PassengersForm,
  latest: PassengersForm,
): PassengersForm => ({
  ...typed,
  passengers: typed.passengers.map((row, place) =>
    isSame(row, began.passengers[place]) ? (latest.passengers[place] ?? row) : row,
  ),
});

const isSame = (row: PassengerForm, other: PassengerForm = passengerFields.empty): boolean =>
  JSON.stringify(passengerFields.input(row)) === JSON.stringify(passengerFields.input(other));

/** Returns whether two forms contain equal travellers. */
export const isSameList = (one: PassengersForm, other: PassengersForm): boolean =>
  one.passengers.length === other.passengers.length &&
  one.passengers.every((row, place) => isSame(row, other.passengers[place]));

/**
 * Returns the rows typed but not yet saved as the list; null when the draft is for a different number of
 * people.
 */
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

/** Returns the mutation's input for saving the travellers. */
export const passengerInputs = ({ passengers }: PassengersForm): PassengerInput[] =>
  passengers.map(passengerFields.input);

/**
 * Returns the errors by field (`passengers.0.nombre`) by the rules that the server uses too; the messages
 * leave out the row's number.
 */
export const passengerProblems = (
  form: PassengersForm,
  trip: PassengerTrip,
  today: string,
): { field: string; message: string }[] =>
  [...passengerFailures(passengerInputs(form), trip, today), ...unprintedNames(form)].map(
    ({ field, message }) => ({ field, message: withoutRow(message) }),
  );

/** Returns the names with letters that documents cannot print, by field. */
const unprintedNames = ({ passengers }: PassengersForm) =>
  passengers.flatMap((passenger, place) =>
    Object.entries(passengerFields.problems(passenger)).flatMap(([name, message]) =>
      message ? [{ field: `passengers.${place}.${name}`, message }] : [],
    ),
  );

/**
 * Returns an error message without the traveller's number, for use in the traveller's own block: «Pasajero 2:
 * el documento está repetido» → «El documento está repetido».
 */
export const withoutRow = (message: string): string =>
  message.replace(/^Pasajero \d+: (.)/, (_, first: string) => first.toUpperCase());

const asked = ["nombre", "apellido", "documentoIdentidad", "fechaNacimiento"] as const;
const askedOfHolder = ["email", "telefono"] as const;

/**
 * Returns the document type of a Colombian with this birth date on a day: `rc` under 7 years, `ti` under 18,
 * else `cc`; `cc` without a birth date.
 */
export function documentTypeAt(birth: string | null, day: string): "rc" | "ti" | "cc" {
  if (!birth) return "cc";
  const years = yearsOn(birth, day);
  if (years < 7) return "rc";
  return years < 18 ? "ti" : "cc";
}

/** Returns the first required field of a traveller that is empty; null if none is. */
export const firstMissing = (row: PassengerForm) =>
  [...asked, ...(row.titular ? askedOfHolder : [])].find(
    (name) => !row[name] && !(name === "documentoIdentidad" && row.tipoDocumento === "ms"),
  ) ?? null;

/** Returns the index of the next traveller with missing data, starting over after the last. */
export function nextIncomplete(rows: readonly PassengerForm[], after: number): number | null {
  const places = rows.flatMap((row, place) => (firstMissing(row) ? [place] : []));
  return places.find((place) => place > after) ?? places[0] ?? null;
}
