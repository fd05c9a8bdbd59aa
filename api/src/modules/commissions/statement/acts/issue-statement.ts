import { isDeepStrictEqual } from "node:util";
import { make } from "../../../../core/rows.ts";
import type { Month } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments, issueDocument } from "../../../../core/verification/issue-document.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { CommissionStatement } from "../commission-statement.entity.ts";
import { sellerMonth } from "../statement.reads.ts";

/**
 * Issues the statement of a seller's month and returns its id. If the content is unchanged since the last
 * statement, that statement's id is returned; otherwise a new statement replaces it. NOT_FOUND `Usuario no
 * encontrado` for a seller whom the caller may not see.
 */
export async function issueStatement(
  work: Work,
  { userId, month }: { userId: number; month: Month },
): Promise<string> {
  await work.lockName(`statement ${userId} ${month}`);
  const contenido = await sellerMonth(work, userId, month);
  const vendedor = work.em.getReference(User, userId);
  const mes = `${month}-01`;
  const last = await work.em.findOne(
    CommissionStatement,
    { vendedor, mes },
    { orderBy: { issuedAt: "desc", id: "desc" } },
  );
  if (last && isDeepStrictEqual(last.contenido, contenido)) return last.id;
  if (last) await endDocuments(work, last.id, "reemplazado", ["commission_statement"]);
  const number = await work.number("EX");
  const statement = make(CommissionStatement, {
    number,
    vendedor,
    mes,
    contenido,
    issuedAt: work.now,
  });
  work.add(statement);
  issueDocument(work, { kind: "commission_statement", number, recordId: statement.id });
  work.audit("commission-statement.issued", statement.id, { number, sellerId: userId, mes: month });
  await work.job("commissions.statement", { statementId: statement.id });
  return statement.id;
}
