import { job } from "../../../core/jobs/jobs.ts";
import { keepStatement } from "./acts/keep-statement.ts";
import { CommissionStatement } from "./commission-statement.entity.ts";
import { printStatement } from "./statement.print.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "commissions.statement": { statementId: string };
  }
}

/** Job that creates the PDF of a statement; a repeated run skips a statement that has one. */
export const statementJobs = [
  job("commissions.statement", async ({ services, run }, { statementId }) => {
    const em = services.orm.em.fork();
    const statement = await em.findOneOrFail(CommissionStatement, { id: statementId });
    if (statement.documentoId !== null) return;
    const { stored, code } = await printStatement(services, em, statement);
    await run(keepStatement, { statementId, code, stored });
  }),
];
