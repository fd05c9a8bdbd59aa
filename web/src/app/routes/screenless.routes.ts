import type { GuardedPath } from "./route.ts";

/**
 * Routes of the product whose screen comes later. Each keeps out whom its screen will keep out; whoever it
 * lets in finds the page for an unknown address, so that no link and no navigation promises it. With its
 * screen, a row moves to `routes.ts`.
 */
export const screenlessRoutes: readonly GuardedPath[] = [
  { path: "/pago/:contractId", guard: "public" },
  { path: "/userReservas", guard: [] },
  { path: "/ordenReserva/:id", guard: [] },
  { path: "/pay", guard: [] },
  { path: "/thanks", guard: [] },
  { path: "/financial-dashboard", guard: [5, 6, 7] },
  { path: "/panel/reservas", guard: [3, 4, 5, 7] },
  { path: "/facturas-pendientes", guard: [7] },
  { path: "/panel/documents-review", guard: [7] },
  { path: "/panel/facturas", guard: [6, 7] },
  { path: "/panel/proveedores", guard: [5, 6, 7] },
  { path: "/panel/plantillas", guard: [5, 7] },
  { path: "/panel/operacion", guard: [7] },
];
