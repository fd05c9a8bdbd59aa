import { yearsOn } from "../../../core/colombia/ages.ts";
import { addMonths, type Day, isDay } from "../../../core/colombia/days.ts";
import { counted, spokenDay } from "../../../core/colombia/spoken.ts";
import type { FieldFailure } from "../../../core/failure.ts";
import type { Accompanied } from "./passenger.enums.ts";

/** Labels of the ways in which a minor is accompanied. */
export const accompaniedLabels: Readonly<Record<Accompanied, string>> = {
  ambos_padres: "Con su padre y su madre",
  padre_o_madre: "Con uno de sus padres",
  otra_persona: "Con otra persona",
};

/** Travel documents of a passenger besides the identity document; absent fields do not change. */
export interface TravelDocumentFacts {
  readonly vencimientoPasaporte?: Day | null;
  readonly viajaCon?: Accompanied | null;
  /** Name of the adult who accompanies a minor. */
  readonly acompanante?: string | null;
  readonly permisoSalida?: boolean | null;
}

/** Data of a traveller that determine the required documents. */
export interface DocumentsTraveller extends TravelDocumentFacts {
  readonly nombre: string;
  readonly apellido: string;
  readonly fechaNacimiento?: Day | null;
}

/** Data of the trip that determine the required documents. */
export interface DocumentsTrip {
  readonly fechaIda: Day;
  readonly fechaRegreso?: Day | null;
  readonly tripType?: string | null;
}

/** Returns the errors in the sent travel documents. */
export const documentsProblems = ({ vencimientoPasaporte }: TravelDocumentFacts): FieldFailure[] =>
  vencimientoPasaporte && !isDay(vencimientoPasaporte)
    ? [{ field: "vencimientoPasaporte", message: "Fecha de vencimiento del pasaporte inválida" }]
    : [];

/** Returns whether a trip leaves the country. */
export const leavesCountry = ({ tripType }: DocumentsTrip): boolean => tripType === "internacional";

/** Returns the day until which a passport must be valid: six months after the return. */
export const passportUntil = ({ fechaIda, fechaRegreso }: DocumentsTrip): Day =>
  addMonths(fechaRegreso ?? fechaIda, 6);

/** Returns whether a passenger is under 18 on the day of departure; false when the birth date is unknown. */
export const isMinorAt = (
  { fechaNacimiento }: Pick<DocumentsTraveller, "fechaNacimiento">,
  { fechaIda }: DocumentsTrip,
): boolean =>
  Boolean(fechaNacimiento && isDay(fechaNacimiento) && isDay(fechaIda)) &&
  yearsOn(fechaNacimiento ?? "", fechaIda) < 18;

/**
 * Problem with a travel document that may prevent a person from travelling, or a document that has not been
 * asked about.
 */
interface DocumentsGap {
  /** Warning for the agency, with names and dates. */
  readonly warning: string;
  /** Short text displayed next to the traveller's name, without personal data or a full stop. */
  readonly brief: string;
}

/**
 * Returns the document problems that may prevent a person from travelling: a passport that expires within six
 * months after the return, a minor without a known companion, and a minor who leaves the country without both
 * parents or a permit (Ley 1098 de 2006, art. 110).
 */
const documentsGaps = (traveller: DocumentsTraveller, trip: DocumentsTrip): DocumentsGap[] => [
  ...passportGaps(traveller, trip),
  ...minorGaps(traveller, trip),
];

/** Returns the problems with a traveller's documents as warnings for the agency. */
export const documentsWarnings = (traveller: DocumentsTraveller, trip: DocumentsTrip): string[] =>
  documentsGaps(traveller, trip).map(({ warning }) => warning);

/**
 * Returns the problems with a traveller's documents as the client reads them next to the name; null when
 * there are none.
 */
export const documentsLack = (traveller: DocumentsTraveller, trip: DocumentsTrip): string | null =>
  documentsGaps(traveller, trip)
    .map(({ brief }) => brief)
    .join(" · ") || null;

const nameOf = ({ nombre, apellido }: DocumentsTraveller): string => `${nombre} ${apellido}`.trim();

function passportGaps(traveller: DocumentsTraveller, trip: DocumentsTrip): DocumentsGap[] {
  if (!leavesCountry(trip)) return [];
  const until = passportUntil(trip);
  const needed = `debe servir hasta el ${spokenDay(until)}`;
  const { vencimientoPasaporte: ends } = traveller;
  if (!ends) {
    const warning = `Falta la fecha de vencimiento del pasaporte de ${nameOf(traveller)}: ${needed}.`;
    return [{ warning, brief: "Falta decir cuándo vence su pasaporte" }];
  }
  if (!isDay(ends) || ends >= until) return [];
  const said = `El pasaporte de ${nameOf(traveller)} vence el ${spokenDay(ends)}`;
  return [
    {
      warning: `${said} y ${needed}, 6 meses después del regreso.`,
      brief: "Su pasaporte debe servir hasta 6 meses después del regreso",
    },
  ];
}

function minorGaps(traveller: DocumentsTraveller, trip: DocumentsTrip): DocumentsGap[] {
  if (!isMinorAt(traveller, trip)) return [];
  const { viajaCon, acompanante, permisoSalida, fechaNacimiento } = traveller;
  const [out, back] = [spokenDay(trip.fechaIda), trip.fechaRegreso && spokenDay(trip.fechaRegreso)];
  const age = counted(yearsOn(fechaNacimiento ?? "", trip.fechaIda), "año", "años");
  const who = `${nameOf(traveller)} tendrá ${age} el ${out}`;
  if (!viajaCon)
    return [{ warning: `${who}: falta decir con quién viaja.`, brief: "Falta decir con quién viaja" }];
  if (viajaCon === "otra_persona" && !acompanante?.trim()) {
    const warning = `${who}: falta el nombre de quien acompaña.`;
    return [{ warning, brief: "Falta el nombre de quien acompaña" }];
  }
  if (!leavesCountry(trip) || viajaCon === "ambos_padres" || permisoSalida) return [];
  const permit = "necesita permiso de salida del país autenticado, con el destino, la salida";
  const days = back ? `el ${out} y el regreso el ${back}` : `el ${out}`;
  return [
    {
      warning: `${who} y no viaja con ambos padres: ${permit} ${days}.`,
      brief: "Necesita permiso de salida del país",
    },
  ];
}
