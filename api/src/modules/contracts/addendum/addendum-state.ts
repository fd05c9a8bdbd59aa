import type { Scope } from "../../../core/mutation/scope.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { type AddendumAct, addendumActs } from "./addendum.acts.rules.ts";
import type { Addendum } from "./addendum.entity.ts";
import { awaitsAuthorizationSql } from "./addendum.sql.ts";

/**
 * @throws Refusal from the table of acts when the caller cannot do the act with the (locked) addendum now.
 */
export async function refuseAddendumAct(
  scope: Scope,
  addendum: Addendum,
  contract: Contract,
  act: AddendumAct,
): Promise<void> {
  const { id, status, content } = addendum;
  const cambiaFactura = contract.invoicedAt !== null && content.precioAntes !== content.precioDespues;
  addendumActs.refuse(act, scope, {
    id,
    status,
    cambiaFactura,
    estadoContrato: contract.status,
    clienteId: contract.account?.id ?? null,
    esperaAutorizacion: cambiaFactura && (await awaitsAuthorization(scope, id)),
  });
}

/** Returns SQL: a column of `addenda a`. */
const ofAddendum: RowColumns = (name) => raw(name === "contract" ? "a.contract_id" : `a.${name}`);

/**
 * Returns whether the accountant or the owner has yet to authorize the credit note and new invoice that an
 * addendum causes.
 */
export async function awaitsAuthorization(scope: Scope, id: string): Promise<boolean> {
  const [row] = await scope.rows<{ waits: boolean }>(
    sql`select ${awaitsAuthorizationSql(ofAddendum)} as waits from addenda a where a.id = ${id}`,
  );
  return row?.waits ?? false;
}
