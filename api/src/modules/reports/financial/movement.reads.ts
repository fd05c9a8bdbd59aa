import type { Context } from "../../../core/context.ts";
import { orderOfListing } from "../../../core/read/listing.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { listedPartySql } from "../../accounts/account/third-party.sql.ts";
import { payingPartySql } from "../../payments/payable/paid-for.sql.ts";
import { providerPartySql } from "../../providers/provider.sql.ts";
import { reservationCodeSql } from "../../reservations/reservation.sql.ts";
import type { FinancialPurchaseKind } from "./financial.enums.ts";
import type { FinancialFilter, FinancialPaymentFilter, FinancialPurchaseFilter } from "./financial.filter.ts";
import type {
  FinancialPaymentPageArgs,
  FinancialPurchasePageArgs,
  FinancialRefundPageArgs,
} from "./financial.inputs.ts";
import type {
  FinancialPayment,
  FinancialPaymentPage,
  FinancialPurchase,
  FinancialPurchasePage,
  FinancialRefund,
  FinancialRefundPage,
} from "./financial.types.ts";
import { clientOf, ofContracts, within } from "./money.sql.ts";
import { countedOf } from "./summary.reads.ts";

/** Returns the SQL of a contract in the shape of `FinancialContract`; the argument is the SQL of its id. */
const contractSql = (id: string): Fragment =>
  sql`(select json_build_object('id', c.id, 'contractNumber', c.contract_number, 'totalPrice', c.precio_total,
      'user', json_build_object('name', ${clientOf}, 'email', c.cliente->>'email'))
    from contracts c where c.id = ${raw(id)})`;

const receipt = (alias: string): Fragment =>
  raw(`${alias}.comprobante_key as "comprobanteKey", ${alias}.comprobante_filename as "comprobanteFilename",
    ${alias}.comprobante_content_type as "comprobanteContentType"`);

/** Returns a page that also contains its pagination data in one object. */
const pageOf = <Row>(items: Row[], total: number, { page, limit }: { page: number; limit: number }) => {
  const totalPages = Math.ceil(total / limit);
  return { items, total, page, limit, totalPages, pagination: { page, limit, total, totalPages } };
};

/**
 * Returns the SQL of the client to whom a payment or refund belongs; `alias` is its row. The aliases `r` and
 * `c` are used inside.
 */
const clientParty = (alias: string): Fragment => {
  const row: RowColumns = (property) => raw(`${alias}.${property === "order" ? "order_id" : "contract_id"}`);
  return listedPartySql(payingPartySql(row));
};

const paymentStatus = { confirmado: "verified", pendiente: "pending", rechazado: "rejected" } as const;

/** Returns a page of clients' payments in every status, latest payment first. */
export async function financialPayments(
  context: Context,
  filter: FinancialPaymentFilter | null,
  args: FinancialPaymentPageArgs,
): Promise<FinancialPaymentPage> {
  const { days, contracts } = countedOf(filter, context);
  const { status, tipoPago, medio } = filter ?? {};
  const columns = { paymentDate: "p.fecha_pago", amount: "p.monto" } as const;
  const { items, total } = await context.read.listing<FinancialPayment>({
    columns: sql`p.id, p.monto as amount,
      case p.status when 'verified' then 'confirmado' when 'pending' then 'pendiente' else 'rechazado' end
        as status,
      p.tipo_pago as "paymentMethod", p.medio as means,
      'regular' as "paymentType", null::int as "installmentNumber",
      case when p.contract_id is null then 'Pago de la reserva ' || ${reservationCodeSql(raw("p.order_id"))}
        else 'Pago del contrato ' || (select c.contract_number from contracts c where c.id = p.contract_id)
        end as description,
      coalesce(p.decision_note, p.registration_note) as notes, p.fecha_pago as "paymentDate",
      p.receipt_number as "receiptNumber", p.created_at as "createdAt", p.updated_at as "updatedAt",
      ${receipt("p")}, ${contractSql("p.contract_id")} as contract,
      ${clientParty("p")} as "thirdParty"`,
    from: sql`from payments p where ${within("p.fecha_pago", days)}
      and ${status ? sql`p.status = ${paymentStatus[status]}` : raw("true")}
      and ${tipoPago ? sql`p.tipo_pago = ${tipoPago}` : raw("true")}
      and ${medio ? sql`p.medio = ${medio}` : raw("true")}
      and ${ofContracts("p.contract_id", contracts)}`,
    order: orderOfListing(columns[asked(args, columns) ?? "paymentDate"], "p.id", args.direction ?? "desc"),
    limit: args.limit,
    offset: args.offset,
  });
  return pageOf(items, total, args);
}

