/** Names of the retention periods. */
export type Kept =
  "readNoticeDays" | "noticeDays" | "mailDays" | "accessDays" | "draftDays" | "idlePersonDays";

interface Period {
  /** Label for screen and history. */
  readonly label: string;
  /** Default period, in days. */
  readonly usual: number;
  /** Minimum period, in days. */
  readonly least: number;
}

/** Maximum period, in days: ten years, as for commercial documents (Ley 962 de 2005 art. 28). */
export const maxDays = 3_650;

/** Retention periods in days, in display order. */
export const periods: Readonly<Record<Kept, Period>> = {
  readNoticeDays: { label: "Avisos leídos", usual: 180, least: 30 },
  noticeDays: { label: "Avisos sin leer", usual: 365, least: 30 },
  mailDays: { label: "Correos y SMS enviados", usual: 730, least: 180 },
  accessDays: { label: "Enlaces, sesiones y códigos que terminaron", usual: 90, least: 30 },
  draftDays: { label: "Borradores de viajeros y envíos de avisos", usual: 30, least: 7 },
  idlePersonDays: { label: "Personas que cotizaron y no compraron", usual: 730, least: 180 },
};

/** Names of the retention periods, in display order. */
export const keptNames = Object.keys(periods) as readonly Kept[];

/** Returns the first invalid period, with the message about it; null when all are valid. */
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
