import type { RoleNumber } from "@travesia/api/permissions";

const anyone = "public";
const signedIn = [1, 2, 3, 4, 5, 6, 7] as const;
const advisers = [2, 3, 4, 5, 7] as const;
const staff = [2, 3, 4, 5, 6, 7] as const;
const leaders = [3, 4, 5, 7] as const;
const managers = [4, 5, 7] as const;
const administration = [5, 7] as const;
const money = [5, 6, 7] as const;
const accounting = [6, 7] as const;
const owner = [7] as const;

/**
 * Every route of the specification and of its decisions with those whom it admits, written down a second
 * time.
 */
export const specifiedRoutes: Readonly<Record<string, "public" | readonly RoleNumber[]>> = {
  "/": anyone,
  "/login": anyone,
  "/login/:referralCode": anyone,
  "/about": anyone,
  "/politicas": anyone,
  "/terminos": anyone,
  "/detail/:id": anyone,
  "/allpacks": anyone,
  "/productos": anyone,
  "/Panel/popup/popup": anyone,
  "/passenger-form/:quoteId": anyone,
  "/passenger-success": anyone,
  "/contract-signature/:contractId": anyone,
  "/signature-success/:contractId": anyone,
  "/v/:code": anyone,
  "/viaje/:shareId": anyone,
  "/reset-password": anyone,

  "/reclamos": anyone,
  "/panel/reclamos": administration,
  "/profile": signedIn,
  "/userReservas": signedIn,
  "/ordenReserva/:id": signedIn,
  // Open to a visitor who brings a contract or a payment, as by the links in mails; else they ask for a
  // sign-in.
  "/pay": anyone,
  "/thanks": anyone,
  "/puntos": signedIn,

  "/my-commissions": advisers,
  "/rifa": advisers,
  "/number": advisers,
  "/selectedTrue": advisers,
  "/asesores": advisers,
  "/capacitacion": advisers,
  "/contracts/:contractId/commissions": advisers,
  // Open to a visitor who has selected numbers; of others its screen itself asks for a role.
  "/form": anyone,

  "/panel": money,
  "/financial-dashboard": money,
  "/panel/informes": money,
  "/panel/all-teams": money,
  "/panel/reservas": leaders,
  "/panel/organization": leaders,
  "/panel/organization/:userId": managers,
  "/panel/pack": administration,
  "/panel/newPack": administration,
  "/panel/popup": administration,
  "/panelGestion": administration,
  "/panelInstagram": administration,
  "/panelCarousel": administration,
  "/quotes/:id/edit": administration,
  "/contractsList": administration,
  "/contracts/:id/edit": administration,
  "/commission-config": administration,
  "/panel/user": owner,
  "/createStaff": owner,
  "/contracts/:contractId/purchase-management": owner,
  "/contract-payments": owner,
  "/facturas-pendientes": owner,
  "/panel/documents-review": owner,
  "/panel/commissions": staff,
  "/commissionsList": staff,
  "/quotesList": advisers,
  "/monthly-limits": managers,

  "/register": anyone,
  "/quote-approval/:quoteId": anyone,
  "/pago/:contractId": anyone,
  "/verificar/:code": anyone,
  "/recuperar": anyone,
  // Its token decides: without one that works it is a page that is not there.
  "/primer-dia": anyone,
  "/manual": anyone,
  "/mi-dia": [2, 3, 4, 5, 6, 7],
  "/cotizaciones/:id": advisers,
  "/contratos": [1, 2, 3, 4, 5, 6, 7],
  "/contratos/:id": [1, 2, 3, 4, 5, 6, 7],
  "/panel/pagos": money,
  "/panel/pagos/:id": money,
  "/panel/banco": money,
  "/panel/cuadrar": money,
  "/panel/cartera": staff,
  "/panel/auditoria": owner,
  "/panel/cierres": [6, 7],
  "/panel/cierres/:mes": [6, 7],
  "/panel/facturas": accounting,
  "/panel/facturas/:id": accounting,
  "/clientes": [2, 3, 4, 5, 6, 7],
  "/clientes/:id": [2, 3, 4, 5, 6, 7],
  "/panel/proveedores": money,
  "/panel/compras": money,
  "/panel/comisiones/pagar": money,
  "/panel/retenciones": money,
  "/panel/plantillas": administration,
  "/panel/rifas": administration,
  "/panel/ajustes": owner,
  "/panel/operacion": owner,
  "/notificaciones": signedIn,
};

/**
 * Addresses of our own: one's first page, a link of a mail, the entrance to the verification, the manager's
 * way to a contract's form, a text of a page, the kit.
 */
export const ownRoutes: Readonly<Record<string, "public" | readonly RoleNumber[]>> = {
  "/inicio": signedIn,
  "/confirmar-correo": anyone,
  "/correo-cambiado": anyone,
  "/verificar": anyone,
  "/contratos/:id/editar": managers,
  "/contratos/nuevo": managers,
  "/panel/plantillas/nueva": administration,
  "/panel/plantillas/:id": administration,
  "/panelGestion/textos/:key": administration,
  "/panel/proveedores/:id": money,
  "/panel/cierres/saldos-iniciales": [6, 7],
  "/panel/cierres/cuentas-contables": [6, 7],
  "/panel/aprobaciones": money,
  "/panel/metas": [3, 4, 5, 6, 7],
  "/panel/reclamos/:id": administration,
  "/reclamos/:claimId": anyone,
  "/cerrar/:quoteId": anyone,
  "/exportaciones": [2, 3, 4, 5, 6, 7],
  "/dev/ui": anyone,
};
