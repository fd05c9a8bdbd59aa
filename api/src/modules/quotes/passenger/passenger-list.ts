import { assign } from "../../../core/rows.ts";
import { parseDay } from "../../../core/colombia/days.ts";
import { conflict, Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Passenger } from "./passenger.entity.ts";
import type { PassengerInput } from "./passenger.inputs.ts";
import {
  isNamedAlike,
  NAMED_IN_CONTRACT,
  type NormalPassenger,
  normalPassengers,
  SIGNED_FIRST,
  SIGNED_WITH,
  type PassengerInput as PassengerRow,
} from "./passenger.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Returns a sent passenger in the form that the rules expect; a birth date sent as a time becomes its day in
 * Bogotá.
 */
export const asRow = ({
  version: _,
  fechaNacimiento,
  vencimientoPasaporte,
  ...row
}: PassengerInput): PassengerRow => ({
  ...row,
  fechaNacimiento: dayOrText(fechaNacimiento),
  ...(vencimientoPasaporte !== undefined && { vencimientoPasaporte: dayOrText(vencimientoPasaporte) }),
});

const dayOrText = (given: string | null | undefined): string | null =>
  given ? (parseDay(given) ?? given) : null;

/** Returns a stored passenger in the form of a sent one. */
export function storedRow(stored: Passenger): PassengerRow & Record<string, unknown> {
  const {
    titular,
    nombre,
    apellido,
    tipoDocumento,
    documentoIdentidad,
    fechaNacimiento,
    email,
    telefono,
    direccion,
    ciudad,
    pais,
  } = stored;
  return {
    ...documentsOf(stored),
    titular,
    nombre,
    apellido,
    tipoDocumento,
    documentoIdentidad,
    fechaNacimiento,
    email,
    telefono,
    direccion,
    ciudad,
    pais,
  };
}

const documentsOf = ({ vencimientoPasaporte, viajaCon, acompanante, permisoSalida }: Passenger) => ({
  vencimientoPasaporte,
  viajaCon,
  acompanante,
  permisoSalida,
});

/** Returns the passengers of a quote in order, the holder first. */
export const passengersOf = ({ em }: Work, quote: Quote): Promise<Passenger[]> =>
  em.find(Passenger, { quote: { id: quote.id } }, { orderBy: { titular: "desc", id: "asc" } });

/**
 * Validates one row together with the other rows and returns it normalized; a refusal does not contain the
 * row's number.
 */
export function normalAmong(
  work: Work,
  quote: Quote,
  others: readonly PassengerRow[],
  row: PassengerRow,
): NormalPassenger {
  try {
    const checked = normalPassengers([row, ...others], quote, work.today);
    const [own] = checked;
    if (!own || checked.length !== others.length + 1)
      throw new Refusal("BAD_USER_INPUT", "El nombre es requerido", [missingName]);
    return own;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.errors.map(({ field, message }) => ({
      field: field.replace(/^passengers\.0\./, ""),
      message: ownText(message),
    }));
    throw new Refusal(error.code, ownText(error.message), errors);
  }
}

const missingName = { field: "nombre", message: "El nombre es requerido" };
const ownText = (message: string): string =>
  message.replace(/^Pasajero 1: (.)/, (_, first: string) => first.toUpperCase());

/**
 * Writes normalized data to a passenger. The age class is not stored, because it follows from the birth date
 * and the departure.
 */
export function writePassenger(passenger: Passenger, { tipo: _, ...data }: NormalPassenger): Passenger {
  return assign(passenger, data);
}

/** Adds a passenger to a quote. */
export function newPassenger(work: Work, quote: Quote, data: NormalPassenger): Passenger {
  const passenger = new Passenger();
  passenger.quote = quote;
  return work.add(writePassenger(passenger, data));
}

/**
 * Result of a change to a passenger list: the previous number of passengers, and whether anything changed.
 */
interface ChangedList {
  readonly before: number;
  readonly changed: boolean;
}

/** Returns whether a stored passenger equals a row in all fields that the row fills. */
const says = (person: Passenger, row: NormalPassenger): boolean =>
  Object.entries(row).every(([key, value]) => key === "tipo" || person[key as keyof Passenger] === value);

/**
 * Replaces the people on a quote's list, unless the list is unchanged. A passenger with an unchanged name
 * keeps the documents that were not sent.
 */
export async function replaceList(
  work: Work,
  quote: Quote,
  rows: readonly NormalPassenger[],
): Promise<ChangedList> {
  const people = await passengersOf(work, quote);
  const inOrder = rows.toSorted((a, b) => Number(b.titular) - Number(a.titular));
  const before = people.length;
  if (before === rows.length && people.every((person, place) => says(person, inOrder[place]!)))
    return { before, changed: false };
  await work.em.nativeDelete(Passenger, { quote: { id: quote.id } });
  for (const row of rows) {
    const stayed = people.find((person) => isNamedAlike(row, person));
    newPassenger(work, quote, { ...(stayed && documentsOf(stayed)), ...row });
  }
  return { before, changed: true };
}

/** Refuses to change the document of the person who signed, unless the caller is staff. */
export function refuseOtherSigner(
  work: Work,
  { titular, documentoIdentidad, tipoDocumento }: Passenger,
  next: Pick<NormalPassenger, "documentoIdentidad" | "tipoDocumento">,
): void {
  if (!titular || documentoIdentidad === null || may(work.viewer?.role, "manageQuotes")) return;
  if (next.documentoIdentidad === documentoIdentidad && next.tipoDocumento === tipoDocumento) return;
  throw conflict(SIGNED_WITH);
}

/**
 * Updates the data of the people whom a contract names, each by record id, and adds travellers for its places
 * without a name when `places` are open.
 * @throws Refusal CONFLICT when a person is missing, has another name, or is new without an open place.
 */
export async function completeList(
  work: Work,
  quote: Quote,
  rows: readonly NormalPassenger[],
  { places }: { readonly places: boolean },
): Promise<ChangedList> {
  const people = await passengersOf(work, quote);
  const left = [...rows];
  let changed = false;
  for (const person of people) {
    const place = left.findIndex((row) => isNamedAlike(row, person));
    const [row] = place < 0 ? [] : left.splice(place, 1);
    if (!row) throw conflict(NAMED_IN_CONTRACT);
    if (places) refuseOtherSigner(work, person, row);
    changed ||= !says(person, row);
    writePassenger(person, row);
  }
  if (left.length > 0 && !places) throw conflict(SIGNED_FIRST);
  for (const row of left) newPassenger(work, quote, row);
  changed ||= left.length > 0;
  return { before: people.length, changed };
}
