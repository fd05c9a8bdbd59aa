import { addMonths, type Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** What somebody asks the agency: two kinds about their data (Ley 1581 de 2012), four as a consumer. */
export type ClaimKind = "consulta_datos" | "reclamo_datos" | "peticion" | "queja" | "reclamo" | "sugerencia";

/** What a data subject wants done with their data. */
export type DataRight = "acceso" | "correccion" | "supresion" | "revocacion";

/** How the identity of who asks about data stands; nobody's is asked of a consumer. */
export type ClaimIdentity = "no_aplica" | "pendiente" | "cuenta" | "correo" | "documento" | "rechazada";

/** What each kind is called. */
export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  consulta_datos: "Consulta de datos",
  reclamo_datos: "Reclamo de datos",
  peticion: "Petición",
  queja: "Queja",
  reclamo: "Reclamo",
  sugerencia: "Sugerencia",
};

/** What each right is called. */
export const dataRightLabels: Readonly<Record<DataRight, string>> = {
  acceso: "Conocer mis datos",
  correccion: "Corregir o actualizar mis datos",
  supresion: "Suprimir mis datos",
  revocacion: "Revocar una autorización",
};

/** How each state of an identity is told. */
export const claimIdentityLabels: Readonly<Record<ClaimIdentity, string>> = {
  no_aplica: "No aplica",
  pendiente: "Por comprobar",
  cuenta: "Comprobada con su cuenta",
  correo: "Comprobada con su correo",
  documento: "Comprobada con su documento",
  rechazada: "No comprobada",
};

/** The clock of a kind, in working days after the day on which it came. */
interface Term {
  readonly answer: number;
  /** Days more, once, told before the first end; null where the law gives none. */
  readonly extension: number | null;
  /** Whether an incomplete one is asked to be completed. */
  readonly completable: boolean;
}

/** Ley 1581 de 2012 art. 14 (queries) and 15 (claims); Ley 1755 de 2015 art. 14 and 32 for consumers. */
const terms: Readonly<Record<ClaimKind, Term>> = {
  consulta_datos: { answer: 10, extension: 5, completable: false },
  reclamo_datos: { answer: 15, extension: 8, completable: true },
  peticion: { answer: 15, extension: null, completable: true },
  queja: { answer: 15, extension: null, completable: true },
  reclamo: { answer: 15, extension: null, completable: true },
  sugerencia: { answer: 15, extension: null, completable: true },
};

/** Working days in which an incomplete request is asked to be completed. */
const COMPLETION_ASKED_WITHIN = 5;
/** Months of silence after which an incomplete request lapses. */
const LAPSE_MONTHS = 2;
/** Working days before the deadline on which those who answer are told. */
const NOTICE_WORKING_DAYS = 3;

/** The right that a claim about data may be for; a query is for knowing them. */
export const claimRights: readonly DataRight[] = ["correccion", "supresion", "revocacion"];

/** Whether a kind is about somebody's data: their identity is checked before anything is answered. */
export const isAboutData = (kind: ClaimKind): boolean =>
  kind === "consulta_datos" || kind === "reclamo_datos";

/** The letters that the number of a kind begins with: `SD-2026-000012`, `PQR-2026-000007`. */
export const numberKindOf = (kind: ClaimKind): "SD" | "PQR" => (isAboutData(kind) ? "SD" : "PQR");

/** Working days in which a kind is answered. */
export const workingDaysOf = (kind: ClaimKind): number => terms[kind].answer;

/** The last day on which a request is answered; the day on which it came or was completed does not count. */
export const answerUntil = (kind: ClaimKind, from: Day): Day => addWorkingDays(from, terms[kind].answer);

/** Working days that the deadline of a kind may be put off by, once; null where it may not. */
export const extensionOf = (kind: ClaimKind): number | null => terms[kind].extension;

/** The deadline after its extension: the further days begin at the end of the first. */
export const extendedUntil = (kind: ClaimKind, dueOn: Day): Day =>
  addWorkingDays(dueOn, terms[kind].extension ?? 0);

/** Whether an incomplete request of a kind is asked to be completed. */
export const isCompletable = (kind: ClaimKind): boolean => terms[kind].completable;

/** The last day on which a request may be asked to be completed. */
export const completionAskedUntil = (filedOn: Day): Day => addWorkingDays(filedOn, COMPLETION_ASKED_WITHIN);

/** The last day on which it may be completed: two months after it was asked. */
export const completedUntil = (askedOn: Day): Day => addMonths(askedOn, LAPSE_MONTHS);

/** The last deadline of which those who answer are told on a day. */
export const noticeUntil = (today: Day): Day => addWorkingDays(today, NOTICE_WORKING_DAYS);

/** What the list of requests and claims can be ordered by; without, they come by what is shown. */
export const claimColumnOrder = listOrder({
  name: "ClaimOrder",
  columns: { name: "text", number: "plain", dueOn: "plain" },
});
