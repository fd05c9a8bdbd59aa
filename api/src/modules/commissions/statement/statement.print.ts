import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { monthOf } from "../../../core/colombia/days.ts";
import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, verificationUrl } from "../../../core/verification/issue-document.ts";
import type { CommissionStatement } from "./commission-statement.entity.ts";
import { statementFilename, statementPdf } from "./statement.pdf.ts";

/** A created PDF of a statement, and the code with which it is verified. */
interface PrintedStatement {
  readonly stored: StoredBytes;
  readonly code: string;
}

/** Creates the PDF of a statement and stores it. */
export async function printStatement(
  { pdf, storage, agency, config }: Services,
  em: SqlEntityManager,
  { id, number, mes, contenido, issuedAt }: CommissionStatement,
): Promise<PrintedStatement> {
  const code = await codeOf(em, id, "commission_statement");
  if (!code) throw new Error(`The statement ${number} has no code`);
  const month = monthOf(mes);
  const url = verificationUrl(config.publicUrl, code);
  const printed = statementPdf(contenido, { number, month, issuedAt, agency: await agency.current(), url });
  const stored = await storage.put(await pdf.print(printed), {
    filename: statementFilename(contenido.nombre, month),
    contentType: "application/pdf",
  });
  return { stored, code };
}
