import { forbidden } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { SharedChannel } from "../../../quotes/quote/sharing/quote-link.rules.ts";
import { findContract } from "../contract.find.ts";
import { contractMoves } from "../contract-moves.ts";
import { recipientOf } from "../contract-recipient.ts";
import { refuseContractAct } from "../contract-state.ts";
import { printIfChanged, type Printed, versionOf } from "../print/contract.print.ts";
import { newCarriedLink, signatureMessage } from "../sharing/carried-link.ts";

/** Link that staff pass on to the client; its URL is returned only in this response. */
export interface SharedContract {
  readonly id: string;
  readonly link: string;
  /** Text of the message, which includes the URL. */
  readonly text: string;
}

/**
 * Creates a signing link that the caller passes on to the client, with a message text. This counts as
 * sending, although no mail is sent; for a contract that was already sent it is only an additional link. The
 * contract still needs the client's e-mail address, because the signing code is sent only to the client.
 */
export const shareContract: PreparedAct<{ id: string; channel: SharedChannel }, Printed, SharedContract> = {
  name: "shareContract",
  async prepare(scope, { id }) {
    const contract = await findContract(scope, id);
    await refuseContractAct(scope, contract, "share");
    recipientOf(contract);
    return printIfChanged(scope, contract);
  },
  async act(work, { id, channel }, printed) {
    const contract = await findContract(work.forUpdate, id);
    await refuseContractAct(work, contract, "share");
    recipientOf(contract);
    if (!work.viewer) throw forbidden();
    const { number } = await versionOf(work, contract, printed);
    const carried = newCarriedLink(work, contract, { channel, version: number, maker: work.viewer });
    const audit = { from: contract.status, version: number, channel, link: carried.id };
    if (contract.status === "draft" || printed.stored || channel === "whatsapp") {
      work.move(contractMoves, contract, "active", { audit: ["contract.shared", audit] });
      await work.emit("contract.sent", { contractId: contract.id });
    } else work.audit("contract.shared", contract.id, audit);
    return {
      id: contract.id,
      link: carried.url,
      text: await signatureMessage(work, contract, { url: carried.url }),
    };
  },
};
