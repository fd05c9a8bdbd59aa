import type { FilterQuery } from "@mikro-orm/core";
import type { Day } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { duplicatesOf } from "./duplicate.sql.ts";
import { type OtherPayment, refuseDuplicate } from "./duplicate.rules.ts";

/**
 * By what two payments may be the same: the bank's reference, or the file that proves them (SHA-256,
 * hexadecimal).
 */
export interface Signs {
  /** The payment itself, once it exists. */
  readonly id: string | null;
  readonly referenciaPago: string | null;
  readonly bancoOrigen: string | null;
  readonly sha256: string | null;
}

/**
 * Asks before the same money counts twice: CONFLICT unless it was accepted. Who integrates by REST cannot be
 * asked, and neither can a job: for them the mark in the queue and the history stand. Answers the ids of the
 * other payments.
 */
export async function askOfDuplicates(work: Work, signs: Signs, accepted: boolean): Promise<string[]> {
  const { referenciaPago, sha256 } = signs;
  if (referenciaPago === null && sha256 === null) return [];
  const rows = await work.rows<{ id: string; monto: string; day: Day; contract_id: string | null }>(
    duplicatesOf(signs),
  );
  if (rows.length > 0 && !accepted && work.origin.channel === "graphql") {
    const numbers = await contractNumbers(
      work,
      rows.flatMap(({ contract_id: contract }) => contract ?? []),
    );
    const others = rows.map(({ monto, day, contract_id: contract }): OtherPayment => ({
      monto: Number(monto),
      day,
      contract: numbers.get(contract ?? "") ?? null,
    }));
    refuseDuplicate(others);
  }
  return rows.map((row) => row.id);
}

/** The numbers of those contracts that the asker may see. */
async function contractNumbers(
  { em, viewer }: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const where = {
    $and: [{ id: { $in: [...ids] } }, visibleContracts(viewer, null)],
  } as FilterQuery<Contract>;
  const seen = await em.find(Contract, where, {
    fields: ["contractNumber"],
    disableIdentityMap: true,
  } as never);
  return new Map(seen.map(({ id, contractNumber }) => [id, contractNumber]));
}
