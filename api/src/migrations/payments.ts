import { appendOnly } from "./append-only.ts";
import { searchText } from "./search-text.ts";

/**
 * Reversals are never changed; `search_text` of a payment follows its receipt, reference and payer, and its
 * contract's words.
 */
export const paymentsBehaviour: readonly string[] = [
  ...appendOnly("payment_reversals"),
  ...searchText(
    "payments",
    ["receipt_number", "referencia_pago", "pagador_nombre"],
    [
      {
        table: "contracts",
        via: ["contract_id"],
        columns: ["contract_number", "destino", "cliente->>'name'", "cliente->>'lastname'", "cliente->>'email'"],
      },
    ],
  ),
];
