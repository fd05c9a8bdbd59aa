import type { Cop } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { figureOnSql } from "../../../content/legal-figure/legal-figures-on.ts";
import type { PayableRef } from "../../payable/payable.ts";
import { asksOrigin } from "./cash.rules.ts";
import { cashClientSql, cashOfMonthSql } from "./cash.sql.ts";
import type { CashOfMonth } from "./cash.types.ts";

const clientOf = ({ kind, id }: PayableRef) =>
  kind === "contract"
    ? cashClientSql(sql`${id}::uuid`, sql`null::uuid`)
    : cashClientSql(sql`null::uuid`, sql`${id}::uuid`);

/**
 * Returns the cash that the client of a contract or reservation paid in the month of the given day, and the
 * threshold for reporting it; both in COP.
 */
export async function cashOfMonth(scope: Scope, ref: PayableRef, day: string): Promise<CashOfMonth> {
  const [row] = await scope.rows<{ total: string; from: string }>(
    sql`select ${cashOfMonthSql(clientOf(ref), sql`${day}`)}::text as total,
      ${figureOnSql("efectivo_reportable", sql`${day}::date`)}::text as from`,
  );
  return { total: Number(row?.total ?? 0), reportableFrom: Number(row?.from ?? 0) };
}

const NO_BRINGER = "Escribe quién trajo el dinero: nombre y documento.";

/** Input about a cash payment: the origin of the money and the person who brought it. */
interface Typed {
  readonly monto: Cop;
  readonly fechaPago: string;
  readonly origenFondos?: string | null;
  readonly traidoPor?: string | null;
}

/** Origin of cash and the person who brought it; both are set, or both are null. */
interface Origin {
  readonly origenFondos: string | null;
  readonly traidoPor: string | null;
}

/**
 * Requires the origin of cash when a payment raises the client's total of the month to the reportable
 * threshold. Payments of one client are processed one at a time. Over REST no origin is required.
 * @throws Refusal BAD_USER_INPUT on the missing fields.
 */
export async function askCashOrigin(work: Work, ref: PayableRef, typed: Typed): Promise<Origin> {
  const origenFondos = typed.origenFondos?.trim() || null;
  const traidoPor = typed.traidoPor?.trim() || null;
  const [client] = await work.rows<{ key: string | null }>(sql`select ${clientOf(ref)} as key`);
  await work.lockName(`cash ${client?.key ?? ref.id}`);
  const { total, reportableFrom } = await cashOfMonth(work, ref, typed.fechaPago);
  const isAsked = work.origin.channel === "graphql" && total + typed.monto >= reportableFrom;
  if (isAsked && !origenFondos) throw badInput("origenFondos", asksOrigin(total + typed.monto));
  if (isAsked && !traidoPor) throw badInput("traidoPor", NO_BRINGER);
  return origenFondos && traidoPor ? { origenFondos, traidoPor } : { origenFondos: null, traidoPor: null };
}
