import type { GuideKey } from "./help.types.ts";

/** The addresses at which each guide is offered: its own page, and others that show the same work. */
export const guidePatterns: Record<GuideKey, readonly string[]> = {
  "/": ["/"],
  "/userReservas": ["/userReservas", "/ordenReserva/:id", "/pago/:contractId"],
  "/quote-approval": ["/quote-approval/:quoteId"],
  "/profile": ["/profile"],
  "/quotesList": ["/quotesList"],
  "/my-commissions": ["/my-commissions"],
  "/organization-view": ["/panel/organization"],
  "/financial-dashboard": ["/financial-dashboard"],
  "/monthly-limits": ["/monthly-limits"],
  "/panel": ["/panel"],
  "/contractsList": ["/contractsList"],
  "/commissionsList": ["/commissionsList", "/panel/commissions"],
  "/commission-config": ["/commission-config"],
  // Administration buys from the contract itself: the page of the name is the owner's.
  "/contract-purchase-manager": ["/contracts/:contractId/purchase-management", "/contratos/:id"],
  "/facturas-pendientes": ["/facturas-pendientes", "/panel/facturas"],
  "/panel/banco": ["/panel/banco"],
  "/panel/aprobaciones": ["/panel/aprobaciones"],
  "/panel/reclamos": ["/panel/reclamos", "/panel/reclamos/:id"],
  "/panel/compras": ["/panel/compras"],
  "/panel/comisiones/pagar": ["/panel/comisiones/pagar"],
  "/panel/retenciones": ["/panel/retenciones"],
  "/panel/proveedores": ["/panel/proveedores", "/panel/proveedores/:id"],
  "/panel/documents-review": ["/panel/documents-review"],
  "/panel/reservas": ["/panel/reservas"],
  "/panel/pagos": ["/panel/pagos"],
  "/panel/pagos/:id": ["/panel/pagos/:id"],
  "/panel/cierres": ["/panel/cierres", "/panel/cierres/:mes"],
  "/panel/auditoria": ["/panel/auditoria"],
};
