import { searchText } from "./search-text.ts";

/** What the table of quotes does by itself: its search text, and indexes for looking into a place's name. */
export const quotesBehaviour: readonly string[] = [
  ...searchText(
    "quotes",
    ["quote_number", "nombre_cliente", "email_cliente", "destino"],
    [{ table: "users", via: ["vendedor_id", "asesor_id"], columns: ["name", "lastname"] }],
  ),
  `create index quotes_destino_trigrams on quotes using gin (destino gin_trgm_ops)`,
  `create index quotes_origen_trigrams on quotes using gin (origen gin_trgm_ops)`,
];
