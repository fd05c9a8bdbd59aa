import type { Scope } from "../../../../core/mutation/scope.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Contract } from "../contract.entity.ts";
import { EmailChange } from "./email-change.entity.ts";

/** Message for a change of address that does not exist or is out of scope. */
export const NO_CHANGE = "Cambio de correo no encontrado";

/** Returns the changes by staff that affect a contract's address, oldest first. */
export async function emailChangesOf(work: Work, contract: Contract): Promise<EmailChange[]> {
  const { emailChangeIds } = await work.facts(contract, "emailChangeIds");
  return work.em.find(
    EmailChange,
    { id: { $in: emailChangeIds } },
    { orderBy: { changedAt: "asc", id: "asc" } },
  );
}

/** Loads the change that the caller's link is about. NOT_FOUND `Cambio de correo no encontrado`. */
export const changeOfLink = (scope: Scope): Promise<EmailChange> =>
  scope.find(
    EmailChange,
    scope.link?.purpose === "email-change" ? { id: scope.link.recordId } : { $or: [] },
    NO_CHANGE,
    { populate: ["contract", "quote"] as never },
  );

/** Locks a change of address, after the unsigned contracts that it affects, in the order of their ids. */
export async function lockChange(work: Work, change: EmailChange): Promise<Contract[]> {
  const [contract, quote, customer, account] = [
    ...[change.contract?.id ?? null, change.quote?.id ?? null],
    ...[change.customer?.id ?? null, change.account?.id ?? null],
  ];
  const found = await work.rows<{ id: string }>(
    sql`select c.id from contracts c where c.status in ('draft', 'active') and (c.id = ${contract}::uuid
      or (c.created_at >= ${change.changedAt}::timestamptz and (c.quote_id = ${quote}::uuid
        or c.customer_id = ${customer}::uuid or c.cliente_id = ${account}::int))) order by c.id`,
  );
  const contracts = await work.em.find(
    Contract,
    { id: { $in: found.map(({ id }) => id) } },
    { orderBy: { id: "asc" } },
  );
  await work.lock(...contracts);
  await work.lock(change);
  return contracts;
}
