import type { Descriptions } from "../../../core/audit/description.ts";
import type { LinkedPage } from "./linked-page.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.page-mailed": { page: LinkedPage };
    "passengers.form-mailed": object;
    "quote.page-mailed": { page: LinkedPage };
  }
}

const pages: Readonly<Record<LinkedPage, string>> = {
  proposal: "ver la propuesta",
  signature: "firmar",
  addendum: "firmar un otrosí",
  payment: "pagar en línea",
  trip: "ver el viaje",
  passengers: "completar los datos de los viajeros",
};

/** Descriptions of the audit entries about pages that clients requested. */
export const describedLinkPages = {
  "contract.page-mailed": ({ page }) => ({ did: `pidió por correo el enlace para ${pages[page]}` }),
  "passengers.form-mailed": () => ({ did: `pidió por correo el enlace para ${pages.passengers}` }),
  "quote.page-mailed": ({ page }) => ({ did: `pidió por correo el enlace para ${pages[page]}` }),
} satisfies Partial<Descriptions>;
