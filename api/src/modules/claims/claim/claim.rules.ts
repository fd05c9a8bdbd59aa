import { addMonths, type Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Kind of request to the agency: two about a person's data (Ley 1581 de 2012), four as a consumer. */
export type ClaimKind = "consulta_datos" | "reclamo_datos" | "peticion" | "queja" | "reclamo" | "sugerencia";

/** Right that a data subject exercises over their data. */
export type DataRight = "acceso" | "correccion" | "supresion" | "revocacion";

/** Status of the identity check of a person who makes a request about data; consumers need none. */
export type ClaimIdentity = "no_aplica" | "pendiente" | "cuenta" | "correo" | "documento" | "rechazada";

/** Spanish names of the kinds. */
export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  consulta_datos: "Consulta de datos",
  reclamo_datos: "Reclamo de datos",
  peticion: "Petición",
  queja: "Queja",
  reclamo: "Reclamo",
  sugerencia: "Sugerencia",
};

/** Spanish names of the rights. */
export const dataRightLabels: Readonly<Record<DataRight, string>> = {
  acceso: "Conocer mis datos",
  correccion: "Corregir o actualizar mis datos",
  supresion: "Suprimir mis datos",
  revocacion: "Revocar una autorización",
};

/** Spanish names of the statuses of an identity check. */
export const claimIdentityLabels: Readonly<Record<ClaimIdentity, string>> = {
  no_aplica: "No aplica",
  pendiente: "Por comprobar",
  cuenta: "Comprobada con su cuenta",
  correo: "Comprobada con su correo",
  documento: "Comprobada con su documento",
  rechazada: "No comprobada",
};

/** Deadlines of a kind of request, in working days after the day of filing. */
interface Term {
  readonly answer: number;
  /**
   * Working days of the single extension, which must be announced before the first deadline; null when the
   * law allows none.
   */
  readonly extension: number | null;
  /** True when missing information can be requested for this kind. */
  readonly completable: boolean;
}

/**
 * Deadlines by kind: Ley 1581 de 2012 art. 14 (queries) and 15 (claims); Ley 1755 de 2015 art. 14 and 32 for
 * consumers.
 */
const terms: Readonly<Record<ClaimKind, Term>> = {
  consulta_datos: { answer: 10, extension: 5, completable: false },
  reclamo_datos: { answer: 15, extension: 8, completable: true },
  peticion: { answer: 15, extension: null, completable: true },
  queja: { answer: 15, extension: null, completable: true },
  reclamo: { answer: 15, extension: null, completable: true },
  sugerencia: { answer: 15, extension: null, completable: true },
};

/** Working days after filing within which missing information may be requested. */
const COMPLETION_ASKED_WITHIN = 5;
/** Months after which a request lapses when the requested information is not sent. */
const LAPSE_MONTHS = 2;
/** Number of working days before the deadline at which the people who answer are notified. */
const NOTICE_WORKING_DAYS = 3;

/** Rights that a claim about data can exercise; access is exercised by a query. */
export const claimRights: readonly DataRight[] = ["correccion", "supresion", "revocacion"];

/** Returns whether a kind concerns personal data; then the person's identity is checked before the answer. */
export const isAboutData = (kind: ClaimKind): boolean =>
  kind === "consulta_datos" || kind === "reclamo_datos";

/** Returns the prefix of a kind's numbers: `SD-2026-000012`, `PQR-2026-000007`. */
export const numberKindOf = (kind: ClaimKind): "SD" | "PQR" => (isAboutData(kind) ? "SD" : "PQR");

/** Returns the working days within which a kind must be answered. */
export const workingDaysOf = (kind: ClaimKind): number => terms[kind].answer;

/**
 * Returns the last day on which a request can be answered in time; the day of filing or completion does not
 * count.
 */
export const answerUntil = (kind: ClaimKind, from: Day): Day => addWorkingDays(from, terms[kind].answer);

/**
 * Returns the working days by which the deadline of a kind may be extended once; null when it cannot be
 * extended.
 */
export const extensionOf = (kind: ClaimKind): number | null => terms[kind].extension;

/** Returns the deadline after its extension, which is counted from the first deadline. */
export const extendedUntil = (kind: ClaimKind, dueOn: Day): Day =>
  addWorkingDays(dueOn, terms[kind].extension ?? 0);

/** Returns whether missing information can be requested for a kind. */
export const isCompletable = (kind: ClaimKind): boolean => terms[kind].completable;

/** Returns the last day on which missing information may be requested. */
export const completionAskedUntil = (filedOn: Day): Day => addWorkingDays(filedOn, COMPLETION_ASKED_WITHIN);

/**
 * Returns the last day on which the person can send missing information: two months after it was requested.
 */
export const completedUntil = (askedOn: Day): Day => addMonths(askedOn, LAPSE_MONTHS);

/** Returns the latest deadline for which the people who answer are notified today. */
export const noticeUntil = (today: Day): Day => addWorkingDays(today, NOTICE_WORKING_DAYS);

/**
 * Sort orders of the list of requests and claims by a column; without a column, the list's default order
 * applies.
 */
export const claimColumnOrder = listOrder({
  name: "ClaimOrder",
  columns: { name: "text", number: "plain", dueOn: "plain" },
});
