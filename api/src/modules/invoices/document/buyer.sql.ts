import { dianDocumentCodes } from "../../../core/colombia/dian.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { thirdPartySql } from "../../accounts/account/third-party.sql.ts";
import { clientAccountSql } from "../../contracts/contract/contract.sql.ts";

/**
 * SQL of a `case` from the DIAN's document codes to kinds of document; the first kind with a code is used.
 */
const kinds = Object.entries(dianDocumentCodes)
  .map(([type, code]) => `when '${code}' then '${type}'`)
  .join(" ");

/** Returns SQL: the buyer from an invoice's content, as a third party of the accounting books. */
export const buyerPartySql = (content: Fragment, contract: Fragment): Fragment => {
  const said = (key: string) => sql`b.buyer->>${raw(`'${key}'`)}`;
  return sql`(select ${thirdPartySql({
    type: sql`case ${said("tipo_documento")} ${raw(kinds)} end`,
    document: sql`concat_ws('-', ${said("documento")}, ${said("dv")})`,
    name: said("nombre"),
    city: said("ciudad"),
    account: clientAccountSql(contract),
  })} from (select ${content}->'comprador' as buyer) b)`;
};
