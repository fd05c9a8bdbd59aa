import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import type { Contract } from "../contract.entity.ts";

/** Returns the seller of a contract: the first person in its seller columns. */
export const sellerOf = ({ asesor, lider, gerente, admin }: Contract): number | undefined =>
  (asesor ?? lider ?? gerente ?? admin)?.id;

/** Copies the quote's sellers into a contract's seller columns. */
export function copySellers(contract: Contract, quote: Quote): void {
  contract.asesor = quote.asesor;
  contract.lider = quote.lider;
  contract.gerente = quote.gerente;
  contract.admin = quote.admin;
}

/**
 * Records at the signature whose sale a contract is; this does not change when other people take over the
 * contract.
 */
export function keepSale(contract: Contract): void {
  contract.signedAsesor = contract.asesor;
  contract.signedLider = contract.lider;
  contract.signedGerente = contract.gerente;
  contract.signedAdmin = contract.admin;
}
