import { changedNames, moved, pesos, type Labels, type Descriptions } from "../../core/audit/description.ts";
import { historyLabels } from "../../core/column.ts";
import { Package } from "./package.entity.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "package.created": { title: string; price: number };
    "package.updated": { title: string; fields: string[]; priceBefore: number; priceAfter: number };
    "package.archived": { title: string; archived: boolean };
    "package.deleted": { title: string; price: number };
  }
}

const packageLabels: Labels = { ...historyLabels(Package), fechas: "Salidas" };

/** Descriptions of the audit entries about packages. */
export const describedPackages = {
  "package.created": ({ title, price }) => ({ did: `creó el paquete ${title}`, amount: price }),
  "package.updated": ({ title, fields: changed, priceBefore, priceAfter }) => ({
    did: `cambió el paquete ${title}`,
    changes: [...moved("Precio", priceBefore, priceAfter, pesos), ...changedNames(changed, packageLabels)],
  }),
  "package.archived": ({ title, archived }) => ({
    did: `${archived ? "archivó" : "volvió a publicar"} el paquete ${title}`,
  }),
  "package.deleted": ({ title, price }) => ({
    did: `eliminó el paquete ${title}`,
    amount: price,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
