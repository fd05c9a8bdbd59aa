import { searchText } from "./search-text.ts";

/** What the table of commissions does by itself: its search text. */
export const commissionsBehaviour: readonly string[] = searchText(
  "commissions",
  ["observaciones"],
  [
    { table: "contracts", via: ["contract_id"], columns: ["contract_number", "cliente->>'name'", "cliente->>'lastname'"] },
    { table: "users", via: ["vendedor_id"], columns: ["name", "lastname"] },
  ],
);
