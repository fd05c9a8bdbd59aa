import { type AgeClass, ageClassOn, birthDateProblem } from "../../../core/colombia/ages.ts";
import type { Day } from "../../../core/colombia/days.ts";
import {
  documentProblem,
  type DocumentType,
  normalDocument,
  normalDocumentType,
} from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { nameProblem, normalName } from "../../../core/colombia/names.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { type FieldFailure, Refusal } from "../../../core/failure.ts";
import type { Accompanied } from "./passenger.enums.ts";
import { documentsProblems, type TravelDocumentFacts } from "./travel-documents.rules.ts";
import type { QuotePersons } from "../quote/request/quote-persons.rules.ts";

/** A posted passenger; everything but the holder's data may be completed later. */
export interface PassengerInput extends TravelDocumentFacts {
  readonly titular?: boolean | null;
  readonly nombre?: string | null;
  readonly apellido?: string | null;
  readonly tipoDocumento?: string | null;
  readonly documentoIdentidad?: string | null;
  readonly fechaNacimiento?: Day | null;
  readonly email?: string | null;
  readonly telefono?: string | null;
  readonly direccion?: string | null;
  readonly ciudad?: string | null;
  readonly pais?: string | null;
}

/**
 * A passenger in the stored form: normalised, with the age class on the day of departure when the birth date
 * is known.
 */
export interface NormalPassenger {
  titular: boolean;
  nombre: string;
  apellido: string;
  tipoDocumento: DocumentType | null;
  documentoIdentidad: string | null;
  fechaNacimiento: Day | null;
  tipo: AgeClass | null;
  email: string | null;
  telefono: string | null;
  direccion: string | null;
  ciudad: string | null;
  pais: string;
  /** Expiry of the passport; absent when it was not sent, and then unchanged. */
  vencimientoPasaporte?: Day | null;
  viajaCon?: Accompanied | null;
  acompanante?: string | null;
  permisoSalida?: boolean;
}

/** The trip that passengers are for: its people and the day of departure. */
export type PassengerTrip = Pick<QuotePersons, "numeroPersonas" | "adultos" | "menores" | "infantes"> & {
  readonly fechaIda: Day;
};

/** Refusal of a change to the names of travellers whom a contract names. */
export const NAMED_IN_CONTRACT =
  "El contrato nombra a estos viajeros: puedes completar documentos y fechas de nacimiento; los nombres cambian solo con un otrosí.";

/** Refusal of another document for the signer: contract and certificate name the former one. */
export const SIGNED_WITH =
  "El contrato está firmado con el documento del titular. Si tiene un error, pídele a tu asesor que lo corrija.";

/** Refusal of another traveller for a contract that its client has to sign. */
export const SIGNED_FIRST =
  "El contrato espera la firma con los viajeros que nombra: quien falta se agrega después de firmar.";

/** The data of a person that a contract names. */
type Named = Pick<NormalPassenger, "titular" | "nombre" | "apellido">;

/** Returns whether two rows name one person alike. */
export const isNamedAlike = (a: Named, b: Named): boolean =>
  a.titular === b.titular && a.nombre === b.nombre && a.apellido === b.apellido;

export const tooManyPassengers = "Hay más pasajeros que personas en la cotización";
const oneHolder = "Debe haber exactamente un pasajero titular";

/**
 * Returns the failures of the whole list of passengers, one entry per wrong field (`passengers.0.nombre`);
 * rows with nothing filled in do not count, messages keep the number of the posted row.
 */
