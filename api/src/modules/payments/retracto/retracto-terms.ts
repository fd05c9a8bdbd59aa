import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { legalFiguresOn } from "../../content/legal-figure/legal-figures-on.ts";
import { retractoFactsSql } from "../../contracts/contract/sale/retracto-facts.sql.ts";
import { readFacts, type RetractoTerms, retractoTerms, type StoredRetractoFacts } from "./retracto.rules.ts";

/**
 * Returns the terms of a withdrawal from a contract made now. Acts call it while they hold the contract's
 * lock.
 */
export async function retractoTermsOf(
  scope: Scope,
  contractId: string,
): Promise<RetractoTerms & { readonly price: number }> {
  const [row] = await scope.rows<{ facts: StoredRetractoFacts }>(
    sql`select ${retractoFactsSql} as facts from contracts c where c.id = ${contractId}`,
  );
  if (!row) throw new Error(`contract ${contractId} is gone`);
  const facts = readFacts(row.facts);
  const figures = await legalFiguresOn(scope, scope.today);
  return { ...retractoTerms(facts, figures, scope.now, scope.today), price: facts.tickets };
}
