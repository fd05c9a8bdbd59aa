import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import { LOGO } from "../../../core/pdf/mark.piece.ts";
import { printedPicture } from "../../../core/pdf/pictures.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { verificationUrl } from "../../../core/verification/issue-document.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { receiptContent } from "./receipt-content.ts";
import { receiptFilename, receiptPdf } from "./receipt.pdf.ts";

/**
 * Prints the receipt of a payment and uploads it to the storage.
 * @throws Refusal CONFLICT for a payment that was never verified.
 */
export async function printReceipt(
  { pdf, storage, agency, config }: Services,
  em: SqlEntityManager,
  payment: Payment,
): Promise<StoredBytes> {
  const content = await receiptContent(em, payment);
  const url = content.code && verificationUrl(config.publicUrl, content.code);
  const issuer = await agency.current();
  const logo = await printedPicture(storage, issuer.logo, LOGO);
  return storage.put(await pdf.print(receiptPdf(content, issuer, { logo, url })), {
    filename: receiptFilename(content.number),
    contentType: "application/pdf",
  });
}
