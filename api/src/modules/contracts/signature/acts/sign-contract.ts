import { spendCode } from "../../../../core/auth/one-time-codes.ts";
import { hoursAfter, today } from "../../../../core/colombia/days.ts";
import { conflict } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { legalFiguresOn } from "../../../content/legal-figure/legal-figures-on.ts";
import { emailChangesOf } from "../../contract/address/email-changes.ts";
import type { Contract } from "../../contract/contract.entity.ts";
import { findContract } from "../../contract/contract.find.ts";
import type { SignContractInput } from "../../contract/contract.inputs.ts";
import { contractMoves } from "../../contract/contract-moves.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { acceptedTerms } from "../../contract/print/accepted-terms.ts";
import { type ContractContent, contractContent, saysTheSame } from "../../contract/print/contract-content.ts";
import { latestVersion } from "../../contract/print/contract.print.ts";
import type { ContractVersion } from "../../contract/print/contract-version.entity.ts";
import { keepSale } from "../../contract/sale/contract-sellers.ts";
import { noteCarriedSigning } from "../../contract/sharing/carried-link.ts";
import { retractoUntil } from "../../contract/sale/retracto.rules.ts";
import { chainHead } from "../../../../core/chain/chain-head.ts";
import { certificateHours } from "../certificate-hours.rules.ts";
import { evidence, refuseStranger, refuseWithoutCode, typedCode } from "../evidence.ts";
import { type Signing, signingOf } from "../signing.ts";
import { followSignature } from "./follow-signature.ts";
import { followWithoutItems } from "./follow-without-items.ts";

/**
 * Signs a contract, through its link or as its client. The evidence is stored with the SHA-256 of the PDF
 * that the signer was shown and with the contract's content, from which a job prints and mails the signed
 * PDF.
 *
 * The latest code is required, except by REST, whose older consumers have none. REST also requires it when
 * staff changed the contract's address or passed on the link; the certificate states whether a code was
 * used, and which employee made the change or passed on the link. The items to buy are created in a second
 * transaction, which also queues that job; if it fails, the signature remains valid.
 */
export const signContract: PreparedAct<{ id: string; input: SignContractInput }, Signing, string> = {
  name: "signContract",
  prepare: (_, { input }) => signingOf(input),

  async act(work, { id, input }, signing) {
    const contract = await findContract(work.forUpdate, id);
    const changes = await emailChangesOf(work, contract);
    if (changes.length > 0 || work.link?.seenByStaff) refuseWithoutCode(work, contract, input);
    await refuseContractAct(work, contract, "sign");
    const content = await contractContent(work.em, contract);
    const version = await versionToSign(work, contract, content, input.pdfVersion ?? null);
    refuseStranger(contract, signing);
    const typed = typedCode(work, input);
    const code = typed === null ? null : await spendCode(work, "signature", id, typed);

    const head = await chainHead(work);
    const carriedBy = await noteCarriedSigning(work, contract);
    const parts = { version, content, signing, head, code, acceptedTerms, changes, carriedBy };
    const signature = evidence(work, contract, parts);
    work.add(signature);
    const { number, sha256 } = version;
    const signed = {
      version: number,
      sha256,
      withCode: code !== null,
      code,
      ...(carriedBy && { carriedBy }),
    };
    work.move(contractMoves, contract, "signed", { at: work.now, audit: ["contract.signed", signed] });
    keepSale(contract);
    if (isByLink(work, contract)) contract.soldAtDistance = true;
    contract.retractoUntil = retractoUntil(
      contract.soldAtDistance === true,
      today(work.now),
      contract.fechaInicioViaje,
      (await legalFiguresOn(work, work.today)).retracto_plazo,
    );
    contract.certificateDueAt = hoursAfter(work.now, certificateHours.made);
    await recordConsent(work, "signature", contract.id, input.aceptaTratamiento === true);
    await work.emit("contract.signed", { contractId: contract.id });
    work.then(followSignature, { id: contract.id, signatureId: signature.id }, followWithoutItems);
    return contract.id;
  },
};

const NEWER = "Hay una versión más reciente del contrato. Revísala antes de firmar.";

const isByLink = ({ link }: Scope, { id }: Contract): boolean =>
  link?.purpose === "signature" && link.recordId === id;

/**
 * Returns the version that can be signed now.
 * @throws Refusal CONFLICT when the contract's content has changed, or the signer read another version.
 */
async function versionToSign(
  scope: Scope,
  contract: Contract,
  content: ContractContent,
  shown: number | null,
): Promise<ContractVersion> {
  const version = await latestVersion(scope, contract);
  if (!version || !saysTheSame(version, content))
    throw conflict("El contrato cambió después de enviarse. Pide a tu asesor que te lo envíe de nuevo.");
  if (shown !== null && shown !== version.number) throw conflict(NEWER);
  return version;
}
