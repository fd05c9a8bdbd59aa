import { type Capability, may } from "@travesia/api/permissions";
import { admits, type AppRoute } from "../../base/routes/route.ts";

/** One card of the panel: its title and address (shapes 4.2). */
export interface PanelCard {
  readonly label: string;
  readonly to: string;
}

const cards: readonly (PanelCard & { readonly may?: Capability })[] = [
  { label: "Listar Usuarios", to: "/panel/user" },
  { label: "Gestionar Paquetes", to: "/panel/pack" },
  { label: "Gestionar Reservas", to: "/panel/reservas" },
  { label: "Gestionar Página", to: "/panelGestion" },
  {
    label: "Gestionar Cotizaciones",
    to: "/quotesList",
  },
  { label: "Gestionar Contratos", to: "/contractsList" },
  {
    label: "Gestionar Cuentas de clientes y Staff",
    to: "/createStaff",
  },
  { label: "Gestionar Comisiones", to: "/commissionsList" },
  {
    label: "Configurar Comisiones",
    to: "/commission-config",
  },
  {
    label: "Revisar Documentación",
    to: "/panel/documents-review",
  },
  {
    label: "Gestión de Compras",
    to: "/contratos?status=signed",
    may: "overseePurchases",
  },
  {
    label: "Auditoría",
    to: "/panel/auditoria",
  },
  {
    label: "Operación",
    to: "/panel/operacion",
  },
];

/** Returns the cards of a role: only those whose screen exists and that it may open. */
export function panelCards(
  role: number,
  routes: readonly Pick<AppRoute, "path" | "guard">[],
): readonly PanelCard[] {
  const opens = (to: string) =>
    routes.some(({ path, guard }) => path === to.split("?")[0] && guard !== "public" && admits(guard, role));
  return cards.filter((card) => (!card.may || may(role, card.may)) && opens(card.to));
}
