import type { SellerRole } from "./calculation.rules.ts";

/** Sellers of a quote by user id; null for absent sellers. */
export interface QuoteSellers {
  readonly asesorId: number | null;
  readonly liderId: number | null;
  readonly gerenteId: number | null;
}

/**
 * Returns which roles of the sales hierarchy are assigned to a quote and therefore earn commissions; a person
 * in two columns earns by the first.
 */
export function presentSellers({ asesorId, liderId, gerenteId }: QuoteSellers): Record<SellerRole, boolean> {
  return {
    asesor: asesorId !== null,
    lider: liderId !== null && liderId !== asesorId,
    gerente: gerenteId !== null && gerenteId !== asesorId && gerenteId !== liderId,
  };
}