export function passengerFailures(
  rows: readonly PassengerInput[],
  trip: PassengerTrip,
  today: Day,
): FieldFailure[] {
  const filled = [...rows.entries()].filter(([, row]) => isFilled(row));
  if (filled.length > trip.numeroPersonas) return [{ field: "passengers", message: tooManyPassengers }];
  if (filled.filter(([, row]) => row.titular).length !== 1)
    return [{ field: "passengers", message: oneHolder }];

  const places: Record<AgeClass, number> = {
    adulto: trip.adultos,
    menor: trip.menores,
    infante: trip.infantes,
  };
  const documents = new Set<string>();
  const failures = filled
    .sort(([, a], [, b]) => Number(b.titular ?? false) - Number(a.titular ?? false))
    .flatMap(([index, row]) => {
      const problems = [
        ...fieldProblems(row, today),
        ...documentsProblems(row),
        ...ageProblems(row, trip, places, today),
        ...repeated(row, documents),
      ];
      return problems.map(({ field, message }) => ({
        index,
        field: `passengers.${index}.${field}`,
        message: `Pasajero ${index + 1}: ${message}`,
      }));
    });
  return failures.sort((a, b) => a.index - b.index).map(({ field, message }) => ({ field, message }));
}

/**
 * Checks and normalises the whole list of passengers; rows with nothing filled in are left out.
 * @throws Refusal BAD_USER_INPUT with the entries of {@link passengerFailures}; the first is also the
 * answer's message.
 */
export function normalPassengers(
  rows: readonly PassengerInput[],
  trip: PassengerTrip,
  today: Day,
): NormalPassenger[] {
  refuseFields(passengerFailures(rows, trip, today));
  return rows.filter(isFilled).map((row) => normalPassenger(row, trip.fechaIda));
}

/**
 * @throws Refusal BAD_USER_INPUT for faults of a list for any trip: in the data of each row, and in the
 * choice of the holder.
 */
export function refuseWrongList(rows: readonly PassengerInput[], today: Day): void {
  const persons = { numeroPersonas: rows.length, adultos: rows.length, menores: 0, infantes: 0 };
  const failures = passengerFailures(rows, { ...persons, fechaIda: today }, today).filter(
    ({ field }) => !field.endsWith(".fechaNacimiento"),
  );
  refuseFields(failures);
}

/** @throws Refusal BAD_USER_INPUT for given data of one passenger that would be wrong for any passenger. */
export function refuseWrongData(row: PassengerInput, today: Day): void {
  const isGiven = (field: string): boolean => Boolean(row[field as keyof PassengerInput]);
  refuseFields(
    [...fieldProblems(row, today), ...documentsProblems(row)].filter(({ field }) => isGiven(field)),
  );
}

function refuseFields(failures: readonly FieldFailure[]): void {
  if (failures[0]) throw new Refusal("BAD_USER_INPUT", failures[0].message, failures);
}

/**
 * Returns whether a passenger's row is filled; a document type, a country and the holder's mark alone are a
 * form's defaults.
 */
const isFilled = (row: PassengerInput): boolean =>
  [
    row.nombre,
    row.apellido,
    row.documentoIdentidad,
    row.fechaNacimiento,
    row.email,
    row.telefono,
    row.direccion,
    row.ciudad,
  ].some((value) => value?.trim());

/** Returns whether nothing is missing of a stored passenger; the holder also needs e-mail and phone. */
export const isComplete = (row: NormalPassenger): boolean =>
  Boolean(
    row.nombre &&
    row.apellido &&
    row.tipoDocumento &&
    (row.documentoIdentidad || row.tipoDocumento === "ms") &&
    row.fechaNacimiento,
  ) &&
  (!row.titular || Boolean(row.email && row.telefono));

function fieldProblems(row: PassengerInput, today: Day): FieldFailure[] {
  const required = row.titular ?? false;
  const problems: [field: keyof PassengerInput, problem: string | null][] = [
    ["nombre", namedProblem(row.nombre, "nombre", required)],
    ["apellido", namedProblem(row.apellido, "apellido", required)],
    [
      "documentoIdentidad",
      required || row.documentoIdentidad?.trim()
        ? documentProblem(row.tipoDocumento, row.documentoIdentidad)
        : null,
    ],
    [
      "fechaNacimiento",
      required || row.fechaNacimiento ? birthDateProblem(row.fechaNacimiento, today) : null,
    ],
    ["email", required || row.email?.trim() ? emailProblem(row.email) : null],
    ["telefono", required || row.telefono?.trim() ? phoneProblem(row.telefono) : null],
  ];
  return problems.flatMap(([field, message]) =>
    message ? [{ field: field === "documentoIdentidad" ? documentField(row) : field, message }] : [],
  );
}

