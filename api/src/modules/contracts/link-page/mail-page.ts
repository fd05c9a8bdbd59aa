import { maskedEmail } from "../../../core/colombia/emails.ts";
import { conflict } from "../../../core/failure.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { hasSignature } from "../contract/contract.lifecycle.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { contractContent } from "../contract/print/contract-content.ts";
import { newSignatureLink } from "../contract/print/signature-link.ts";
import { pageLetter } from "./link-page.mail.ts";
import type { LinkedPage } from "./linked-page.enums.ts";
import { pageLink } from "./page-link.ts";

const NO_EMAIL = "El contrato no tiene correo. Escríbele a tu asesor.";
/** Refusal of a link to sign a contract that waits for no signature. */
export const NOTHING_TO_SIGN = "Este contrato ya no espera firma.";

/**
 * Mails the link to a page of a locked contract to the address that it keeps, and answers that, masked. Who
 * looks for the page to sign of what is signed gets the trip.
 */
export async function mailPage(work: Work, contract: Contract, wanted: LinkedPage): Promise<string> {
  const page = wanted === "signature" && hasSignature(contract.status) ? "trip" : wanted;
  const to = contract.emailSentTo ?? contract.cliente.email;
  if (!to) throw conflict(NO_EMAIL);
  if (page === "signature" && contract.status !== "active") throw conflict(NOTHING_TO_SIGN);
  const { subject, letter } = pageLetter(
    await contractContent(work.em, contract),
    page,
    page === "signature"
      ? newSignatureLink(work, contract.id)
      : await pageLink(work, page, contract, "mailed"),
  );
  const key = `contract-page:${contract.id}:${page}:${work.now.getTime()}` as const;
  await queueMail(work, { key, to, subject, letter });
  work.audit("contract.page-mailed", contract.id, { page });
  return maskedEmail(to);
}
