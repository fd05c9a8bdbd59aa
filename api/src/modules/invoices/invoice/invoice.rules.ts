import { formatCop, type Cop, sum, withoutPercent } from "../../../core/colombia/cop.ts";
import { conflict } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Sort orders of the list of invoices. */
export const invoiceOrder = listOrder({
  name: "InvoiceOrder",
  columns: { issuedAt: "plain", totalAmount: "plain" },
  first: { by: "issuedAt", direction: "desc" },
});

/** Sort orders of the list of contracts that have to be invoiced. */
export const toInvoiceOrder = listOrder({
  name: "ContractToInvoiceOrder",
  columns: {
    completedAt: "optional",
    contractNumber: "plain",
    destino: "text",
    fechaInicioViaje: "plain",
    precioTotal: "plain",
  },
  first: { by: "completedAt", direction: "desc" },
});

/** IVA treatment of a line. */
export type TaxCode = "GRAVADO_19" | "EXENTO_481" | "EXCLUIDO" | "NO_GRAVADO_EXTERIOR" | "TERCEROS";

/** Spanish names of the treatments. */
export const taxCodeLabels: Readonly<Record<TaxCode, string>> = {
  GRAVADO_19: "Gravado con IVA a la tarifa general",
  EXENTO_481: "Exento (no residentes, art. 481 ET)",
  EXCLUIDO: "Excluido de IVA",
  NO_GRAVADO_EXTERIOR: "No gravado: servicio prestado en el exterior",
  TERCEROS: "Ingreso para terceros (mandato)",
};

/** Returns the IVA treatment of a line as text, with its rate in percent when IVA is charged. */
export const taxText = ({ impuesto, tarifa }: Pick<DraftLine, "impuesto" | "tarifa">): string =>
  tarifa > 0 ? `Gravado, IVA del ${tarifa} %` : taxCodeLabels[impuesto];

/** IVA treatments allowed for the agency's own income. */
export const ownTaxCodes = ["GRAVADO_19", "EXENTO_481", "EXCLUIDO", "NO_GRAVADO_EXTERIOR"] as const;
export type OwnTaxCode = (typeof ownTaxCodes)[number];

/** Third party on whose behalf a line is charged. */
export interface Principal {
  readonly nombre: string;
  /** NIT with its check digit: `890903938-8`. */
  readonly nit: string;
}

/** One line of an invoice; amounts in COP. `total` is the amount that the client pays. */
export interface DraftLine {
  readonly impuesto: TaxCode;
  /** IVA rate in percent; 0 when no IVA is charged. */
  readonly tarifa: number;
  readonly descripcion: string;
  readonly base: Cop;
  readonly iva: Cop;
  readonly total: Cop;
  /** Third party on whose behalf the line is charged; null for the agency's own income. */
  readonly mandante: Principal | null;
}

/** Service that was bought for the client and is sold in the provider's name; `cost` in COP. */
export interface MandateService {
  readonly descripcion: string;
  readonly cost: Cop;
  readonly proveedor: string;
  readonly nit: string | null;
}

/** Service that was bought for the client; `cost` in COP. */
export interface BoughtService extends MandateService {
  readonly itemId: string;
  readonly proveedorId: string;
  /** True when the provider sells in its own name; null while this is unanswered. */
  readonly mandate: boolean | null;
}

/**
 * Returns the question about a bought service that must be answered before invoicing, in Spanish; null when
 * there is none.
 */
export function missingAnswer({ proveedor, mandate, nit }: BoughtService): string | null {
  if (mandate === null)
    return (
      `Falta decir si «${proveedor}» vende en nombre propio o de terceros: ` + "respóndelo antes de facturar."
    );
  if (mandate && nit === null)
    return `«${proveedor}» vende por mandato y no tiene NIT: regístralo antes de facturar.`;
  return null;
}

/** Returns the services that an invoice charges at cost, as income of third parties. */
export const mandatesOf = (services: readonly BoughtService[]): readonly BoughtService[] =>
  services.filter(({ mandate, nit }) => mandate === true && nit !== null);

/** Returns the agency's margin on a sale before IVA: the price minus the cost of the purchases, in COP. */
export const marginOf = (price: Cop, services: readonly BoughtService[]): Cop =>
  price - sum(services.map(({ cost }) => cost));

/** Returns a warning, in Spanish, when the invoice's IVA exceeds the margin of the sale; otherwise null. */
export const ivaWarning = (iva: Cop, margin: Cop): string | null =>
  iva > 0 && iva > margin
    ? `El IVA (${formatCop(iva)}) es más de lo que gana la agencia en este viaje (${formatCop(margin)}): ` +
      "revisa qué compras son de terceros."
    : null;

/** Totals of an invoice; amounts in COP. */
export interface InvoiceSums {
  readonly base: Cop;
  readonly iva: Cop;
  readonly terceros: Cop;
  readonly total: Cop;
}

/**
 * Returns the lines of an invoice, which add up to the contract's price. Purchases on behalf of third
 * parties are charged at cost, as their income (D. 1625 of 2016, art. 1.6.1.4.9). The remainder is one line
 * of own income including IVA, at the general rate `ivaRate` in percent (ET art. 468).
 * @throws Refusal CONFLICT for a third party without NIT, and for third-party amounts above the price.
 */
export function invoiceLines(
  price: Cop,
  mandates: readonly MandateService[],
  own: { readonly impuesto: OwnTaxCode; readonly descripcion: string },
  ivaRate: number,
): readonly DraftLine[] {
  const nameless = mandates.find(({ nit }) => nit === null);
  if (nameless)
    throw conflict(`«${nameless.proveedor}» vende por mandato y no tiene NIT: regístralo antes de facturar.`);
  const charged = sum(mandates.map(({ cost }) => cost));
  if (charged > price)
    throw conflict(
      `Lo comprado por mandato suma ${formatCop(charged)} y el contrato vale ${formatCop(price)}: ` +
        "revisa las compras.",
    );
  const lines = mandates.map(({ descripcion, cost, proveedor, nit }): DraftLine => ({
    impuesto: "TERCEROS",
    tarifa: 0,
    descripcion,
    base: cost,
    iva: 0,
    total: cost,
    mandante: { nombre: proveedor, nit: nit ?? "" },
  }));
  const rest = price - charged;
  return rest === 0 ? lines : [...lines, { ...own, ...taxed(rest, own.impuesto, ivaRate), mandante: null }];
}

/** Splits an amount that includes IVA into base and IVA, in whole pesos that add up to the amount. */
function taxed(
  total: Cop,
  code: OwnTaxCode,
  ivaRate: number,
): Pick<DraftLine, "tarifa" | "base" | "iva" | "total"> {
  const tarifa = code === "GRAVADO_19" ? ivaRate : 0;
  const base = withoutPercent(total, tarifa);
  return { tarifa, base, iva: total - base, total };
}

/** Returns the totals of the lines of an invoice. */
export function invoiceSums(lines: readonly DraftLine[]): InvoiceSums {
  const [own, others] = [lines.filter((line) => !line.mandante), lines.filter((line) => line.mandante)];
  return {
    base: sum(own.map(({ base }) => base)),
    iva: sum(own.map(({ iva }) => iva)),
    terceros: sum(others.map(({ total }) => total)),
    total: sum(lines.map(({ total }) => total)),
  };
}
