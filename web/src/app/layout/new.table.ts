import { type Capability, may } from "@travesia/api/permissions";
import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { customerPaths } from "../../features/customers/customers.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";

/** Record that the user may create, and the way to start: an address, or the payment dialog. */
export interface NewThing {
  readonly label: string;
  readonly may: Capability;
  readonly begins: { readonly at: string } | "payment";
  /** Synonyms by which the search finds the entry. */
  readonly also: string;
  /** Optional feature that the record belongs to; hidden when the agency does without it. */
  readonly feature?: OptionalFeature;
  /** List on which the key N creates this record. */
  readonly on: string;
}

/** Entries of the `Nuevo` menu, in the order in which a sale needs them. */
const things: readonly NewThing[] = [
  {
    label: "Cliente",
    also: "nuevo cliente crear",
    may: "manageCustomers",
    begins: { at: `${customerPaths.list.to()}?nuevo=1` },
    on: customerPaths.list.to(),
  },
  {
    label: "Cotización",
    also: "nueva cotización cotizar crear",
    may: "manageQuotes",
    begins: { at: quotePaths.begin },
    on: quotePaths.list.to(),
  },
  {
    label: "Contrato de una cotización aprobada",
    also: "nuevo contrato convertir crear",
    may: "createContracts",
    begins: { at: `${quotePaths.list.to()}?status=approved` },
    on: contractPaths.list.to(),
  },
  {
    label: "Pago de un cliente",
    also: "nuevo pago registrar abono",
    may: "registerPayments",
    begins: "payment",
    on: paymentPaths.queue.to(),
  },
  {
    label: "Reserva de un paquete",
    also: "nueva reserva reservar",
    may: "manageReservations",
    begins: { at: catalogPaths.all.to() },
    feature: "reservas",
    on: reservationPaths.panel.to(),
  },
  {
    label: "Proveedor",
    also: "nuevo proveedor crear",
    may: "manageProviders",
    begins: { at: `${providerPaths.list.to()}?nuevo=1` },
    on: providerPaths.list.to(),
  },
  {
    label: "Paquete",
    also: "nuevo paquete crear publicar",
    may: "managePackages",
    begins: { at: catalogPaths.create.to() },
    on: catalogPaths.panel.to(),
  },
  {
    label: "Persona del equipo",
    also: "nueva persona asesor empleado cuenta invitar",
    may: "manageUsers",
    begins: { at: organizationPaths.createStaff.to() },
    on: organizationPaths.users.to(),
  },
];

/** Returns the entries of the `Nuevo` menu for the records a role may create and the agency uses. */
export const newThings = (role: number, hidden: readonly OptionalFeature[] = []): readonly NewThing[] =>
  things.filter((thing) => may(role, thing.may) && !(thing.feature && hidden.includes(thing.feature)));
