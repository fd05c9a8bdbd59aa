import { type Capability, may } from "@travesia/api/permissions";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { customerPaths } from "../../features/customers/customers.paths.ts";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";

/** Something that one may create, and where that begins: an address, or the dialog of a payment. */
export interface NewThing {
  readonly label: string;
  readonly may: Capability;
  readonly begins: { readonly at: string } | "payment";
}

/** What `Nuevo` offers, in the order of a sale. */
const things: readonly NewThing[] = [
  { label: "Cliente", may: "manageCustomers", begins: { at: `${customerPaths.list.to()}?nuevo=1` } },
  { label: "Cotización", may: "manageQuotes", begins: { at: `${quotePaths.list.to()}?nueva=1` } },
  {
    label: "Contrato de una cotización aprobada",
    may: "createContracts",
    begins: { at: `${quotePaths.list.to()}?status=approved` },
  },
  { label: "Pago de un cliente", may: "registerPayments", begins: "payment" },
  { label: "Reserva de un paquete", may: "manageReservations", begins: { at: catalogPaths.all.to() } },
  { label: "Proveedor", may: "manageProviders", begins: { at: `${providerPaths.list.to()}?nuevo=1` } },
  { label: "Paquete", may: "managePackages", begins: { at: catalogPaths.create.to() } },
  { label: "Persona del equipo", may: "manageUsers", begins: { at: organizationPaths.createStaff.to() } },
];

/** What a role may create. */
export const newThings = (role: number): readonly NewThing[] =>
  things.filter((thing) => may(role, thing.may));
