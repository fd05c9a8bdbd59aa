import { appendOnly } from "./append-only.ts";

/**
 * The evidence of a signature is never changed; `search_text` of a contract follows its number, client and
 * destination.
 */
export const contractsBehaviour: readonly string[] = [
  ...appendOnly("signatures"),
  `create function contracts_search_text() returns trigger language plpgsql as $$
   begin
     new.search_text := coalesce(plain_text(concat_ws(' ', new.contract_number, new.cliente->>'name', new.cliente->>'lastname',
       new.cliente->>'email', new.origen, new.destino)), '');
     return new;
   end $$`,
  `create trigger contracts_search_text before insert or update of contract_number, cliente, origen, destino, search_text on contracts
   for each row execute function contracts_search_text()`,
  `create index contracts_search_text_trigrams on contracts using gin (search_text gin_trgm_ops)`,
];
