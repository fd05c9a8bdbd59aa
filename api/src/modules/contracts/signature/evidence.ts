import type { ChainHead } from "../../../core/audit/chain-head.ts";
import { wrongCode } from "../../../core/auth/one-time-codes.ts";
import { maskedEmail } from "../../../core/colombia/emails.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { newVerificationCode } from "../../../core/verification/verification-code.ts";
import type { EmailChange, SignedEmailChange } from "../contract/address/email-change.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import type { SignContractInput } from "../contract/contract.inputs.ts";
import type { ContractContent } from "../contract/paper/contract-content.ts";
import type { ContractVersion } from "../contract/paper/contract-version.entity.ts";
import { Signature } from "./signature.entity.ts";
import { isHolder } from "./signer.rules.ts";
import type { Signing } from "./signing.ts";

const NOT_THE_HOLDER = "Los datos no coinciden con el titular del contrato.";

/**
 * The code that was typed; null by REST without one.
 * @throws Refusal BAD_USER_INPUT where it is missing and cannot be.
 */
export function typedCode({ origin }: Scope, { code }: SignContractInput): string | null {
  const typed = code?.trim();
  if (typed) return typed;
  if (origin.channel === "graphql") throw wrongCode();
  return null;
}

/**
 * Refuses to sign by REST without a code what goes to an address that staff gave it.
 * @throws Refusal CONFLICT while the contract waits for its client.
 */
export function refuseWithoutCode(
  { origin }: Scope,
  { status, emailSentTo, cliente }: Contract,
  { code }: SignContractInput,
): void {
  if (origin.channel === "graphql" || status !== "active" || code?.trim()) return;
  const email = maskedEmail(emailSentTo ?? cliente.email);
  throw conflict(`Para firmar se necesita el código que enviamos a ${email}.`);
}

/** @throws Refusal BAD_USER_INPUT for somebody whom the contract does not name. */
export function refuseStranger(contract: Contract, signer: Signing): void {
  const { pasajeroTitular, documentoTitular, clienteDocumentoIdentidad, cliente } = contract;
  const holders = {
    names: [pasajeroTitular, `${cliente.name} ${cliente.lastname}`],
    documents: [documentoTitular, clienteDocumentoIdentidad],
  };
  if (!isHolder(holders, signer)) throw badInput("signerInfo.documento", NOT_THE_HOLDER);
}

/** What evidence keeps of a change of the address. */
const keptChange = (change: EmailChange): SignedEmailChange => ({
  by: change.changedByName,
  at: change.changedAt.toISOString(),
  former: change.formerMasked,
  confirmedBy: change.confirmedBy,
});

/** The row of evidence of a signature. */
export function evidence(
  work: Work,
  contract: Contract,
  parts: {
    version: ContractVersion;
    content: ContractContent;
    signing: Signing;
    head: ChainHead | null;
    withCode: boolean;
    /** The words that were accepted. */
    acceptedTerms: string;
    /** The changes by staff of where it went. */
    changes?: readonly EmailChange[];
  },
): Signature {
  const { version, content, signing, head, withCode, acceptedTerms, changes = [] } = parts;
  const signature = new Signature();
  Object.assign(signature, { contract, version, content, acceptedTerms, withCode, signedAt: work.now });
  signature.sha256 = version.sha256;
  signature.emailChanges = changes.length > 0 ? changes.map(keptChange) : null;
  signature.drawing = signing.drawing;
  signature.signerName = signing.name;
  signature.signerDocumentType = signing.documentType;
  signature.signerDocument = signing.document;
  signature.signerEmail = signing.email;
  signature.ip = work.origin.ip;
  signature.userAgent = work.origin.userAgent;
  signature.linkId = work.link?.id ?? null;
  signature.userId = work.viewer?.id ?? null;
  signature.verificationCode = newVerificationCode();
  signature.chainPosition = head?.position ?? null;
  signature.chainHash = head?.hash ?? null;
  return signature;
}
