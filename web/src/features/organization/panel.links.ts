import { type Capability, may } from "@travesia/api/permissions";
import { admits, type AppRoute } from "../../base/routes/route.ts";

/** One card of the panel: its title, purpose and address (shapes 4.2). */
export interface PanelCard {
  readonly label: string;
  readonly text: string;
  readonly to: string;
}

const cards: readonly (PanelCard & { readonly may?: Capability })[] = [
  { label: "Listar Usuarios", text: "Busca, edita y desactiva cuentas.", to: "/panel/user" },
  { label: "Gestionar Paquetes", text: "El catálogo que ven los visitantes.", to: "/panel/pack" },
  { label: "Gestionar Reservas", text: "Reservas de paquetes y sus pagos.", to: "/panel/reservas" },
  { label: "Gestionar Página", text: "Textos, carrusel, videos y avisos.", to: "/panelGestion" },
  {
    label: "Gestionar Cotizaciones",
    text: "Lo que los clientes piden y lo que se les ofrece.",
    to: "/quotesList",
  },
  { label: "Gestionar Contratos", text: "Del borrador a la firma y al viaje.", to: "/contractsList" },
  {
    label: "Gestionar Cuentas de clientes y Staff",
    text: "Crea cuentas para tu equipo.",
    to: "/createStaff",
  },
  { label: "Gestionar Comisiones", text: "Quién ganó cuánto y qué falta por pagar.", to: "/commissionsList" },
  {
    label: "Configurar Comisiones",
    text: "Cuánto se gana por rol y tipo de viaje.",
    to: "/commission-config",
  },
  {
    label: "Revisar Documentación",
    text: "Los documentos que sube tu equipo.",
    to: "/panel/documents-review",
  },
  {
    label: "Gestión de Compras",
    text: "Lo que falta comprar para cada contrato.",
    to: "/contratos?status=signed",
    may: "overseePurchases",
  },
  {
    label: "Auditoría",
    text: "Quién hizo qué, cuándo y desde dónde.",
    to: "/panel/auditoria",
  },
  {
    label: "Operación",
    text: "Lo que falló, por qué, y lo que espera su turno.",
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
