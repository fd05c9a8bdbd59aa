import { addDays, type Day, daysBetween, today as dayOf } from "../../../core/colombia/days.ts";
import type { DayKind } from "../my-day.enums.ts";

/** Facts that determine the position and the reason of a row. */
export interface DayFacts {
  readonly kind: DayKind;
  /** Time since which the record is pending; for records with a deadline, the deadline. */
  readonly since: string | Date;
  /** Number of times that the client opened the record today. */
  readonly opened: number;
  /** Status of the e-mail of an offer that has not reached the client. */
  readonly unsentMail?: "queued" | "waits" | "dropped" | null;
  /** True when the client requested another offer and waits for it. */
  readonly asksChange?: boolean;
}

/** Minimum number of openings on one day that shows that the client is deciding now. */
export const OFTEN = 2;

/** Kinds in which the client asked something, or made a decision that must be reviewed. */
export const asked = [
  "questions_to_answer",
  "cancellations_to_answer",
  "decisions_to_review",
  "signatures_to_review",
] as const satisfies readonly DayKind[];

/** Kinds whose `since` is the deadline. */
export const dated = [
  "quotes_about_to_expire",
  "promises_due",
  "payments_overdue",
  "refunds_to_pay",
  "refunds_overdue",
  "chargebacks_to_answer",
  "chargebacks_overdue",
  "claims_to_answer",
  "claims_overdue",
  "objections_to_answer",
  "items_due",
  "installments_due",
] as const satisfies readonly DayKind[];

/** Kinds that advance a sale: a price, an offer, a call, a contract. */
export const selling = [
  "quotes_to_assign",
  "quotes_to_price",
  "quotes_to_redate",
  "quotes_to_send",
  "discounts_to_approve",
  "quotes_to_convert",
  "quotes_to_complete",
  "quotes_to_follow_up",
  "quotes_without_reply",
  "contracts_to_send",
  "passengers_to_complete",
] as const satisfies readonly DayKind[];

/** Kinds in which the client is contacted; they are done for the day once the client was reminded. */
export const chased = [
  "quotes_about_to_expire",
  "promises_due",
  "payments_overdue",
] as const satisfies readonly DayKind[];

/** Kinds of offers that are followed up on fixed days; they are done until the next of these days. */
export const followed = ["quotes_to_follow_up", "quotes_without_reply"] as const satisfies readonly DayKind[];

/** Kinds that report an error of the installation. */
export const broken = [
  "audit_unchained",
  "jobs_failed",
  "backup_failed",
] as const satisfies readonly DayKind[];

/**
 * Urgency of a row, most urgent first: the client waits for an answer or opens the offer repeatedly; the
 * deadline is today, tomorrow or past; the row advances a sale; anything else.
 */
export type Heat = 0 | 1 | 2 | 3;

const is = (kinds: readonly DayKind[], { kind }: DayFacts): boolean => kinds.includes(kind);
const dueOf = ({ since }: DayFacts): Day => dayOf(new Date(since));

/** Returns the urgency of a row on a day. Rows of equal urgency are sorted by amount, largest first. */
export function heatOf(row: DayFacts, today: Day): Heat {
  if (is(asked, row) || row.asksChange || row.opened >= OFTEN) return 0;
  if (is(broken, row) || (is(dated, row) && dueOf(row) <= addDays(today, 1))) return 1;
  return is(selling, row) ? 2 : 3;
}

const counted = (days: number): string => (days === 1 ? "1 día" : `${days} días`);

/** Returns a number of days ago as text: «hoy», «ayer», «hace 3 días». */
const agoText = (days: number): string => (days <= 0 ? "hoy" : days === 1 ? "ayer" : `hace ${counted(days)}`);

/** Returns the text since when a record is pending: «desde hoy», «desde ayer», «hace 3 días». */
const sinceDay = (days: number): string => (days <= 1 ? `desde ${agoText(days)}` : agoText(days));

/** Returns the text of a deadline: «vence mañana», «venció hace 2 días». */
function dueIn(days: number): string {
  if (days === 0) return "vence hoy";
  if (days === 1) return "vence mañana";
  if (days > 1) return `vence en ${counted(days)}`;
  return days === -1 ? "venció ayer" : `venció hace ${counted(-days)}`;
}

/** Returns whether the client cannot answer an offer because its e-mail is waiting or was dropped. */
export const isUnsent = ({ unsentMail }: Pick<DayFacts, "unsentMail">): boolean =>
  unsentMail === "waits" || unsentMail === "dropped";

/** Returns the reason for a row's position as a sentence without subject: «la abrió 3 veces hoy». */
export function dayReason(row: DayFacts, today: Day): string {
  const waited = daysBetween(dueOf(row), today);
  if (row.asksChange) return `pidió un cambio ${agoText(waited)}`;
  if (row.opened > 0) return row.opened === 1 ? "la abrió hoy" : `la abrió ${row.opened} veces hoy`;
  if (is(followed, row) && isUnsent(row))
    return row.unsentMail === "waits" ? "su correo está en espera" : "su correo se descartó";
  if (is(followed, row)) return `no ha respondido en ${counted(waited)}`;
  if (row.kind === "payments_overdue") return `debe desde hace ${counted(waited)}`;
  if (row.kind === "promises_due")
    return waited === 0 ? "prometió pagar hoy" : `prometió pagar hace ${counted(waited)}`;
  return is(dated, row) ? dueIn(-waited) : `espera ${sinceDay(waited)}`;
}
