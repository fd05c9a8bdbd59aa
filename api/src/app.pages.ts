import { addresses, RECORD_TAB } from "./core/addresses.ts";

/**
 * Page of the web application that opens for each documented address: patterns of record addresses, and the
 * web's routes with the same parameters. An address not listed here opens the application's default page.
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
  "/invoices/:id": addresses.oneInvoice,
  "/financial/summary": "/financial-dashboard",
  "/api/dashboard/stats": "/panel",
  "/api/notifications": "/notificaciones",
  "/document-users/pending": addresses.documentsReview,
};
