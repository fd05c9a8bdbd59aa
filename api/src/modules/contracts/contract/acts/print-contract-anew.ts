import { revokeLinks } from "../../../../core/links/links.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { findContract } from "../contract.find.ts";
import { refuseContractAct } from "../contract-state.ts";
import { keepAnew, printAnew, type Printed } from "../print/contract.print.ts";
import { sendContract } from "./send-contract.ts";

/**
 * Prints an unsigned contract again although its content is unchanged, because the latest version was
 * printed wrongly. A contract that was already sent is sent again, and the links to the former version
 * expire.
 */
export const printContractAnew: PreparedAct<{ id: string }, Printed, string> = {
  name: "printContractAnew",
  async prepare(scope, { id }) {
    const contract = await findContract(scope, id);
    await refuseContractAct(scope, contract, "send");
    return printAnew(scope, contract);
  },
  async act(work, { id }, printed) {
    const contract = await findContract(work.forUpdate, id);
    await refuseContractAct(work, contract, "send");
    await keepAnew(work, contract, printed);
    if (contract.status === "draft") return id;
    await revokeLinks(work, "signature", id);
    return sendContract.act(work, { id, mail: {} }, printed);
  },
};
