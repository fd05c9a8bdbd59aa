import { v7 } from "uuid";
import { endOfDay } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { providerOfName } from "../../providers/provider-of-name.ts";
import { itemMoves } from "../../contracts/item/item-moves.ts";
import type { LockedItem } from "../../contracts/item/lock-item.ts";
import { Purchase } from "./purchase.entity.ts";
import type { TipoComprobante, TipoPagoCompra } from "./purchase.enums.ts";
import { priceDifference } from "./purchase.rules.ts";
import type { PurchaseTaxes } from "./taxes.rules.ts";
import { keepReceipt } from "./receipt.ts";

/** Purchase data common to payment at once and in installments; `costo` in COP. */
export interface PurchaseTerms {
  readonly proveedor: string;
  readonly costo: Cop;
  readonly fechaCompra: string;
  readonly tipoComprobante: TipoComprobante;
  readonly tipoPago: TipoPagoCompra;
  readonly numeroCuotas: number;
  /** Last day for paying the provider; null when none was agreed. */
  readonly fechaVencimientoPago: string | null;
  /** The provider's NIT, if it was requested; a provider that already has a NIT keeps it. */
  readonly nit?: string | null | undefined;
  /** Day on which the next payment is due, which becomes the item's deadline; null when none was agreed. */
  readonly nextDue: string | null;
  readonly observaciones: string | null | undefined;
  /** Base, IVA and withholdings; without them the whole cost is owed to the provider. */
  readonly taxes: PurchaseTaxes;
}

/**
 * Adds the purchase of a locked item, with its receipt if there is one, and changes the item's status to
 * `comprado_pendiente`. The provider is looked up by name in the directory, or created. Writes the audit
 * entry, emits the event, and returns the purchase's id.
 */
export async function registerPurchase(
  work: Work,
  { contract, item }: LockedItem,
  { nit, nextDue, taxes, ...terms }: PurchaseTerms,
  receipt: StoredBytes | null = null,
): Promise<string> {
  const { cotizado, diferencia } = priceDifference(item.precioTotal, terms.costo);
  const id = v7();
  const proveedor = terms.proveedor.trim();
  const provider = await providerOfName(work, terms.proveedor, nit);
  work.insertLater(Purchase, {
    ...terms,
    ...taxes,
    ...(receipt && (await keepReceipt(work, receipt, { type: "purchase", id }))),
    id,
    item: item.id,
    proveedor,
    provider: provider.id,
    costoCotizado: cotizado,
    diferenciaPrecio: diferencia,
    saldoPendiente: terms.costo - taxes.retenido,
    observaciones: terms.observaciones?.trim() || null,
    createdBy: work.viewer?.id ?? null,
    createdAt: work.now,
    updatedAt: work.now,
  });

  work.move(itemMoves, item, "comprado_pendiente", { audit: null });
  item.proveedor = proveedor;
  // Until when it had to be bought is over; without a day to be paid by nothing is due.
  item.fechaVencimientoPago = nextDue ? endOfDay(nextDue) : null;

  const ids = { contractId: contract.id, itemId: item.id };
  const { costo, numeroCuotas: cuotas } = terms;
  work.audit("purchase.registered", id, {
    ...ids,
    proveedor,
    costo,
    diferencia,
    cuotas,
    ...(taxes.retenido > 0 && { retenido: taxes.retenido }),
  });
  await work.emit("purchase.registered", { purchaseId: id, ...ids, proveedor, costo });
  return id;
}
