import { addresses, RECORD_TAB } from "./core/addresses.ts";

/**
 * The page of the web that opens when a person visits a documented address: patterns of rows, and of the
 * web's own routes with the same parameters. An address that is not here gets the application's own page.
 */
export const pagesOfRows: Readonly<Record<string, string>> = {
  "/quotes": addresses.quotes,
  "/quotes/external/list": addresses.quotes,
  "/quotes/:id": addresses.quote,
  "/contracts": "/contratos",
  "/contracts/:id": addresses.contract,
  "/contracts/:id/items": `${addresses.contract}?${RECORD_TAB}=compras`,
  "/contracts/:id/payments": `${addresses.contract}?${RECORD_TAB}=pagos`,
  "/contracts/templates": "/panel/plantillas",
  "/commissions": addresses.ownCommissions,
  "/commission-configs/configs": "/commission-config",
  "/payments": addresses.payments,
  "/order": addresses.reservations,
  "/order/:id": addresses.reservation,
  "/user": "/panel/user",
  "/user/profile": addresses.profile,
  "/pack": "/allpacks",
  "/pack/:id": addresses.package,
  "/numbers": "/number",
  "/numbers/available": "/number",
  "/numbers/selected": "/selectedTrue",
  "/invoices": addresses.invoices,
  "/invoices/pending": "/facturas-pendientes",
  "/financial/summary": "/financial-dashboard",
  "/api/dashboard/stats": "/panel",
  "/api/notifications": "/notificaciones",
  "/document-users/pending": addresses.documentsReview,
};
