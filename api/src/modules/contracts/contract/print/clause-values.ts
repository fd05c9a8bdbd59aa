import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { clauseFieldNames, clauseValue } from "../../template/clause-fields.rules.ts";
import type { ClauseValue } from "../../template/clause-value.type.ts";
import { findContract } from "../contract.find.ts";
import { clauseFactsOf, contractContent } from "./contract-content.ts";

/** Returns the value of each clause field for a contract in the caller's scope. */
export async function clauseValues(context: Context, id: string): Promise<ClauseValue[]> {
  const scope = Scope.of(context);
  const facts = clauseFactsOf(await contractContent(scope.em, await findContract(scope, id)));
  return clauseFieldNames.map((name) => ({ name, value: clauseValue(name, facts) }));
}
