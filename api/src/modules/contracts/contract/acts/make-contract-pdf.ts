import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { findContract } from "../contract.find.ts";
import { printIfChanged, type Printed, versionOf } from "../print/contract.print.ts";

/** PDF of a contract: new, or an existing version with the same content. */
export interface MadeContractPdf {
  readonly id: string;
  readonly fileKey: string;
  readonly filename: string;
  readonly madeAt: Date;
  readonly contractNumber: string;
}

/**
 * Creates the PDF of a contract's present state, or returns the latest version if its content is equal.
 * Everybody who may see a contract may do this, because the PDF that they open is the one that is stored,
 * sent and signed.
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
