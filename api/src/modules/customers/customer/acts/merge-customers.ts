import { assign } from "../../../../core/rows.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { takenColumns } from "../../../../core/mutation/merge.rules.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { Customer } from "../customer.entity.ts";
import type { CustomerPart } from "../customer.enums.ts";
import { findCustomer, refuseCustomerAct } from "../customer.find.ts";
import { customerParts } from "../customer.rules.ts";

const SAME = "Elige otro cliente: no puedes unir uno consigo mismo";
const BOTH = "Ambos clientes tienen cuenta.";

/** Merge of the first customer into the second, which receives some of its data. */
interface CustomerMerge {
  readonly id: string;
  readonly intoId: string;
  readonly take?: readonly CustomerPart[];
}

/**
 * Merges one customer into another. Quotes, contracts, notes, documents, imported sales and keys move to the
 * other customer, who also receives missing data and the chosen parts. Returns the id of the remaining
 * customer.
 */
export async function mergeCustomers(work: Work, { id, intoId, take = [] }: CustomerMerge): Promise<string> {
  if (id === intoId) throw badInput("intoId", SAME);
  // One merge at a time: a merge also writes the customers that had become part of the one that ends.
  await work.lockName("merges of customers");
  const [from, into] = [await findCustomer(work, id), await findCustomer(work, intoId)];
  // Saving a quote locks the quote before its customer, so the quotes are locked first here too.
  await work.rows(sql`select id from quotes where customer_id = ${id} order by id for update`);
  await work.rows(sql`select id from contracts where customer_id = ${id} order by id for update`);
  await work.lock(...[from, into].sort((one, other) => (one.id < other.id ? -1 : 1)));
  await refuseCustomerAct(work, from, "merge");
  await refuseCustomerAct(work, into, "merge");
  if (from.account && into.account) throw conflict(BOTH);

  const account = into.account ?? from.account;
  const after = takenColumns(customerParts, into, from, take);
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, into[column as keyof Customer]]),
  );
  assign(from, { mergedInto: into, mergedAt: work.now, account: null });
  await work.save();
  assign(into, after);
  into.account = account;
  for (const table of [sql`customer_keys`, sql`customer_notes`, sql`customer_papers`, sql`past_sales`])
    await work.rows(sql`update ${table} set customer_id = ${intoId} where customer_id = ${id}`);
  await work.rows(sql`update customers set merged_into_id = ${intoId} where merged_into_id = ${id}`);
  await work.emit("customer.merged", { customerId: id, intoId });
  work.audit("customer.merged", id, { intoId });
  work.audit("customer.joined", intoId, { fromId: id, before, after });
  return intoId;
}
