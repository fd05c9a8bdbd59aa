import type { RoleNumber } from "@travesia/api/permissions";
import type { AppRoute } from "../../../app/routes/route.ts";

/** One way out of the profile: its label, where it leads, and for whom it is (shapes 4.2). */
export interface ProfileLink {
  readonly label: string;
  readonly to: string;
  readonly roles: readonly RoleNumber[];
}

const links: readonly ProfileLink[] = [
  { label: "Mis Reservas", to: "/userReservas", roles: [1, 2, 3, 4, 5, 6, 7] },
  { label: "Mis Comisiones", to: "/my-commissions", roles: [2, 3, 4] },
  { label: "Nueva Cotización", to: "/quotesList?nueva=1", roles: [2, 3, 4, 5, 7] },
  { label: "Panel Admin", to: "/panel", roles: [5, 6, 7] },
  { label: "Gestionar Cotizaciones", to: "/quotesList", roles: [3, 4, 5, 7] },
  { label: "Mi Equipo", to: "/panel/organization", roles: [3, 4, 5, 7] },
  { label: "Todos los Equipos", to: "/panel/all-teams", roles: [5, 6, 7] },
];

/** The links of a role that lead to a screen it may open. */
export function profileLinks(role: number, routes: readonly AppRoute[]): readonly ProfileLink[] {
  const opens = (to: string) =>
    routes.some(
      ({ path, guard, screen }) =>
        path === to.split("?")[0] &&
        Boolean(screen) &&
        guard !== "public" &&
        (guard.length === 0 || guard.some((allowed) => allowed === role)),
    );
  return links.filter(({ to, roles }) => roles.some((allowed) => allowed === role) && opens(to));
}