function namedProblem(
  name: string | null | undefined,
  campo: "nombre" | "apellido",
  required: boolean,
): string | null {
  if (!required && !name?.trim()) return `Si ingresa datos, el ${campo} es obligatorio`;
  return nameProblem(name, campo);
}

const documentField = ({ tipoDocumento }: PassengerInput): string =>
  tipoDocumento && normalDocumentType(tipoDocumento) ? "documentoIdentidad" : "tipoDocumento";

/**
 * Returns the failures of an age: the holder must be an adult; the others must find a place of their age
 * class among the people of the quote.
 */
function ageProblems(
  row: PassengerInput,
  trip: PassengerTrip,
  places: Record<AgeClass, number>,
  today: Day,
): FieldFailure[] {
  if (!row.fechaNacimiento || birthDateProblem(row.fechaNacimiento, today)) return [];
  const found = ageClassOn(row.fechaNacimiento, trip.fechaIda);
  const free = (["adulto", "menor", "infante"] as const).find((tipo) => places[tipo] > 0) ?? "adulto";
  const expected = row.titular ? "adulto" : found && places[found] > 0 ? found : free;
  const message = birthDateProblem(row.fechaNacimiento, today, { tipo: expected, on: trip.fechaIda });
  places[expected] -= 1;
  return message ? [{ field: "fechaNacimiento", message }] : [];
}

// The number alone: registro civil, tarjeta de identidad and cédula of one person share it.
function repeated(row: PassengerInput, seen: Set<string>): FieldFailure[] {
  const type = row.tipoDocumento ? normalDocumentType(row.tipoDocumento) : null;
  const number = type && row.documentoIdentidad ? normalDocument(type, row.documentoIdentidad) : "";
  if (!number) return [];
  if (seen.has(number)) return [{ field: "documentoIdentidad", message: "el documento está repetido" }];
  seen.add(number);
  return [];
}

function normalPassenger(row: PassengerInput, departure: Day): NormalPassenger {
  const type = row.tipoDocumento ? normalDocumentType(row.tipoDocumento) : null;
  return {
    titular: row.titular ?? false,
    nombre: normalName(row.nombre ?? ""),
    apellido: normalName(row.apellido ?? ""),
    tipoDocumento: type,
    documentoIdentidad: (type && normalDocument(type, row.documentoIdentidad)) || null,
    fechaNacimiento: row.fechaNacimiento || null,
    tipo: row.fechaNacimiento ? ageClassOn(row.fechaNacimiento, departure) : null,
    email: row.email?.trim() ? normalEmail(row.email) : null,
    telefono: row.telefono ? normalPhone(row.telefono) : null,
    direccion: row.direccion?.trim() || null,
    ciudad: row.ciudad?.trim() || null,
    pais: row.pais?.trim() || "Colombia",
    ...givenDocuments(row),
  };
}

/**
 * Returns only the documents that were sent, so that a caller who does not know them leaves them unchanged.
 */
function givenDocuments({ vencimientoPasaporte, viajaCon, acompanante, permisoSalida }: TravelDocumentFacts) {
  return {
    ...(vencimientoPasaporte !== undefined && { vencimientoPasaporte: vencimientoPasaporte || null }),
    ...(viajaCon !== undefined && { viajaCon }),
    ...(acompanante !== undefined && { acompanante: acompanante?.trim() || null }),
    ...(permisoSalida !== undefined && { permisoSalida: permisoSalida ?? false }),
  };
}
