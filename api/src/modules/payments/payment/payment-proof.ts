import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { keepReceipt } from "../../purchases/purchase/receipt.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Keeps the file that proves a payment, and its SHA-256, by which the same file is found with another
 * payment.
 */
export async function keepProof(work: Work, payment: Payment, proof: StoredBytes): Promise<void> {
  await keepReceipt(work, payment, proof, "payment");
  payment.comprobanteSha256 = proof.sha256;
}
