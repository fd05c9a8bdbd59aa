import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";

const MOST = 10;

/**
 * Whether the asker sees the purchases of a contract within reach. Its client, and who carries its link, may
 * ask once it is signed: they see that there is nothing for them. NOT_FOUND out of reach, FORBIDDEN before.
 */
export async function seesPurchases(context: Context, contractId: string): Promise<boolean> {
  const { signedAt } = await findContract(Scope.of(context), contractId);
  if (may(context.viewer?.role, "readPurchases")) return true;
  if (!signedAt) throw forbidden();
  return false;
}

/** The names of providers that were bought from before and hold the text, the most used first; 10 at most. */
export async function providerSuggestions({ read }: Context, search: string): Promise<string[]> {
  const text = search.trim().replace(/[\\%_]/g, "\\$&");
  const rows = await read.rows<{ proveedor: string }>(
    sql`select proveedor from purchases where voided_at is null
      and plain_text(proveedor) like '%' || plain_text(${text}) || '%'
     group by proveedor order by count(*) desc, proveedor limit ${MOST}`,
  );
  return rows.map(({ proveedor }) => proveedor);
}
