import { formatCop } from "@travesia/api/cop";
import {
  type PurchaseTaxAmounts,
  purchaseTaxNames,
  refuseTaxes,
  taxColumns,
} from "@travesia/api/purchases/purchase/taxes.rules";
import type { PurchaseTaxesInput } from "../../../graphql/schema.generated.ts";
import { fieldsOf, unsent } from "../../../ui/form/fields.ts";

/** Base, IVA and withholdings of a purchase, as they are typed; in COP. */
export type TaxValues = PurchaseTaxAmounts;

/**
 * Returns the form fields of a purchase's base, IVA and withholdings; the server names them below
 * `impuestos`.
 */
export const taxLines = (stated: Partial<PurchaseTaxAmounts> = {}) => ({
  baseGravable: { ...unsent<number | null>(stated.baseGravable ?? null), as: "impuestos.baseGravable" },
  iva: { ...unsent<number | null>(stated.iva ?? null), as: "impuestos.iva" },
  retefuente: { ...unsent<number | null>(stated.retefuente ?? null), as: "impuestos.retefuente" },
  reteIva: { ...unsent<number | null>(stated.reteIva ?? null), as: "impuestos.reteIva" },
  reteIca: { ...unsent<number | null>(stated.reteIca ?? null), as: "impuestos.reteIca" },
});

/** Returns the typed amounts. */
export const typedTaxes = ({
  baseGravable,
  iva,
  retefuente,
  reteIva,
  reteIca,
}: TaxValues): PurchaseTaxesInput => ({
  baseGravable,
  iva,
  retefuente,
  reteIva,
  reteIca,
});

/** Returns the amounts to send with a purchase; null when nobody typed one. */
export const taxesOf = (values: TaxValues): PurchaseTaxesInput | null =>
  purchaseTaxNames.some((name) => (values[name] ?? 0) > 0) ? typedTaxes(values) : null;

/** Form fields of a purchase whose taxes are stated later. */
export const statedTaxFields = (stated: Partial<PurchaseTaxAmounts>) =>
  fieldsOf<Record<never, never>>()(taxLines(stated));

/**
 * Returns the sentence about typed amounts: the sum paid to the provider, or why a purchase of this cost
 * (COP) cannot have them; null while nothing was typed.
 */
export function taxesText(values: TaxValues, costo: number): string | null {
  if (taxesOf(values) === null) return null;
  const taxes = taxColumns(values);
  try {
    refuseTaxes(taxes, costo);
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : null;
  }
  return `Se le pagan al proveedor ${formatCop(costo - taxes.retenido)} de ${formatCop(costo)}.`;
}
