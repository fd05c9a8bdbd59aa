import { yearsOn } from "../../../core/colombia/ages.ts";
import { addMonths, type Day, isDay } from "../../../core/colombia/days.ts";
import { counted, spokenDay } from "../../../core/colombia/spoken.ts";
import type { FieldFailure } from "../../../core/failure.ts";
import type { Accompanied } from "./passenger.enums.ts";

/** With whom a minor travels, as it is chosen. */
export const accompaniedLabels: Readonly<Record<Accompanied, string>> = {
  ambos_padres: "Con su padre y su madre",
  padre_o_madre: "Con uno de sus padres",
  otra_persona: "Con otra persona",
};

/** What a traveller carries beside the identity document; what is absent is left as it stands. */
export interface TravelPapers {
  readonly vencimientoPasaporte?: Day | null;
  readonly viajaCon?: Accompanied | null;
  /** Who travels with a minor. */
  readonly acompanante?: string | null;
  readonly permisoSalida?: boolean | null;
}

/** A traveller as far as their papers ask. */
export interface PapersTraveller extends TravelPapers {
  readonly nombre: string;
  readonly apellido: string;
  readonly fechaNacimiento?: Day | null;
}

/** The trip that papers are for. */
export interface PapersTrip {
  readonly fechaIda: Day;
  readonly fechaRegreso?: Day | null;
  readonly tripType?: string | null;
}

/** What is wrong with given papers. */
export const papersProblems = ({ vencimientoPasaporte }: TravelPapers): FieldFailure[] =>
  vencimientoPasaporte && !isDay(vencimientoPasaporte)
    ? [{ field: "vencimientoPasaporte", message: "Fecha de vencimiento del pasaporte inválida" }]
    : [];

/** Whether a trip leaves the country. */
export const leavesCountry = ({ tripType }: PapersTrip): boolean => tripType === "internacional";

/** Until when a passport must be valid: six months after the return. */
export const passportUntil = ({ fechaIda, fechaRegreso }: PapersTrip): Day =>
  addMonths(fechaRegreso ?? fechaIda, 6);

/** Whether somebody is below 18 on the day of departure; an unknown birth date says nothing. */
export const isMinorAt = (
  { fechaNacimiento }: Pick<PapersTraveller, "fechaNacimiento">,
  { fechaIda }: PapersTrip,
): boolean =>
  Boolean(fechaNacimiento && isDay(fechaNacimiento) && isDay(fechaIda)) &&
  yearsOn(fechaNacimiento ?? "", fechaIda) < 18;

/**
 * What of one traveller's papers may keep them from travelling, in sentences with dates: a passport that ends
 * within six months of the return, and minors of whom it is not known who accompanies them, or who leave the
 * country without both parents and without a permit (Ley 1098 de 2006, art. 110).
 */
export const papersWarnings = (traveller: PapersTraveller, trip: PapersTrip): string[] => [
  ...passportWarnings(traveller, trip),
  ...minorWarnings(traveller, trip),
];

const nameOf = ({ nombre, apellido }: PapersTraveller): string => `${nombre} ${apellido}`.trim();

function passportWarnings(traveller: PapersTraveller, trip: PapersTrip): string[] {
  if (!leavesCountry(trip)) return [];
  const until = passportUntil(trip);
  const needed = `debe servir hasta el ${spokenDay(until)}`;
  const { vencimientoPasaporte: ends } = traveller;
  if (!ends) return [`Falta la fecha de vencimiento del pasaporte de ${nameOf(traveller)}: ${needed}.`];
  if (!isDay(ends) || ends >= until) return [];
  const said = `El pasaporte de ${nameOf(traveller)} vence el ${spokenDay(ends)}`;
  return [`${said} y ${needed}, 6 meses después del regreso.`];
}

function minorWarnings(traveller: PapersTraveller, trip: PapersTrip): string[] {
  if (!isMinorAt(traveller, trip)) return [];
  const { viajaCon, acompanante, permisoSalida, fechaNacimiento } = traveller;
  const [out, back] = [spokenDay(trip.fechaIda), trip.fechaRegreso && spokenDay(trip.fechaRegreso)];
  const age = counted(yearsOn(fechaNacimiento ?? "", trip.fechaIda), "año", "años");
  const who = `${nameOf(traveller)} tendrá ${age} el ${out}`;
  if (!viajaCon) return [`${who}: falta decir con quién viaja.`];
  if (viajaCon === "otra_persona" && !acompanante?.trim())
    return [`${who}: falta el nombre de quien acompaña.`];
  if (!leavesCountry(trip) || viajaCon === "ambos_padres" || permisoSalida) return [];
  const permit = "necesita permiso de salida del país autenticado, con el destino, la salida";
  const days = back ? `el ${out} y el regreso el ${back}` : `el ${out}`;
  return [`${who} y no viaja con ambos padres: ${permit} ${days}.`];
}
