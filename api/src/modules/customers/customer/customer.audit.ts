import { fact, fields, type Descriptions } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import { documentLabels } from "../../../core/colombia/documents.ts";
import { historyLabels } from "../../../core/column.ts";
import { Customer } from "./customer.entity.ts";
import { customerSourceLabels } from "./customer.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "customer.added": { source: keyof typeof customerSourceLabels };
    "customer.updated": { before: object; after: object };
    "customer.merged": { intoId: string };
    /** Entry on the remaining customer: the merged customer, and the data received from it. */
    "customer.joined": { fromId: string; before: object; after: object };
    "customer.account-linked": { clienteId: number };
    "customer.note-added": { length: number };
    "customer.note-removed": { length: number };
    "customer.paper-added": { kind: string };
    "customer.paper-changed": { kind: string };
    "customer.paper-removed": { kind: string };
    "customer.erased": { records: number };
    "customer.imported": { archivo: string; lines: number; added: number; known: number; left: number };
  }
}

const columns = historyLabels(Customer);

/** Descriptions of the audit entries about customers. */
export const describedCustomers = {
  "customer.added": ({ source }) => ({
    did: "agregó el cliente",
    changes: fact("Origen", customerSourceLabels[source]),
  }),
  "customer.updated": ({ before, after }) => ({
    did: "cambió los datos del cliente",
    changes: fields(before, after, columns),
  }),
  "customer.merged": () => ({ did: "unió el cliente con otro" }),
  "customer.joined": ({ before, after }) => ({
    did: "unió otro cliente con este",
    changes: fields(before, after, columns),
  }),
  "customer.account-linked": () => ({ did: "enlazó el cliente con su cuenta", tone: "sea" }),
  "customer.note-added": () => ({ did: "escribió una nota" }),
  "customer.note-removed": () => ({ did: "quitó una nota", tone: "clay" }),
  "customer.paper-added": ({ kind }) => ({
    did: `agregó un documento de viaje: ${documentLabels[kind] ?? kind}`,
  }),
  "customer.paper-changed": ({ kind }) => ({
    did: `cambió un documento de viaje: ${documentLabels[kind] ?? kind}`,
  }),
  "customer.paper-removed": ({ kind }) => ({
    did: `quitó un documento de viaje: ${documentLabels[kind] ?? kind}`,
    tone: "clay",
  }),
  "customer.erased": () => ({ did: "suprimió los datos del cliente a pedido de su titular", tone: "clay" }),
  "customer.imported": ({ archivo, added, known, left }) => ({
    did: `importó ${counted(added, "cliente", "clientes")}`,
    changes: [
      ...fact("Archivo", archivo),
      ...fact("Ya existían", known),
      ...fact("Líneas con errores que no se importaron", left),
    ],
  }),
} satisfies Partial<Descriptions>;
