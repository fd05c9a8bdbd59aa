import { endOfDay } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { providerOfName } from "../../providers/provider-of-name.ts";
import { itemMoves } from "../../contracts/item/item-moves.ts";
import { Purchase } from "./purchase.entity.ts";
import type { TipoComprobante, TipoPagoCompra } from "./purchase.enums.ts";
import type { LockedItem } from "./purchase.find.ts";
import { priceDifference } from "./purchase.rules.ts";

/** Purchase data common to both ways of paying; `costo` in COP. */
export interface PurchaseTerms {
  readonly proveedor: string;
  readonly costo: Cop;
  readonly fechaCompra: string;
  readonly tipoComprobante: TipoComprobante;
  readonly tipoPago: TipoPagoCompra;
  readonly numeroCuotas: number;
  /** The last day on which the provider has to be paid. */
  readonly fechaVencimientoPago: string | null;
  /** The provider's NIT, where it was asked for; one that has its own keeps it. */
  readonly nit?: string | null | undefined;
  /** The day on which the next payment is due: the item's deadline from now on; null where none is agreed. */
  readonly nextDue: string | null;
  readonly observaciones: string | null | undefined;
}

/**
 * Adds the purchase of a locked item, which moves to `comprado_pendiente`; {@link announcePurchase} emits its
 * event. Its provider is looked up by name in the directory, or added to it.
 */
export async function registerPurchase(
  work: Work,
  { item }: LockedItem,
  terms: PurchaseTerms,
): Promise<Purchase> {
  const { cotizado, diferencia } = priceDifference(item.precioTotal, terms.costo);
  const purchase = new Purchase();
  purchase.item = item;
  purchase.proveedor = terms.proveedor.trim();
  purchase.provider = await providerOfName(work, terms.proveedor, terms.nit);
  purchase.costo = terms.costo;
  purchase.costoCotizado = cotizado;
  purchase.diferenciaPrecio = diferencia;
  purchase.saldoPendiente = terms.costo;
  purchase.fechaCompra = terms.fechaCompra;
  purchase.fechaVencimientoPago = terms.fechaVencimientoPago;
  purchase.tipoComprobante = terms.tipoComprobante;
  purchase.tipoPago = terms.tipoPago;
  purchase.numeroCuotas = terms.numeroCuotas;
  purchase.observaciones = terms.observaciones?.trim() || null;
  purchase.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);

  work.move(itemMoves, item, "comprado_pendiente", { audit: null });
  item.proveedor = purchase.proveedor;
  // Until when it had to be bought is over; without a day to be paid by nothing is due.
  item.fechaVencimientoPago = terms.nextDue ? endOfDay(terms.nextDue) : null;
  return work.add(purchase);
}

/** Writes the audit entry and emits the event of a complete purchase. */
export async function announcePurchase(
  work: Work,
  { contract, item }: LockedItem,
  purchase: Purchase,
): Promise<void> {
  const ids = { contractId: contract.id, itemId: item.id };
  const { proveedor, costo, diferenciaPrecio: diferencia, numeroCuotas: cuotas } = purchase;
  work.audit("purchase.registered", purchase.id, { ...ids, proveedor, costo, diferencia, cuotas });
  await work.emit("purchase.registered", { purchaseId: purchase.id, ...ids });
}
