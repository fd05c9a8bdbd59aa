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

/** Form fields of one person, read from the stored or known data. */
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

/** The whole form: one block per person of the quote, the first is the holder. */
export interface PassengersForm {
  passengers: PassengerForm[];
  aceptaTratamiento: boolean;
  /** The version of the list that it is based on. */
  version: number;
}

/** Data that the form starts from. */
type BegunPassengers = Pick<QuotePassengersQuery, "passengers" | "passengerDraft" | "passengerPrefill">;

/** Returns the form as it begins: with the text typed so far, else as {@link storedForm}. */
export function passengersForm(known: BegunPassengers, persons: number, version = 0): PassengersForm {
  const drafted = draftedRows(known, persons);
  return drafted
    ? formOf(drafted, persons, known.passengerDraft?.listVersion ?? version)
    : storedForm(known, persons, version);
}

/**
 * Returns the form out of the stored data: the passengers of the list, the holder out of the client's data,
 * and empty blocks for the rest.
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

/** Names of the fields that a contract fixes, one list per person; empty for persons without fixed fields. */
export type FixedFields = readonly (readonly (keyof PassengerForm)[])[];

/**
 * Returns the fields that the contract fixes: names once it waits for the client's signature (for staff, once
 * it is signed). The document of the signer is fixed too; staff alone corrects it.
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

/** Returns a form with the stored values of fixed fields: a draft may have others, which are refused. */
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
 * Returns the typed form merged with the list that another user saved since: blocks that the viewer did not
 * change take the saved values.
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

/** Returns the input of the passengers to save. */
export const passengerInputs = ({ passengers }: PassengersForm): PassengerInput[] =>
  passengers.map(passengerFields.input);

/**
 * Returns the errors by field (`passengers.0.nombre`), by the rules that the server uses too; the text leaves
 * out the row's number.
 */
export const passengerProblems = (
  form: PassengersForm,
  trip: PassengerTrip,
  today: string,
): { field: string; message: string }[] =>
  [...passengerFailures(passengerInputs(form), trip, today), ...unprintedNames(form)].map(
    ({ field, message }) => ({ field, message: withoutRow(message) }),
  );

/** Returns the names with letters that no document prints, each by its field. */
const unprintedNames = ({ passengers }: PassengersForm) =>
  passengers.flatMap((passenger, place) =>
    Object.entries(passengerFields.problems(passenger)).flatMap(([name, message]) =>
      message ? [{ field: `passengers.${place}.${name}`, message }] : [],
    ),
  );

/**
 * Returns an error without its number, which is not needed in the passenger's own block: «Pasajero 2: el
 * documento está repetido» → «El documento está repetido».
 */
export const withoutRow = (message: string): string =>
  message.replace(/^Pasajero \d+: (.)/, (_, first: string) => first.toUpperCase());

const asked = ["nombre", "apellido", "documentoIdentidad", "fechaNacimiento"] as const;
const askedOfHolder = ["email", "telefono"] as const;

/**
 * Returns the type of document that a Colombian of that birthday has on a day: `rc` under 7 years, `ti` under
 * 18, else `cc`, as without a birthday.
 */
export function documentTypeAt(birth: string | null, day: string): "rc" | "ti" | "cc" {
  if (!birth) return "cc";
  const years = yearsOn(birth, day);
  if (years < 7) return "rc";
  return years < 18 ? "ti" : "cc";
}

/** Returns the first field of a person that is empty and required; null if nothing is missing. */
export const firstMissing = (row: PassengerForm) =>
  [...asked, ...(row.titular ? askedOfHolder : [])].find(
    (name) => !row[name] && !(name === "documentoIdentidad" && row.tipoDocumento === "ms"),
  ) ?? null;

/**
 * Returns the next person after a place of whom something is missing, from the first again behind the last.
 */
export function nextIncomplete(rows: readonly PassengerForm[], after: number): number | null {
  const places = rows.flatMap((row, place) => (firstMissing(row) ? [place] : []));
  return places.find((place) => place > after) ?? places[0] ?? null;
}
