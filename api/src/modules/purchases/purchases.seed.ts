import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, addMonths, today } from "../../core/colombia/days.ts";
import { percentOf, split } from "../../core/colombia/cop.ts";
import type { Services } from "../../core/context.ts";
import type { SeedContext } from "../../core/seed.ts";
import type { StoredBytes } from "../../core/storage/storage.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { ContractItem } from "../contracts/item/item.entity.ts";
import { buyItem } from "./purchase/acts/buy-item.ts";
import { buyItemInInstallments } from "./installment/acts/buy-item-in-installments.ts";
import { markPurchasePaid } from "./purchase/acts/mark-purchase-paid.ts";
import { payInstallment } from "./installment/acts/pay-installment.ts";
import { setItemDeadline } from "./deadline/acts/set-item-deadline.ts";
import { Installment } from "./installment/installment.entity.ts";
import { seedApprovals } from "./provider-payment/approvals.seed.ts";
import { installmentThreshold } from "./installment/installment.rules.ts";

const hour = 3_600_000;
/**
 * Age after which the demo's signed contracts are fully bought and paid, and so completed; of the newer
 * contracts only every third.
 */
const SETTLED_AFTER = 60 * 24 * hour;
const QUICK = 3;
/** Real costs of the demo as percentages of the quoted costs: some below, some above, most equal. */
const realShares = [100, 97, 100, 104, 100, 95.5, 108] as const;
/** Cost of a trip as a percentage of its price, when the price was entered without a calculation. */
const COST_SHARE = 84;
const providers = [
  "Viajes del Caribe",
  "Mayorista Andina",
  "Hoteles del Sol",
  "Transportes La Sabana",
  "Aventura Llanera",
] as const;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Number of days from now until the unpaid purchases are due; null when no day was agreed. */
const dueDays = [-3, 0, 5, 12, null] as const;

/**
 * Creates the purchases of the demo's signed contracts. Older contracts are bought completely, which
 * completes them. Recent contracts are bought in part, with near and distant deadlines; amounts above
 * 2,000,000 COP are paid in installments.
 */
export async function seedPurchases(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const buyer = seed.shared.get("account:admin") as Viewer;
  const contracts = await seed.services.orm.em
    .fork()
    .find(Contract, { status: "signed" }, { orderBy: { signedAt: "asc" } });
  await seed.each(contracts, (own, contract, n) => buyFor(own, buyer, contract, { n, end }));
  seed.at(end);
  await seedApprovals(seed);
}

async function buyFor(
  seed: SeedContext,
  buyer: Viewer,
  { id, signedAt, precioTotal }: Contract,
  { n, end }: { n: number; end: Date },
): Promise<void> {
  if (!signedAt) return;
  const settled = end.getTime() - signedAt.getTime() > SETTLED_AFTER || n % QUICK === 0;
  const items = await seed.services.orm.em
    .fork()
    .find(
      ContractItem,
      { contract: id, status: "pendiente_compra", requiereCompra: true },
      { orderBy: { orden: "asc" } },
    );
  // Lines of a typed price have none of their own: its remainder is shared among them.
  const priced = items.reduce((sum, item) => sum + item.precioTotal, 0);
  const typed = items.filter((item) => item.precioTotal === 0).length;
  const share = Math.floor(percentOf(Math.max(precioTotal - priced, 0), COST_SHARE) / Math.max(typed, 1));
  const bought = settled ? items.length : Math.min(items.length - 1, n % 4);
  for (const [place, item] of items.entries()) {
    seed.at(new Date(Math.min(end.getTime(), signedAt.getTime() + (26 + place * 5) * hour)));
    if (place < bought) await buyAndPay(seed, buyer, item, { n: n + place, settled, end, share });
    else
      await giveDeadline(
        seed,
        buyer,
        item,
        new Date(end.getTime() + deadlineHours[(n + place) % deadlineHours.length]! * hour),
      );
  }
}

/** Number of hours from now until the deadlines of items that are not bought. */
const deadlineHours = [9, 20, 60, 240, -30, 400] as const;

const giveDeadline = (seed: SeedContext, buyer: Viewer, { id }: ContractItem, deadline: Date) =>
  seed.as(buyer, setItemDeadline, {
    id,
    input: { fechaVencimientoPago: deadline.toISOString() },
    other: null,
  });

async function buyAndPay(
  seed: SeedContext,
  buyer: Viewer,
  item: ContractItem,
  { n, settled, end, share }: { n: number; settled: boolean; end: Date; share: number },
): Promise<void> {
  const day = today(seed.services.clock.now());
  const costo = percentOf(item.precioTotal || share, pick(realShares, n));
  const proveedor = item.proveedor ?? pick(providers, n);
  if (costo > installmentThreshold) return buyInParts(seed, buyer, item, { proveedor, costo, day, settled });
  const paid = settled || n % 2 === 0;
  const due = paid ? null : pick(dueDays, (n - 1) / 2);
  const dueOn = due === null ? null : addDays(today(end), due);
  const receipt = await aReceipt(seed, proveedor);
  const { purchaseId } = await seed.as(buyer, buyItem, {
    id: item.id,
    input: { proveedor, costo, fechaCompra: day, fechaVencimientoPago: dueOn && dueOn < day ? day : dueOn },
    receipt,
  });
  if (paid) await seed.as(buyer, markPurchasePaid, { id: purchaseId, input: {} });
}

async function buyInParts(
  seed: SeedContext,
  buyer: Viewer,
  { id }: ContractItem,
  { proveedor, costo, day, settled }: { proveedor: string; costo: number; day: string; settled: boolean },
): Promise<void> {
  const cuotasPlan = split(costo, 3).map((monto, index) => ({
    monto,
    fechaVencimiento: addMonths(day, index),
  }));
  const { purchaseId } = await seed.as(buyer, buyItemInInstallments, {
    id,
    input: { proveedor, costo, fechaCompra: day, cuotasPlan },
  });
  if (settled) return void (await seed.as(buyer, markPurchasePaid, { id: purchaseId, input: {} }));
  const first = await seed.services.orm.em
    .fork()
    .findOneOrFail(Installment, { purchase: purchaseId, numeroCuota: 1 });
  await seed.as(buyer, payInstallment, { id: first.id, input: {}, receipt: null });
}

/**
 * Returns a provider's invoice as a PDF, printed once per provider, because the demo never reads its content.
 */
async function aReceipt({ services, shared }: SeedContext, proveedor: string): Promise<StoredBytes> {
  const key = `purchases:receipt:${proveedor}`;
  const printed = (shared.get(key) as Buffer | undefined) ?? (await printReceipt(services, proveedor));
  shared.set(key, printed);
  return services.storage.put(printed, { filename: "factura.pdf", contentType: "application/pdf" });
}

const printReceipt = ({ pdf, clock }: Services, proveedor: string): Promise<Buffer> =>
  pdf.print({
    title: `Factura de ${proveedor}`,
    author: proveedor,
    createdAt: clock.now(),
    content: [
      { text: proveedor, fontSize: 18, bold: true },
      { text: "Factura por servicios turísticos", margin: [0, 12, 0, 4] },
    ],
    footer: proveedor,
  });
