import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { findContract } from "../contract.find.ts";
import { printIfChanged, type Printed, versionOf } from "../print/contract.print.ts";

/** A PDF that was made now or existed already. */
export interface MadeContractPdf {
  readonly id: string;
  readonly fileKey: string;
  readonly filename: string;
  readonly madeAt: Date;
  readonly contractNumber: string;
}

/**
 * Makes the PDF of a contract's present state, or returns the latest version if its content is equal. A
 * person who may see a contract may do this: the PDF they open is the one that is kept, sent and signed.
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
