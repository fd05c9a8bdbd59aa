import type { EntityClass } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { type OfDocument, ofPerson, ofTraveller } from "../../core/list/searched.ts";
import { personName } from "../accounts/person-name.sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { Capability } from "../accounts/permissions.rules.ts";
import { visiblePackages } from "../catalog/package.access.ts";
import { Package } from "../catalog/package.entity.ts";
import { visibleContracts } from "../contracts/contract/contract.access.ts";
import { clientName } from "../contracts/contract/contract.sql.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { visibleCustomers } from "../customers/customer/customer.access.ts";
import { Customer } from "../customers/customer/customer.entity.ts";
import { visibleFiscalDocuments } from "../invoices/invoice/invoice.access.ts";
import { Invoice } from "../invoices/invoice/invoice.entity.ts";
import { listedUsers } from "../organization/user.access.ts";
import { visiblePayments } from "../payments/payment/payment.access.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { visibleProviders } from "../providers/provider.access.ts";
import { Provider } from "../providers/provider.entity.ts";
import { visibleQuotes } from "../quotes/quote/quote.access.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { visibleReservations } from "../reservations/reservation.access.ts";
import { Reservation } from "../reservations/reservation.entity.ts";
import type { SearchKind } from "./search.types.ts";

/** Kind of record that can be searched: its permission, its scope, and its display. */
export interface SearchedKind {
  readonly kind: SearchKind;
  readonly capability: Capability;
  readonly entity: EntityClass<object>;
  readonly visible: (viewer: Viewer) => unknown;
  /** Rows found by a complete identity document number; absent when the record has none. */
  readonly ofDocument?: OfDocument;
  /** SQL columns over the alias `r`: `parentId, title, person, detail, amount, status, day`. */
  readonly columns: string;
  readonly joins?: string;
  /** SQL sort order, newest first; by name when there is no timestamp. */
  readonly newest: string;
}

interface Columns {
  readonly title: string;
  readonly detail: string;
  readonly person?: string;
  readonly amount?: string;
  readonly parent?: string;
  readonly status?: string;
  readonly day?: string;
}

const columns = ({
  title,
  detail,
  person = "null",
  amount = "null::bigint",
  parent = "null",
  status = "null",
  day = "null",
}: Columns) =>
  `${parent}::text as "parentId", ${title} as title, ${person}::text as person,
    ${detail}::text as detail, ${amount} as amount, ${status}::text as status, ${day}::text as day`;

/**
 * Returns the SQL of the status of a record that is active or inactive: `inactive`, or null while it is
 * active.
 */
const inUse = (active: string) => `case when ${active} then null else 'inactive' end`;

/** Kinds of records that can be searched, in the order of the sales process. */
export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: "customer",
    capability: "readCustomers",
    entity: Customer,
    visible: (viewer) => ({ $and: [visibleCustomers(viewer), { mergedInto: null, erasedAt: null }] }),
    ofDocument: ofPerson,
    columns: columns({ title: "r.name", detail: "concat_ws(' · ', r.email, r.telefono)" }),
    newest: "r.created_at",
  },
  {
    kind: "quote",
    capability: "manageQuotes",
    entity: Quote,
    visible: (viewer) => visibleQuotes(viewer, null),
    ofDocument: ofTraveller,
    columns: columns({
      title: "r.quote_number",
      detail: "r.destino",
      person: "r.nombre_cliente",
      amount: "r.precio_total",
      status: "r.status",
      day: "r.fecha_ida",
    }),
    newest: "r.created_at",
  },
  {
    kind: "contract",
    capability: "readContractItems",
    entity: Contract,
    visible: (viewer) => visibleContracts(viewer, null),
    ofDocument: (documents) => ({ quote: ofTraveller(documents) }),
    columns: columns({
      title: "r.contract_number",
      detail: "r.destino",
      person: clientName("r"),
      amount: "r.precio_total",
      status: "r.status",
      day: "r.fecha_inicio_viaje",
    }),
    newest: "r.created_at",
  },
  {
    kind: "payment",
    capability: "registerPayments",
    entity: Payment,
    visible: (viewer) => visiblePayments(viewer, null),
    columns: columns({
      title: "coalesce(r.receipt_number, 'Pago sin verificar')",
      detail: "concat_ws(' · ', coalesce(c.contract_number, 'Reserva'), nullif(r.referencia_pago, ''))",
      person: `coalesce(${clientName("c")}, ${personName("u")})`,
      amount: "r.monto",
      parent: "coalesce(c.id, v.id)",
      status: "case when r.reversed_at is null then r.status else 'reversed' end",
      day: "r.fecha_pago",
    }),
    joins: `left join contracts c on c.id = r.contract_id left join reservations v on v.id = r.order_id
      left join users u on u.id = v.customer_id`,
    newest: "r.created_at",
  },
  {
    kind: "invoice",
    capability: "invoice",
    entity: Invoice,
    visible: visibleFiscalDocuments,
    columns: columns({
      title: "r.number",
      detail: "c.contract_number",
      person: clientName("c"),
      amount: "r.total_amount",
      status: "case when r.credited_whole then 'annulled' else r.status end",
      day: "r.issue_date",
    }),
    joins: "join contracts c on c.id = r.contract_id",
    newest: "r.issued_at",
  },
  {
    kind: "reservation",
    capability: "readReservations",
    entity: Reservation,
    visible: visibleReservations,
    columns: columns({
      title: "p.title",
      detail: "p.city",
      person: personName("u"),
      amount: "r.total_price",
      status: "r.status",
      day: "r.salida",
    }),
    joins: "join packages p on p.id = r.package_id join users u on u.id = r.customer_id",
    newest: "r.created_at",
  },
  {
    kind: "package",
    capability: "seeDashboard",
    entity: Package,
    visible: visiblePackages,
    columns: columns({
      title: "r.title",
      detail: "r.city",
      amount: "r.price",
      status: inUse("r.is_active"),
    }),
    newest: "r.created_at",
  },
  {
    kind: "person",
    capability: "readUsers",
    entity: User,
    visible: listedUsers,
    ofDocument: ofPerson,
    columns: columns({ title: personName("r"), detail: "r.email", status: inUse("r.is_active") }),
    newest: "r.created_at",
  },
  {
    kind: "provider",
    capability: "readProviders",
    entity: Provider,
    visible: visibleProviders,
    columns: columns({ title: "r.name", detail: "coalesce(r.nit, '')", status: inUse("r.active") }),
    newest: "r.created_at",
  },
];
