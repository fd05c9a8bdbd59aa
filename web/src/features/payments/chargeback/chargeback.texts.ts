import type { Day } from "@travesia/api/colombia/days";
import { workingDaysLeft } from "@travesia/api/colombia/working-days";
import type { Tone } from "@travesia/api/look";
import {
  chargebackLifecycle,
  type ChargebackStatus,
} from "@travesia/api/payments/chargeback/chargeback.lifecycle";
import { chargebackCauseLabels } from "@travesia/api/payments/chargeback/chargeback.rules";
import type { ChargebackCause, ChargebackEventKind } from "../../../graphql/schema.generated.ts";

export const chargebackCauses: Readonly<Record<ChargebackCause, string>> = chargebackCauseLabels;

const chargebackTones = {
  abierto: "sun",
  procede: "sea",
  no_procede: "neutral",
  desistido: "neutral",
  reversado: "leaf",
} satisfies Record<ChargebackStatus, Tone>;

export const chargebackEvents = {
  opened: "Se abrió el caso",
  noted: "Nota",
  file_added: "Se adjuntó un archivo",
  answered: "Se respondió al cliente",
  dropped: "El cliente desistió",
  reversed: "El proveedor reversó el pago",
  due_near: "Aviso: está por vencer",
} satisfies Record<ChargebackEventKind, string>;

export const chargebackTexts = {
  list: "Reversiones",
  record: "Reversión de un pago",
  noneOpen: "No hay reclamos por responder.",
  nothingFound: "No hay reversiones con este filtro.",
  gone: "Este caso no existe o ya no lo ves.",
  open: "Abrir reclamo de reversión",
  decide: "Responder",
  drop: "El cliente desistió",
  note: "Agregar nota o archivo",
  noFiles: "Sin archivos todavía.",
  untouched: "Responder no mueve el dinero: el pago cambia cuando el proveedor lo reverse.",
  law: "Ley 1480 de 2011, artículo 51: 15 días hábiles para reversar, desde el reclamo.",
} as const;

export const chargebackToasts = {
  opened: (number: string) => `Abrimos el caso ${number}. Le escribimos al cliente.`,
  answered: "Respondimos el caso. Le escribimos al cliente.",
  dropped: "Cerramos el caso: el cliente desistió.",
  noted: "Guardamos la nota.",
} as const;

const daysText = (days: number): string => (days === 1 ? "1 día hábil" : `${days} días hábiles`);

/** Returns the text of the remaining working days of a case: `Quedan 8 días hábiles`. */
export function clockText(dueOn: Day, today: Day): string {
  const left = workingDaysLeft(today, dueOn);
  if (dueOn < today) return left === 0 ? "Venció" : `Venció hace ${daysText(-left)}`;
  if (dueOn === today) return "Vence hoy";
  return left <= 1 ? "Queda 1 día hábil" : `Quedan ${daysText(left)}`;
}

/** Number of remaining working days from which a pending case is marked as urgent. */
const PRESSING = 3;

/** Returns the chip of a case: the remaining days while it waits for an answer, else its outcome. */
export function chargebackChip(
  { status, dueOn }: { readonly status: ChargebackStatus; readonly dueOn: Day },
  today: Day,
): { readonly label: string; readonly tone: Tone } {
  if (status !== "abierto")
    return { label: chargebackLifecycle.labels[status], tone: chargebackTones[status] };
  const tone = dueOn < today ? "clay" : workingDaysLeft(today, dueOn) <= PRESSING ? "sun" : "neutral";
  return { label: clockText(dueOn, today), tone };
}
