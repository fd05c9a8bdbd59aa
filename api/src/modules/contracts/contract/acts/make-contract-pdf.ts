import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { findContract } from "../contract.find.ts";
import { printIfChanged, type Printed, versionOf } from "../print/contract.print.ts";

/** A PDF that was made or stood already. */
export interface MadeContractPdf {
  readonly id: string;
  readonly fileKey: string;
  readonly filename: string;
  readonly madeAt: Date;
  readonly contractNumber: string;
}

/**
 * Makes a contract's PDF as it stands now; when the latest version says the same, that one is answered. A
 * person who may see a contract may have it made: the PDF they open is the one that is kept, sent and
 * signed.
 */
export const makeContractPdf: PreparedAct<{ id: string }, Printed, MadeContractPdf> = {
  name: "makeContractPdf",
  async prepare(scope, { id }) {
    return printIfChanged(scope, await findContract(scope, id));
  },
  async act(work, { id }, printed) {
    const contract = await findContract(work.forUpdate, id);
    const { fileKey, filename, madeAt } = await versionOf(work, contract, printed);
    return { id: contract.id, fileKey, filename, madeAt, contractNumber: contract.contractNumber };
  },
};
