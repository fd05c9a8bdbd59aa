import type { Act } from "./act.ts";
import { approveQuote } from "./approve-quote.ts";
import { buyItem } from "./buy-item.ts";
import { convertQuote } from "./convert-quote.ts";
import { createQuote } from "./create-quote.ts";
import { registerPayment } from "./register-payment.ts";
import { saveCalculation } from "./save-calculation.ts";
import { sendQuote } from "./send-quote.ts";
import { verifyPayment } from "./verify-payment.ts";

/** The acts of a sale, in its order: each needs what those before it left. */
export const acts: readonly Act[] = [
  createQuote,
  saveCalculation,
  sendQuote,
  approveQuote,
  convertQuote,
  registerPayment,
  verifyPayment,
  buyItem,
];
