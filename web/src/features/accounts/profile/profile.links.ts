import { type Capability, may } from "@travesia/api/permissions";
import { admits, type AppRoute } from "../../../base/routes/route.ts";

/** Link from the profile menu: its label, its address and its roles (shapes 4.2). */
export interface ProfileLink {
  readonly label: string;
  readonly to: string;
  /** Capability required to see the link; without it, everybody sees it. */
  readonly may?: Capability;
}

const links: readonly ProfileLink[] = [
  { label: "Mis Reservas", to: "/userReservas" },
  { label: "Mis Comisiones", to: "/my-commissions", may: "requestCommissions" },
  { label: "Nueva Cotización", to: "/quotesList?nueva=1", may: "manageQuotes" },
  { label: "Panel Admin", to: "/panel", may: "openPanel" },
  { label: "Gestionar Cotizaciones", to: "/quotesList", may: "decideQuotes" },
  { label: "Mi Equipo", to: "/panel/organization", may: "manageTeam" },
  { label: "Todos los Equipos", to: "/panel/all-teams", may: "viewAllTeams" },
];

/** Returns the links of a role that lead to a screen it may open. */
export function profileLinks(role: number, routes: readonly AppRoute[]): readonly ProfileLink[] {
  const opens = (to: string) =>
    routes.some(
      ({ path, guard, screen }) =>
        path === to.split("?")[0] && Boolean(screen) && guard !== "public" && admits(guard, role),
    );
  return links.filter((link) => (!link.may || may(role, link.may)) && opens(link.to));
}
