/** Name of a period after which the agency keeps something no longer. */
export type Kept =
  "readNoticeDays" | "noticeDays" | "mailDays" | "accessDays" | "draftDays" | "idlePersonDays";

interface Period {
  /** Label for the screen and the history. */
  readonly label: string;
  /** Days until the owner decides otherwise. */
  readonly usual: number;
  /** Shortest period, in days. */
  readonly least: number;
}

/** Longest period, in days: ten years, as commercial papers are kept (Ley 962 de 2005 art. 28). */
export const maxDays = 3_650;

/** Periods in days, in the order of the screen. */
export const periods: Readonly<Record<Kept, Period>> = {
  readNoticeDays: { label: "Avisos leídos", usual: 180, least: 30 },
  noticeDays: { label: "Avisos sin leer", usual: 365, least: 30 },
  mailDays: { label: "Correos y SMS enviados", usual: 730, least: 180 },
  accessDays: { label: "Enlaces, sesiones y códigos que terminaron", usual: 90, least: 30 },
  draftDays: { label: "Borradores de viajeros y envíos de avisos", usual: 30, least: 7 },
  idlePersonDays: { label: "Personas que cotizaron y no compraron", usual: 730, least: 180 },
};

/** Names of the periods, in the order of the screen. */
export const keptNames = Object.keys(periods) as readonly Kept[];

/** Returns the first period out of its bounds, with the sentence that refuses it; null when all are valid. */
export function refusedPeriod(days: Readonly<Record<Kept, number>>): readonly [Kept, string] | null {
  for (const name of keptNames) {
    const { least } = periods[name];
    if (days[name] < least || days[name] > maxDays)
      return [name, `Escribe entre ${least} y ${maxDays.toLocaleString("es-CO")} días`];
  }
  if (days.noticeDays < days.readNoticeDays)
    return ["noticeDays", "Los avisos sin leer se conservan al menos tanto como los leídos"];
  return null;
}
