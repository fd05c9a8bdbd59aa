import { fact, fields, type Tellings } from "../../core/audit/telling.ts";
import { counted } from "../../core/colombia/spoken.ts";
import { documentKindLabels } from "./provider.rules.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `by` a purchase that named it first, or in the directory. */
    "provider.added": { proveedor: string; nit: string | null; by: "purchase" | "directory" };
    "provider.updated": { before: object; after: object };
    "provider.switched": { proveedor: string; active: boolean };
    "provider.merged": { proveedor: string; into: string; intoId: string; purchases: number };
    "provider.document-added": { kind: string; archivo: string };
    "provider.document-removed": { kind: string; archivo: string };
    "provider.contact-erased": { contacts: number };
  }
}

const labelOf = (kind: string): string =>
  (documentKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;

/** How the history tells it. */
export const toldProviders = {
  "provider.added": ({ proveedor, nit, by: source }) => ({
    did: `agregó el proveedor ${proveedor}${source === "purchase" ? " al registrar una compra" : ""}`,
    changes: fact("NIT", nit),
  }),
  "provider.updated": ({ before, after }) => ({
    did: "cambió los datos del proveedor",
    changes: fields(before, after, { name: "Nombre", nit: "NIT" }),
  }),
  "provider.switched": ({ proveedor, active }) => ({
    did: `${active ? "activó" : "desactivó"} el proveedor ${proveedor}`,
    tone: active ? "sea" : "clay",
  }),
  "provider.merged": ({ proveedor, into, purchases }) => ({
    did: `unió el proveedor ${proveedor} con ${into}`,
    changes: fact("Compras que pasaron", purchases),
  }),
  "provider.document-added": ({ kind, archivo }) => ({
    did: `agregó un documento: ${labelOf(kind)}`,
    changes: fact("Archivo", archivo),
  }),
  "provider.document-removed": ({ kind, archivo }) => ({
    did: `quitó un documento: ${labelOf(kind)}`,
    changes: fact("Archivo", archivo),
    tone: "clay",
  }),
  "provider.contact-erased": ({ contacts }) => ({
    did: `borró ${counted(contacts, "contacto", "contactos")} a pedido de su titular`,
    tone: "clay",
  }),
} satisfies Partial<Tellings>;
