import { spendCode, wouldTakeCode, wrongCode } from "../../../../core/auth/one-time-codes.ts";
import { type ChainHead, chainHead } from "../../../../core/audit/chain-head.ts";
import { today } from "../../../../core/colombia/days.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { verificationUrl } from "../../../../core/verification/issue-document.ts";
import { newVerificationCode } from "../../../../core/verification/verification-code.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import "../../contract/contract.audit.ts";
import { acceptedTerms } from "../../contract/paper/accepted-terms.ts";
import {
  type ContractContent,
  contractContent,
  documentText,
  hashOfContent,
  saysTheSame,
} from "../../contract/paper/contract-content.ts";
import type { Contract } from "../../contract/contract.entity.ts";
import "../../contract/contract.events.ts";
import { findContract } from "../../contract/contract.find.ts";
import type { SignContractInput } from "../../contract/contract.inputs.ts";
import { signedLetter, signedSubject } from "../../contract/paper/contract.mail.ts";
import { howToPayNext } from "../../contract/paper/contract-payment.ts";
import { keepVersion, latestVersion, print } from "../../contract/paper/contract.print.ts";
import { keepSale } from "../../contract/sale/contract-sellers.ts";
import { retractoUntil } from "../../contract/sale/retracto.rules.ts";
import { contractMoves } from "../../contract/contract-moves.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import type { ContractVersion } from "../../contract/paper/contract-version.entity.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { Signature } from "../signature.entity.ts";
import { isHolder } from "../signer.rules.ts";
import { type Signing, signingOf } from "../signing.ts";
import { convertAfterSigning } from "../../item/acts/convert-after-signing.ts";
import { recordFailedConversion } from "../../item/acts/record-failed-conversion.ts";

interface Prepared {
  readonly content: ContractContent;
  readonly signing: Signing;
  /** The version that was shown. */
  readonly versionId: string;
  readonly stored: StoredBytes;
  readonly signedAt: Date;
  readonly code: string;
  readonly url: string;
  /** The head of the chain over the history, as the certificate prints it. */
  readonly head: ChainHead | null;
}

/**
 * Signs a contract, by its link or as its client: the evidence is kept with the SHA-256 of the PDF that was
 * shown, and the signed PDF ends with a certificate page. The code that was mailed is asked for but by REST,
 * whose older consumers know none: the certificate says whether it was given. The items to buy are made in a
 * second transaction, whose failure the signature survives.
 */
export const signContract: PreparedAct<{ id: string; input: SignContractInput }, Prepared | null, string> = {
  async prepare(scope, { id, input }) {
    const signing = await signingOf(input);
    const contract = await findContract(scope, id);
    await refuseContractAct(scope, contract, "sign");
    const content = await contractContent(scope.em, contract);
    const version = await versionToSign(scope, contract, content, input.pdfVersion ?? null);
    refuseStranger(contract, signing);
    const typed = codeIn(scope, input);
    // Nothing is printed for a wrong code: the act counts the try and refuses.
    if (typed !== null && !(await wouldTakeCode(scope, "signature", id, typed))) return null;
    const code = newVerificationCode();
    const url = verificationUrl(scope.services.config.publicUrl, code);
    const head = await chainHead(scope);
    const certificate = {
      drawing: signing.drawing,
      signerName: signing.name,
      signerDocument: documentText(signing.documentType, signing.document),
      signerEmail: signing.email,
      signedAt: scope.now,
      acceptedTerms,
      sha256: version.sha256,
      shownVersion: version.number,
      withCode: typed !== null,
      byLink: isByLink(scope, contract),
      ip: scope.origin.ip,
      userAgent: scope.origin.userAgent,
      verificationCode: code,
      verificationUrl: url,
      head,
    };
    const stored = await print(scope, content, { howToPay: version.howToPay, certificate });
    return { content, signing, versionId: version.id, stored, signedAt: scope.now, code, url, head };
  },

  async act(work, { id, input }, prepared) {
    const contract = await findContract(work, id);
    await work.lock(contract);
    await refuseContractAct(work, contract, "sign");
    const typed = codeIn(work, input);
    if (typed !== null) await spendCode(work, "signature", id, typed);
    if (!prepared) throw wrongCode();
    const { content, signing, versionId, stored, signedAt, code, url, head } = prepared;
    const version = await versionToSign(work, contract, await contractContent(work.em, contract), null);
    if (version.id !== versionId) throw conflict(NEWER);

    const hash = hashOfContent(content);
    const signedVersion = await keepVersion(work, contract, {
      ...{ stored, hash, code, signed: version.sha256 },
      howToPay: version.howToPay,
    });
    work.add(
      evidence(work, contract, {
        ...{ version, signedVersion, signing, signedAt, code, head },
        withCode: typed !== null,
      }),
    );
    const { number, sha256 } = version;
    const signed = { version: number, sha256, signedSha256: stored.sha256, withCode: typed !== null };
    work.move(contractMoves, contract, "signed", { at: signedAt, audit: ["contract.signed", signed] });
    keepSale(contract);
    if (isByLink(work, contract)) contract.soldAtDistance = true;
    contract.retractoUntil = retractoUntil(
      contract.soldAtDistance === true,
      today(signedAt),
      contract.fechaInicioViaje,
    );
    await recordConsent(work, "signature", contract.id, input.aceptaTratamiento === true);
    await queueMail(work, {
      key: `contract-signed:${contract.id}`,
      to: contract.emailSentTo ?? contract.cliente.email,
      subject: signedSubject(contract.contractNumber),
      letter: signedLetter(
        content,
        { verification: url, page: await paymentLink(work, contract) },
        await howToPayNext(work, contract),
      ),
      attachments: [
        {
          filename: stored.filename,
          storageKey: stored.key,
          contentType: stored.contentType,
          size: stored.size,
        },
      ],
    });
    await work.emit("contract.signed", { contractId: contract.id });
    work.then(convertAfterSigning, { id: contract.id }, recordFailedConversion);
    return contract.id;
  },
};

