import { Field, InputType, Int } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { registerEnum } from "../../../core/enums.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { turnOfViewer } from "../../accounts/turn/turn.filter.ts";
import type { Claim } from "./claim.entity.ts";
import { ClaimKind } from "./claim.enums.ts";
import { noticeUntil } from "./claim.rules.ts";

/** Lists of requests by their pending step; without a value, all requests. */
export const ClaimShow = {
  por_responder: "por_responder",
  me_tocan: "me_tocan",
  pronto: "pronto",
  vencidas: "vencidas",
  por_completar: "por_completar",
  cerradas: "cerradas",
} as const;
export type ClaimShow = keyof typeof ClaimShow;
registerEnum(ClaimShow, { name: "ClaimShow", description: "Qué solicitudes se ven." });

/** Requests about data, or claims of consumers. */
export const ClaimFamily = { datos: "datos", pqr: "pqr" } as const;
export type ClaimFamily = keyof typeof ClaimFamily;
registerEnum(ClaimFamily, { name: "ClaimFamily", description: "Solicitudes de datos personales o PQR." });

/** Filter of the list of requests. */
@InputType()
export class ClaimFilter {
  @Field(() => ClaimShow, { nullable: true, description: "Qué parte del listado se ve." })
  show?: ClaimShow | null;
  @Field(() => ClaimFamily, { nullable: true, description: "Si son de datos o PQR." })
  family?: ClaimFamily | null;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta de quien la responde." }) takenById?:
    number | null;

  @OptionalText("Palabras del número, el nombre, el correo o el documento.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Condition on unanswered requests, written so that the index on the deadline is used. */
export const openClaims: ReadFilter<Claim> = {
  $and: [{ answeredAt: null, closedAt: null }, { status: { $ne: "incompleto" } }],
};

/**
 * Returns the condition on requests that are not overdue and that the viewer should answer: the ones that the
 * viewer took, and the ones that nobody in the team has taken.
 */
export const claimsOfTurn = (viewer: Viewer | null, today: Day): ReadFilter<Claim> =>
  viewer && may(viewer.role, "answerClaims")
    ? { $and: [openClaims, { dueOn: { $gte: today } }, turnOfViewer("taker", viewer, "answerClaims")] }
    : ({ id: null } as never);

const shown: Readonly<Record<ClaimShow, (today: Day, viewer: Viewer | null) => ReadFilter<Claim>>> = {
  por_responder: () => openClaims,
  me_tocan: (today, viewer) => claimsOfTurn(viewer, today),
  // The last three working days.
  pronto: (today) => ({ $and: [openClaims, { dueOn: { $gte: today, $lte: noticeUntil(today) } }] }),
  vencidas: (today) => ({ $and: [openClaims, { dueOn: { $lt: today } }] }),
  por_completar: () => ({ status: "incompleto" }),
  cerradas: () => ({ status: { $in: ["respondido", "desistido", "cerrado"] } }),
};

const families: Readonly<Record<ClaimFamily, readonly ClaimKind[]>> = {
  datos: ["consulta_datos", "reclamo_datos"],
  pqr: ["peticion", "queja", "reclamo", "sugerencia"],
};

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function claimFilter(
  filter: ClaimFilter | null | undefined,
  today: Day,
  viewer: Viewer | null,
): ReadFilter<Claim> {
  const { show, family, takenById, search } = filter ?? {};
  const conditions: ReadFilter<Claim>[] = [];
  if (show) conditions.push(shown[show](today, viewer));
  if (family) conditions.push({ kind: { $in: [...families[family]] } });
  if (takenById) conditions.push({ takenBy: takenById });
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}

/** Returns the order of a list: unanswered requests by deadline, all others newest first. */
export const claimOrder = (filter: ClaimFilter | null | undefined) =>
  filter?.show && ["por_responder", "me_tocan", "pronto", "vencidas"].includes(filter.show)
    ? ({ dueOn: "asc", id: "asc" } as const)
    : ({ createdAt: "desc", id: "desc" } as const);
