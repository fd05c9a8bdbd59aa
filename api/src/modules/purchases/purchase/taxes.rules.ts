import { type Cop, formatCop, sum } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";

/** Amounts of a purchase that its invoice names, in the order in which they are shown. */
export const purchaseTaxNames = ["baseGravable", "iva", "retefuente", "reteIva", "reteIca"] as const;
/** Amount of a purchase that its invoice names. */
export type PurchaseTaxName = (typeof purchaseTaxNames)[number];

/** Names of these amounts. */
export const purchaseTaxLabels: Readonly<Record<PurchaseTaxName, string>> = {
  baseGravable: "Base gravable",
  iva: "IVA",
  retefuente: "Retención en la fuente",
  reteIva: "Retención de IVA",
  reteIca: "Retención de ICA",
};

/** Base, IVA and withholdings of a purchase, in COP; null when nobody stated them. */
export type PurchaseTaxAmounts = Readonly<Record<PurchaseTaxName, Cop | null>>;

/** Columns of a purchase for its taxes: `retenido` is the sum of the three withholdings. */
export interface PurchaseTaxes extends PurchaseTaxAmounts {
  readonly retenido: Cop;
}

/** Returns the columns for the entered amounts; null enters nothing. */
export function taxColumns(entered: Partial<PurchaseTaxAmounts> | null): PurchaseTaxes {
  const {
    baseGravable = null,
    iva = null,
    retefuente = null,
    reteIva = null,
    reteIca = null,
  } = entered ?? {};
  const retenido = sum([retefuente ?? 0, reteIva ?? 0, reteIca ?? 0]);
  return { baseGravable, iva, retefuente, reteIva, reteIca, retenido };
}

/** Returns the amounts in a purchase's columns. */
export const taxesIn = ({
  baseGravable,
  iva,
  retefuente,
  reteIva,
  reteIca,
}: PurchaseTaxAmounts): PurchaseTaxAmounts => ({ baseGravable, iva, retefuente, reteIva, reteIca });

/**
 * Refuses taxes that a purchase of this cost (COP) cannot have, as CHECKs of the database do. `field`
 * is the input that holds them; empty when they are the input itself.
 * @throws Refusal BAD_USER_INPUT on the first wrong amount.
 */
export function refuseTaxes(taxes: PurchaseTaxes, costo: Cop, field = ""): void {
  const { baseGravable: base, iva, retefuente, reteIva, reteIca } = taxes;
  const wrong = (name: PurchaseTaxName, message: string) =>
    badInput(field ? `${field}.${name}` : name, message);
  for (const name of purchaseTaxNames)
    if ((taxes[name] ?? 0) < 0) throw wrong(name, "El valor no puede ser negativo");
  if (base === null) {
    if ([iva, retefuente, reteIva, reteIca].some((amount) => amount !== null))
      throw wrong("baseGravable", "Escribe la base gravable");
    return;
  }
  if (base === 0) throw wrong("baseGravable", "La base gravable debe ser mayor a 0");
  if (base + (iva ?? 0) > costo)
    throw wrong("baseGravable", `La base y el IVA suman más que el costo (${formatCop(costo)})`);
  if ((reteIva ?? 0) > (iva ?? 0)) throw wrong("reteIva", "La retención de IVA no puede superar el IVA");
  if ((retefuente ?? 0) + (reteIca ?? 0) > base)
    throw wrong("retefuente", "Lo retenido no puede superar la base gravable");
  if (taxes.retenido >= costo) throw wrong("retefuente", "Lo retenido no puede ser todo el costo");
}
