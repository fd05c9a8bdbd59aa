import { chainHead } from "../../../../core/chain/chain-head.ts";
import { spendCode, wrongCode } from "../../../../core/auth/one-time-codes.ts";
import { hoursAfter } from "../../../../core/colombia/days.ts";
import { conflict } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import type { SignContractInput } from "../../contract/contract.inputs.ts";
import { acceptedAddendumTerms } from "../../contract/print/accepted-terms.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { certificateHours } from "../../signature/certificate-hours.rules.ts";
import { evidence, refuseStranger } from "../../signature/evidence.ts";
import { type Signing, signingOf } from "../../signature/signing.ts";
import { findAddendum } from "../addendum.access.ts";
import { latestAddendumVersion } from "../addendum.print.ts";
import { addendumMoves } from "../addendum-moves.ts";
import { refuseAddendumAct } from "../addendum-state.ts";
import { agreementOn } from "../agreement.ts";
import { applyAddendum } from "../apply-addendum.ts";

const CHANGED =
  "El contrato cambió después de enviarse el otrosí. Pide a tu asesor que te lo envíe de nuevo.";
const NEWER = "Hay una versión más reciente del otrosí. Revísala antes de firmar.";

/**
 * Signs an addendum for the client, who uses its link or their own account. It stores the evidence, locks
 * the contract, and changes the contract's columns, plan and items as agreed. An addendum whose contract has
 * changed since it was sent is refused.
 */
export const signAddendum: PreparedAct<{ id: string; input: SignContractInput }, Signing, string> = {
  name: "signAddendum",
  prepare: (_, { input }) => signingOf(input),

  async act(work, { id, input }, signing) {
    const { addendum, contract } = await findAddendum(work, id);
    await work.lock(contract, addendum);
    await refuseAddendumAct(work, addendum, contract, "sign");
    const version = await latestAddendumVersion(work, addendum);
    if (!version || (input.pdfVersion ?? version.number) !== version.number) throw conflict(NEWER);
    const stands = await agreementOn(work, contract, addendum.changes, addendum);
    if (stands.baseHash !== addendum.baseHash) throw conflict(CHANGED);
    refuseStranger(contract, signing);
    const typed = input.code?.trim();
    if (!typed) throw wrongCode();
    const code = await spendCode(work, "addendum", id, typed);

    const content = await contractContent(work.em, contract);
    const head = await chainHead(work);
    const signature = evidence(work, contract, {
      version,
      content,
      signing,
      head,
      code,
      acceptedTerms: acceptedAddendumTerms,
    });
    work.add(signature);
    await applyAddendum(work, contract, addendum);
    addendum.certificateDueAt = hoursAfter(work.now, certificateHours.made);
    const { cambios, precioAntes: before, precioDespues: after } = addendum.content;
    const { number, sha256 } = version;
    const signed = {
      number: addendum.number,
      version: number,
      sha256,
      before,
      after,
      changes: cambios,
      code,
    };
    work.move(addendumMoves, addendum, "signed", {
      at: work.now,
      audit: ["contract.addendum-signed", signed, contract],
    });
    await recordConsent(work, "signature", contract.id, input.aceptaTratamiento === true);
    await work.job("contracts.addendum-certificate", { signatureId: signature.id });
    await work.emit("addendum.signed", { contractId: contract.id, addendumId: addendum.id });
    return addendum.id;
  },
};