/** Returns the requested sort column if the list has it. */
const asked = <Columns extends object>(
  { order }: { readonly order?: string | null },
  columns: Columns,
): keyof Columns | null => (order && order in columns ? (order as keyof Columns) : null);

const purchaseStatus = {
  confirmado: "b.saldo_pendiente = 0",
  en_proceso: "b.saldo_pendiente > 0 and b.saldo_pendiente < b.costo - b.retenido",
  pendiente: "b.saldo_pendiente = b.costo - b.retenido",
} as const;

const purchaseKind = (kind: FinancialPurchaseKind): Fragment =>
  kind === "contado" || kind === "cuotas" ? sql`b.tipo_pago = ${kind}` : sql`b.tipo_comprobante = ${kind}`;

const categorySql = `case i.tipo when 'tickets' then 'transporte' when 'traslados' then 'transporte'
  when 'alojamiento' then 'hospedaje' when 'alimentacion' then 'alimentacion'
  when 'excursiones' then 'actividades' when 'asistencia_medica' then 'seguros' when 'seguro' then 'seguros'
  else 'otros' end`;

/** Returns a page of purchases, latest first, without voided purchases. */
export async function financialPurchases(
  context: Context,
  filter: FinancialPurchaseFilter | null,
  args: FinancialPurchasePageArgs,
): Promise<FinancialPurchasePage> {
  const { days, contracts } = countedOf(filter, context);
  const { status, tipoPago } = filter ?? {};
  const columns = { purchaseDate: "b.fecha_compra", amount: "b.costo" } as const;
  const ofItem = (shown: string): Fragment =>
    raw(`(select ${shown} from contract_items i where i.id = b.contract_item_id)`);
  const { items, total } = await context.read.listing<FinancialPurchase>({
    columns: sql`b.id, b.costo as amount,
      case b.saldo_pendiente when 0 then 'confirmado' when b.costo - b.retenido then 'pendiente'
        else 'en_proceso' end as status,
      ${ofItem(categorySql)} as category, b.proveedor as supplier, b.provider_id as "supplierId",
      ${ofItem("i.descripcion")} as description, b.tipo_comprobante as "paymentMethod",
      b.observaciones as notes, b.fecha_compra as "purchaseDate", b.saldo_pendiente as "pendingAmount",
      b.created_at as "createdAt", b.updated_at as "updatedAt", ${receipt("b")},
      ${contractSql("(select i.contract_id from contract_items i where i.id = b.contract_item_id)")}
        as contract,
      (select ${providerPartySql} from providers v where v.id = b.provider_id) as "thirdParty"`,
    from: sql`from purchases b where b.voided_at is null and ${within("b.fecha_compra", days)}
      and ${status ? raw(purchaseStatus[status]) : raw("true")}
      and ${tipoPago ? purchaseKind(tipoPago) : raw("true")}
      and ${
        contracts
          ? sql`b.contract_item_id in (
        select i.id from contract_items i where i.contract_id in (${contracts}))`
          : raw("true")
      }`,
    order: orderOfListing(columns[asked(args, columns) ?? "purchaseDate"], "b.id", args.direction ?? "desc"),
    limit: args.limit,
    offset: args.offset,
  });
  return pageOf(items, total, args);
}

/** Returns a page of refunds to clients, latest payment first. */
export async function financialRefunds(
  context: Context,
  filter: FinancialFilter | null,
  args: FinancialRefundPageArgs,
): Promise<FinancialRefundPage> {
  const { days, contracts } = countedOf(filter, context);
  const columns = { paidOn: "m.paid_on", amount: "m.monto" } as const;
  const { items, total } = await context.read.listing<FinancialRefund>({
    columns: sql`m.id, m.monto as amount, m.paid_on as "paidOn", m.reason, m.contract_id as "contractId",
      m.order_id as "orderId",
      ${clientParty("m")} as "thirdParty",
      coalesce((select c.contract_number from contracts c where c.id = m.contract_id),
        ${reservationCodeSql(raw("m.order_id"))}) as name,
      coalesce((select ${clientOf} from contracts c where c.id = m.contract_id),
        (select concat_ws(' ', u.name, u.lastname) from reservations o join users u on u.id = o.customer_id
          where o.id = m.order_id), '') as client`,
    from: sql`from refunds m where m.status = 'pagada' and ${within("m.paid_on", days)}
      and ${ofContracts("m.contract_id", contracts)}`,
    order: orderOfListing(columns[asked(args, columns) ?? "paidOn"], "m.id", args.direction ?? "desc"),
    limit: args.limit,
    offset: args.offset,
  });
  return pageOf(items, total, args);
}