const NOT_THE_HOLDER = "Los datos no coinciden con el titular del contrato.";
const NEWER = "Hay una versión más reciente del contrato. Revísala antes de firmar.";

const isByLink = ({ link }: Scope, { id }: Contract): boolean =>
  link?.purpose === "signature" && link.recordId === id;

/**
 * The code that was typed; null by REST without one.
 * @throws Refusal BAD_USER_INPUT where it is missing and cannot be.
 */
function codeIn({ origin }: Scope, { code }: SignContractInput): string | null {
  const typed = code?.trim();
  if (typed) return typed;
  if (origin.channel === "graphql") throw wrongCode();
  return null;
}

/** @throws Refusal BAD_USER_INPUT for somebody whom the contract does not name. */
function refuseStranger(contract: Contract, signer: Signing): void {
  const { pasajeroTitular, documentoTitular, clienteDocumentoIdentidad, cliente } = contract;
  const holders = {
    names: [pasajeroTitular, `${cliente.name} ${cliente.lastname}`],
    documents: [documentoTitular, clienteDocumentoIdentidad],
  };
  if (!isHolder(holders, signer)) throw badInput("signerInfo.documento", NOT_THE_HOLDER);
}

/**
 * The version that can be signed now. @throws Refusal CONFLICT when the contract says something else by now,
 * or another one was read.
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

function evidence(
  work: Work,
  contract: Contract,
  parts: {
    version: ContractVersion;
    signedVersion: ContractVersion;
    signing: Signing;
    signedAt: Date;
    code: string;
    head: ChainHead | null;
    withCode: boolean;
  },
): Signature {
  const { signing } = parts;
  const signature = new Signature();
  Object.assign(signature, {
    contract,
    version: parts.version,
    signedVersion: parts.signedVersion,
    signedAt: parts.signedAt,
    acceptedTerms,
  });
  signature.sha256 = parts.version.sha256;
  signature.drawing = signing.drawing;
  signature.signerName = signing.name;
  signature.signerDocumentType = signing.documentType;
  signature.signerDocument = signing.document;
  signature.signerEmail = signing.email;
  signature.ip = work.origin.ip;
  signature.userAgent = work.origin.userAgent;
  signature.linkId = work.link?.id ?? null;
  signature.userId = work.viewer?.id ?? null;
  signature.withCode = parts.withCode;
  signature.verificationCode = parts.code;
  signature.chainPosition = parts.head?.position ?? null;
  signature.chainHash = parts.head?.hash ?? null;
  return signature;
}
