import { make } from "../../../core/rows.ts";
import type { ChainHead } from "../../../core/chain/chain-head.ts";
import type { CodeWay } from "../../../core/auth/code-way.rules.ts";
import { wrongCode } from "../../../core/auth/one-time-codes.ts";
import { maskedEmail } from "../../../core/colombia/emails.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { newVerificationCode } from "../../../core/verification/verification-code.ts";
import type { EmailChange, SignedEmailChange } from "../contract/address/email-change.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import type { SignContractInput } from "../contract/contract.inputs.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";
import type { ContractVersion } from "../contract/print/contract-version.entity.ts";
import { Signature } from "./signature.entity.ts";
import { isHolder } from "./signer.rules.ts";
import type { Signing } from "./signing.ts";

const NOT_THE_HOLDER = "Los datos no coinciden con el titular del contrato.";

/**
 * Returns the typed code; null for a signature by REST without a code.
 * @throws Refusal BAD_USER_INPUT when a required code is missing.
 */
export function typedCode({ origin }: Scope, { code }: SignContractInput): string | null {
  const typed = code?.trim();
  if (typed) return typed;
  if (origin.channel === "graphql") throw wrongCode();
  return null;
}

/**
 * Refuses a signature by REST without a code, when staff changed the contract's address or passed on the
 * link.
 * @throws Refusal CONFLICT while the contract is sent for signature.
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

/** @throws Refusal BAD_USER_INPUT when the signer is not the person named in the contract. */
export function refuseStranger(contract: Contract, signer: Signing): void {
  const { pasajeroTitular, documentoTitular, clienteDocumentoIdentidad, cliente } = contract;
  const holders = {
    names: [pasajeroTitular, `${cliente.name} ${cliente.lastname}`],
    documents: [documentoTitular, clienteDocumentoIdentidad],
  };
  if (!isHolder(holders, signer)) throw badInput("signerInfo.documento", NOT_THE_HOLDER);
}

/** Returns a change of address in the form that the evidence stores. */
const keptChange = (change: EmailChange): SignedEmailChange => ({
  by: change.changedByName,
  at: change.changedAt.toISOString(),
  former: change.formerMasked,
  confirmedBy: change.confirmedBy,
});

/** Returns the new evidence row of a signature. */
export function evidence(
  work: Work,
  contract: Contract,
  parts: {
    version: ContractVersion;
    content: ContractContent;
    signing: Signing;
    head: ChainHead | null;
    /** Channel and recipient of the code that was used; null without a code. */
    code: CodeWay | null;
    /** Exact words that the signer accepted. */
    acceptedTerms: string;
    /** Changes by staff of the address to which the contract was sent. */
    changes?: readonly EmailChange[];
    /** Employee who passed the link on to the client, and the channel; null for other ways to sign. */
    carriedBy?: string | null;
  },
): Signature {
  const { version, content, signing, head, code, acceptedTerms, changes = [], carriedBy = null } = parts;
  const signature = make(Signature, {
    contract,
    version,
    content,
    acceptedTerms,
    withCode: code !== null,
    channel: code?.channel ?? "mail",
    codeSentTo: code?.sentTo ?? null,
    signedAt: work.now,
    sha256: version.sha256,
    emailChanges: changes.length > 0 ? changes.map(keptChange) : null,
    drawing: signing.drawing,
    signerName: signing.name,
    signerDocumentType: signing.documentType,
    signerDocument: signing.document,
    signerEmail: signing.email,
    ip: work.origin.ip,
    userAgent: work.origin.userAgent,
    linkId: work.link?.id ?? null,
    carriedBy,
    userId: work.viewer?.id ?? null,
    verificationCode: newVerificationCode(),
    chainPosition: head?.position ?? null,
    chainHash: head?.hash ?? null,
  });
  return signature;
}
