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

/** A kind of record that can be found: who may, which rows they see, and how one is shown. */
export interface SearchedKind {
  readonly kind: SearchKind;
  readonly capability: Capability;
  readonly entity: EntityClass<object>;
  readonly visible: (viewer: Viewer) => unknown;
  /** Rows that a whole identity document finds; none where the record has none. */
  readonly ofDocument?: OfDocument;
  /** SQL over the alias `r`: `parentId, title, person, detail, amount`. */
  readonly columns: string;
  readonly joins?: string;
  /** The newest first; a name where there is no instant. */
  readonly newest: string;
}

const columns = (title: string, detail: string, person = "null", amount = "null::bigint", parent = "null") =>
  `${parent}::text as "parentId", ${title} as title, ${person}::text as person,
    ${detail}::text as detail, ${amount} as amount`;

/** What can be found, in the order of a sale. */
export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: "customer",
    capability: "readCustomers",
    entity: Customer,
    visible: (viewer) => ({ $and: [visibleCustomers(viewer), { mergedInto: null, erasedAt: null }] }),
    ofDocument: ofPerson,
    columns: columns("r.name", "concat_ws(' · ', r.email, r.telefono)"),
    newest: "r.created_at",
  },
  {
    kind: "quote",
    capability: "manageQuotes",
    entity: Quote,
    visible: (viewer) => visibleQuotes(viewer, null),
    ofDocument: ofTraveller,
    columns: columns("r.quote_number", "r.destino", "r.nombre_cliente", "r.precio_total"),
    newest: "r.created_at",
  },
  {
    kind: "contract",
    capability: "readContractItems",
    entity: Contract,
    visible: (viewer) => visibleContracts(viewer, null),
    ofDocument: (documents) => ({ quote: ofTraveller(documents) }),
    columns: columns("r.contract_number", "r.destino", clientName("r"), "r.precio_total"),
    newest: "r.created_at",
  },
  {
    kind: "payment",
    capability: "registerPayments",
    entity: Payment,
    visible: (viewer) => visiblePayments(viewer, null),
    columns: columns(
      "coalesce(r.receipt_number, 'Pago sin verificar')",
      "concat_ws(' · ', coalesce(c.contract_number, 'Reserva'), nullif(r.referencia_pago, ''))",
      `coalesce(${clientName("c")}, ${personName("u")})`,
      "r.monto",
      "coalesce(c.id, v.id)",
    ),
    joins: `left join contracts c on c.id = r.contract_id left join reservations v on v.id = r.order_id
      left join users u on u.id = v.customer_id`,
    newest: "r.created_at",
  },
  {
    kind: "reservation",
    capability: "readReservations",
    entity: Reservation,
    visible: visibleReservations,
    columns: columns("p.title", "r.salida::text", personName("u"), "r.total_price"),
    joins: "join packages p on p.id = r.package_id join users u on u.id = r.customer_id",
    newest: "r.created_at",
  },
  {
    kind: "package",
    capability: "seeDashboard",
    entity: Package,
    visible: visiblePackages,
    columns: columns("r.title", "r.city", "null", "r.price"),
    newest: "r.created_at",
  },
  {
    kind: "person",
    capability: "readUsers",
    entity: User,
    visible: listedUsers,
    ofDocument: ofPerson,
    columns: columns(personName("r"), "r.email"),
    newest: "r.created_at",
  },
  {
    kind: "provider",
    capability: "readProviders",
    entity: Provider,
    visible: visibleProviders,
    columns: columns("r.name", "coalesce(r.nit, '')"),
    newest: "r.created_at",
  },
];
