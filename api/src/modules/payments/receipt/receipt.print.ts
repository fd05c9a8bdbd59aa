import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { receiptContent } from "./receipt-content.ts";
import { receiptFilename, receiptPdf } from "./receipt.pdf.ts";

/**
 * Prints the receipt of a payment and puts the bytes into the storage. @throws Refusal CONFLICT for one that
 * was never verified.
 */
export async function printReceipt(
  { pdf, storage, agency }: Services,
  em: SqlEntityManager,
  payment: Payment,
): Promise<StoredBytes> {
  const content = await receiptContent(em, payment);
  return storage.put(await pdf.print(receiptPdf(content, await agency.current())), {
    filename: receiptFilename(content.number),
    contentType: "application/pdf",
  });
}
