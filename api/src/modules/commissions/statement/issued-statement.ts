import type { Month } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { issueStatement } from "./acts/issue-statement.ts";
import { CommissionStatement } from "./commission-statement.entity.ts";
import { printStatement } from "./statement.print.ts";

/**
 * Returns the PDF of a statement of a seller's month, as of now; if its job has not created it yet, it is
 * created now.
 */
export async function issuedStatement(
  { run, services }: Context,
  userId: number,
  month: Month,
): Promise<OpenableFile> {
  const id = await run(issueStatement, { userId, month });
  const em = services.orm.em.fork();
  const statement = await em.findOneOrFail(CommissionStatement, { id });
  const kept = statement.documentoId && (await em.findOne(StoredFile, { id: statement.documentoId }));
  const file = kept || (await printStatement(services, em, statement)).stored;
  return { filename: file.filename, url: services.storage.addressOf(file, { disposition: "attachment" }) };
}
