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

/** Passenger as sent; everything except the holder's data may be completed later. */
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
 * Passenger in stored form: normalized, with the age class on the day of departure when the birth date is
 * known.
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
  /** Expiry date of the passport; absent when it was not sent, and then not changed. */
  vencimientoPasaporte?: Day | null;
  viajaCon?: Accompanied | null;
  acompanante?: string | null;
  permisoSalida?: boolean;
}

/** Trip of the passengers: the number of travellers by age class, and the day of departure. */
export type PassengerTrip = Pick<QuotePersons, "numeroPersonas" | "adultos" | "menores" | "infantes"> & {
  readonly fechaIda: Day;
};

/** Message that refuses to change the names of travellers whom a contract names. */
export const NAMED_IN_CONTRACT =
  "El contrato nombra a estos viajeros: puedes completar documentos y fechas de nacimiento; los nombres cambian solo con un otrosí.";

/**
 * Message that refuses to change the signer's document, because contract and certificate contain the original
 * one.
 */
export const SIGNED_WITH =
  "El contrato está firmado con el documento del titular. Si tiene un error, pídele a tu asesor que lo corrija.";

/** Message that refuses another traveller until the client signs the contract. */
export const SIGNED_FIRST =
  "El contrato espera la firma con los viajeros que nombra: quien falta se agrega después de firmar.";

/** Data of a person that a contract contains. */
type Named = Pick<NormalPassenger, "titular" | "nombre" | "apellido">;

/** Returns whether two rows contain the same name data. */
export const isNamedAlike = (a: Named, b: Named): boolean =>
  a.titular === b.titular && a.nombre === b.nombre && a.apellido === b.apellido;

export const tooManyPassengers = "Hay más pasajeros que personas en la cotización";
const oneHolder = "Debe haber exactamente un pasajero titular";

/**
 * Returns the errors in the whole passenger list, one entry per invalid field (`passengers.0.nombre`). Empty
 * rows are ignored; messages contain the number of the sent row.
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
 * Validates and normalizes the whole passenger list; empty rows are removed.
 * @throws Refusal BAD_USER_INPUT with the entries of {@link passengerFailures}; the first entry is also the
 * message of the response.
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
 * Refuses lists that are invalid for every trip.
 * @throws Refusal BAD_USER_INPUT for errors in the data of a row or in the choice of the holder.
 */
export function refuseWrongList(rows: readonly PassengerInput[], today: Day): void {
  const persons = { numeroPersonas: rows.length, adultos: rows.length, menores: 0, infantes: 0 };
  const failures = passengerFailures(rows, { ...persons, fechaIda: today }, today).filter(
    ({ field }) => !field.endsWith(".fechaNacimiento"),
  );
  refuseFields(failures);
}

/**
 * Refuses data that are invalid for every passenger.
 * @throws Refusal BAD_USER_INPUT for invalid data of one passenger.
 */
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
 * Returns whether a passenger row is filled in; a document type, a country and the holder's mark do not
 * count, because they are the form's defaults.
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

/** Returns whether the data of a stored passenger are complete; the holder also needs e-mail and phone. */
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
 * Returns the errors in the ages: the holder must be an adult, and the quote must have enough places in the
 * age class of each other traveller.
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
 * Returns only the documents that were sent, so that callers that do not send documents leave them unchanged.
 */
function givenDocuments({ vencimientoPasaporte, viajaCon, acompanante, permisoSalida }: TravelDocumentFacts) {
  return {
    ...(vencimientoPasaporte !== undefined && { vencimientoPasaporte: vencimientoPasaporte || null }),
    ...(viajaCon !== undefined && { viajaCon }),
    ...(acompanante !== undefined && { acompanante: acompanante?.trim() || null }),
    ...(permisoSalida !== undefined && { permisoSalida: permisoSalida ?? false }),
  };
}
