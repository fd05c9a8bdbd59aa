import type { ReadFilter } from "../../../core/read/where.ts";
import { amountIn } from "../amount-search.rules.ts";
import type { MovementList } from "../bank.enums.ts";
import type { BankMovement } from "./bank-movement.entity.ts";
import type { BankMovementFilter } from "./statement.inputs.ts";

const lists: Readonly<Record<MovementList, ReadFilter<BankMovement>>> = {
  propuestas: { state: "libre", proposed: true },
  exactas: { state: "libre", proposed: true, exact: true },
  sin_dueno: { state: "libre" },
  asignados: { state: "asignado" },
  apartados: { state: "apartado" },
  // Movements that the bank reversed although they back payments.
  devueltos: { state: "reversado", backed: { $gt: 0 } },
  todos: {},
};

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function movementFilter(filter: BankMovementFilter | null | undefined): ReadFilter<BankMovement> {
  const { list, accountId, kind, startDate, endDate, salidas, amount, search } = filter ?? {};
  const conditions: ReadFilter<BankMovement>[] = [lists[list ?? "todos"]];
  if (accountId) conditions.push({ account: accountId });
  if (kind) conditions.push({ kind });
  if (startDate) conditions.push({ day: { $gte: startDate } });
  if (endDate) conditions.push({ day: { $lte: endDate } });
  if (typeof salidas === "boolean") conditions.push({ amount: salidas ? { $lt: 0 } : { $gte: 0 } });
  if (typeof amount === "number") conditions.push({ amount });
  if (search?.trim()) {
    const sum = amountIn(search);
    const words = { searchText: { $search: search } };
    conditions.push(sum === null ? words : { $or: [words, { amount: sum }] });
  }
  return { $and: conditions };
}
