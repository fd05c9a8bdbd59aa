import { by, fact, fields, spoken, type Labels, type Descriptions } from "../../core/audit/description.ts";
import { counted } from "../../core/colombia/spoken.ts";
import { historyLabels } from "../../core/column.ts";
import { LibraryDayText } from "./library/library-day-text.entity.ts";
import { LibraryService } from "./library/library-service.entity.ts";
import { Provider } from "./provider.entity.ts";
import { documentKindLabels } from "./provider.rules.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /**
     * `by` states whether a purchase that named the provider first created it, or a person in the directory.
     */
    "provider.added": { proveedor: string; nit: string | null; by: "purchase" | "directory" };
    "provider.updated": { before: object; after: object };
    /** A person who pays viewed the full account; `numeroCuenta` is masked. */
    "provider.account-opened": { banco: string; numeroCuenta: string };
    "provider.switched": { proveedor: string; active: boolean };
    "provider.merged": { proveedor: string; into: string; intoId: string; purchases: number };
    /** Entry on the remaining provider: the merged provider, and the data adopted from it. */
    "provider.joined": { from: string; fromId: string; purchases: number; before: object; after: object };
    "provider.document-added": { kind: string; archivo: string };
    "provider.document-removed": { kind: string; archivo: string };
    "provider.contact-erased": { contacts: number };
    "library-service.updated": { servicio: string; before: object; after: object };
    /** Entry on the remaining service: the merged service, with its numbers of uses and pictures. */
    "library-service.merged": {
      servicio: string;
      from: string;
      fromId: string;
      uses: number;
      pictures: number;
    };
    "library-service.removed": { servicio: string };
    "library-day-text.updated": { lugar: string; before: object; after: object };
    "library-day-text.removed": { lugar: string };
  }
}

const labelOf = (kind: string): string =>
  (documentKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;

const accountLabels: Labels = {
  bank: "Banco",
  accountKind: ["Tipo de cuenta", by({ ahorros: "Ahorros", corriente: "Corriente" })],
  cuenta: "Cuenta",
  accountHolder: "Titular de la cuenta",
  accountHolderDocument: "Documento del titular",
};

const providerLabels: Labels = { ...historyLabels(Provider), proveedor: "Nombre" };

const serviceLabels = historyLabels(LibraryService);
const dayTextLabels = historyLabels(LibraryDayText);

/** Returns the bank account in a history entry's details, visible only to viewers who may see bank data. */
const accountOf = (detail: object): object => only(detail, (key) => key in accountLabels);
const others = (detail: object): object => only(detail, (key) => !(key in accountLabels));
const only = (detail: object, wanted: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(detail).filter(([key]) => wanted(key)));

/** Texts of the history for providers. */
export const describedProviders = {
  "provider.added": ({ proveedor, nit, by: source }) => ({
    did: `agregó el proveedor ${proveedor}${source === "purchase" ? " al registrar una compra" : ""}`,
    changes: fact("NIT", nit),
  }),
  "provider.updated": ({ before, after }) => ({
    did: "cambió los datos del proveedor",
    changes: [
      ...fields(others(before), others(after), providerLabels),
      ...fields(accountOf(before), accountOf(after), accountLabels, "banking"),
    ],
  }),
  "provider.account-opened": ({ banco, numeroCuenta }) => ({
    did: "vio la cuenta completa del proveedor",
    changes: [...fact("Banco", banco, spoken, "banking"), ...fact("Cuenta", numeroCuenta, spoken, "banking")],
    tone: "neutral",
  }),
  "provider.switched": ({ proveedor, active }) => ({
    did: `${active ? "activó" : "desactivó"} el proveedor ${proveedor}`,
    tone: active ? "sea" : "clay",
  }),
  "provider.merged": ({ proveedor, into, purchases }) => ({
    did: `unió el proveedor ${proveedor} con ${into}`,
    changes: fact("Compras que pasaron", purchases),
  }),
  "provider.joined": ({ from, purchases, before, after }) => ({
    did: `unió a ${from} con este proveedor`,
    changes: [
      ...fact("Compras que llegaron", purchases),
      ...fields(others(before), others(after), providerLabels),
      ...fields(accountOf(before), accountOf(after), accountLabels, "banking"),
    ],
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
  "library-service.updated": ({ servicio, before, after }) => ({
    did: `cambió ${servicio} en la biblioteca de servicios`,
    changes: fields(before, after, serviceLabels),
  }),
  "library-service.merged": ({ servicio, from, uses, pictures }) => ({
    did: `unió ${from} con ${servicio} en la biblioteca de servicios`,
    changes: [...fact("Usos que pasaron", uses), ...fact("Imágenes que pasaron", pictures || null)],
  }),
  "library-service.removed": ({ servicio }) => ({
    did: `quitó ${servicio} de la biblioteca de servicios`,
    tone: "clay",
  }),
  "library-day-text.updated": ({ lugar, before, after }) => ({
    did: `cambió el texto de un día en ${lugar}`,
    changes: fields(before, after, dayTextLabels),
  }),
  "library-day-text.removed": ({ lugar }) => ({
    did: `quitó de la biblioteca el texto de un día en ${lugar}`,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
