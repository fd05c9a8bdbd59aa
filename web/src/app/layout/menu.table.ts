import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { approvalPaths } from "../../features/approvals/approvals.paths.ts";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { commissionPaths, OBJECTIONS } from "../../features/commissions/commission/commissions.paths.ts";
import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { withholdingPaths } from "../../features/commissions/withholding/withholding.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";
import { exportPaths } from "../../base/exports/exports.paths.ts";
import { historyPaths } from "../../features/history/history.paths.ts";
import { operationPaths } from "../../features/operation/operation.paths.ts";
import { invoicePaths } from "../../features/invoices/invoices.paths.ts";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { reportPaths } from "../../features/reports/reports.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { rewardPaths } from "../../features/rewards/rewards.paths.ts";
import { staffDocumentPaths } from "../../features/staff-documents/staff-documents.paths.ts";

/** Groups of the navigation lines, by kind of work. */
export const menuGroups = ["Ventas", "Dinero", "Agencia"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * Icons of the navigation lines, drawn in `MenuIcon.tsx`. The last icons belong to pages that may become a
 * line of their own.
 */
export type MenuIconName =
  | "day"
  | "quotes"
  | "clients"
  | "contracts"
  | "reservations"
  | "purchases"
  | "payments"
  | "commissions"
  | "team"
  | "content"
  | "reports"
  | "settings"
  | "claims"
  | "points";

/** Records of the viewer's own; their pages are in the menu of staff only when there are some. */
export type OwnRecords = "reservas" | "comisiones" | "puntos";

/** Page of the navigation: a place of its own, or one part of a place. */
export interface MenuPart {
  readonly label: string;
  /** Addresses of the page; a role opens the first one that it may access. */
  readonly at: readonly string[];
  /** Patterns of the addresses reached from this page: records, forms and lists behind it. */
  readonly within?: readonly string[];
  /**
   * Icon of the line when this is the only page of the line that the user may open; by default the line's
   * icon.
   */
  readonly icon?: MenuIconName;
  /** Query string of the address when the page is drawn by another page: `?ver=devoluciones`. */
  readonly part?: string;
  /** Query strings of further lists of such a page, to which its buttons lead: `?ver=reversiones`. */
  readonly lists?: readonly string[];
  /** Former names of the page, by which the search still finds it. */
  readonly formerly?: readonly string[];
  /**
   * Optional feature that the page belongs to; the page is hidden when the agency has disabled the feature.
   */
  readonly feature?: OptionalFeature;
  /** Records of the viewer that the page lists; hidden from staff who have none. */
  readonly own?: OwnRecords;
  /**
   * True for a page that staff see only beside another part of its place; alone it is reached from the
   * profile, a list or a notice.
   */
  readonly beside?: true;
  /** Menu line that contained the page before; the page mentions the move once. */
  readonly movedFrom?: string;
}

/** Place of a navigation line; displayed as a tab when the user may open several places of the line. */
export interface MenuPage extends MenuPart {
  /** Further pages of the place, displayed with it as a second row of tabs. */
  readonly parts?: readonly MenuPart[];
}

/** Line of the navigation. */
export interface MenuEntry {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly pages: readonly MenuPage[];
}

/**
 * The navigation of all roles: twelve lines with at most 25 places. A page is visible when the guard of its
 * route admits the user, and hidden when its route does not exist.
 */
export const menu: readonly MenuEntry[] = [
  {
    label: "Mi día",
    group: "Ventas",
    icon: "day",
    pages: [{ label: "Mi día", at: [reportPaths.myDay.pattern] }],
  },
  {
    label: "Cotizaciones",
    group: "Ventas",
    icon: "quotes",
    pages: [
      {
        label: "Cotizaciones",
        at: [quotePaths.list.pattern],
        within: [quotePaths.detail.pattern, quotePaths.edit.pattern],
      },
    ],
  },
  {
    label: "Clientes",
    group: "Ventas",
    icon: "clients",
    pages: [
      { label: "Clientes", at: ["/clientes"], within: ["/clientes/:id"] },
      {
        label: "Reclamos y datos",
        at: [claimPaths.list.pattern],
        within: [claimPaths.one.pattern],
        icon: "claims",
      },
    ],
  },
  {
    label: "Contratos",
    group: "Ventas",
    icon: "contracts",
    pages: [
      {
        label: "Contratos",
        at: [contractPaths.list.pattern],
        within: [
          ...[contractPaths.detail.pattern, contractPaths.create.pattern],
          contractPaths.editOwn.pattern,
        ],
        parts: [
          {
            label: "Supervisión",
            at: [contractPaths.supervision.pattern],
            within: [contractPaths.edit.pattern],
          },
        ],
      },
    ],
  },
  {
    label: "Reservas",
    group: "Ventas",
    icon: "reservations",
    pages: [
      {
        label: "Reservas",
        at: [reservationPaths.panel.pattern],
        within: [reservationPaths.one.pattern],
        feature: "reservas",
        parts: [
          {
            label: "Mis reservas",
            at: [reservationPaths.mine.pattern],
            within: [reservationPaths.one.pattern],
            own: "reservas",
            beside: true,
          },
        ],
      },
    ],
  },
  {
    label: "Compras",
    group: "Dinero",
    icon: "purchases",
    pages: [
      { label: "Por pagar", at: [purchasePaths.dues.pattern], within: [purchasePaths.management.pattern] },
      { label: "Proveedores", at: [providerPaths.list.pattern], within: [providerPaths.one.pattern] },
    ],
  },
  {
    label: "Cobros",
    group: "Dinero",
    icon: "payments",
    pages: [
      {
        label: "Por verificar",
        at: [paymentPaths.queue.pattern],
        within: [paymentPaths.one.pattern],
        formerly: ["Pagos de clientes", "Pagos", "Efectivo por reportar"],
        parts: [
          {
            label: "Devoluciones",
            at: [paymentPaths.queue.pattern],
            part: "ver=devoluciones",
            lists: ["ver=reversiones"],
            formerly: ["Pagos de clientes", "Reembolsos", "Reversiones"],
          },
        ],
      },
      {
        label: "Banco",
        at: [bankPaths.movements.pattern],
        within: [bankPaths.balancing.pattern],
        formerly: ["Pagos"],
      },
      {
        label: "Cartera",
        at: [paymentPaths.receivables.pattern],
        formerly: ["Pagos"],
        parts: [{ label: "Seguimiento", at: [paymentPaths.followUp.pattern], formerly: ["Pagos"] }],
      },
      {
        label: "Facturas",
        at: [invoicePaths.list.pattern, invoicePaths.pending.pattern],
        within: [invoicePaths.one.pattern],
        formerly: ["Pagos"],
      },
      {
        label: "Cierres",
        at: [closingPaths.list.pattern],
        within: [closingPaths.month.pattern, closingPaths.opening.pattern],
        formerly: ["Cierres de mes", "Meses cerrados", "cerrar mes"],
      },
    ],
  },
  {
    label: "Comisiones",
    group: "Dinero",
    icon: "commissions",
    pages: [
      {
        label: "Comisiones",
        at: [commissionPaths.list.pattern, commissionPaths.panel.pattern],
        within: [commissionPaths.ofContract.pattern],
        parts: [
          {
            label: "Objeciones",
            at: [commissionPaths.list.pattern, commissionPaths.panel.pattern],
            part: `ver=${OBJECTIONS}`,
            feature: "objeciones",
          },
          { label: "Pagar", at: [payoutPaths.several.pattern], formerly: ["Pagar comisiones"] },
          { label: "Mis comisiones", at: [commissionPaths.mine.pattern], own: "comisiones" },
          {
            label: "Mis puntos",
            at: [rewardPaths.points.pattern],
            icon: "points",
            feature: "puntos",
            own: "puntos",
          },
        ],
      },
      {
        label: "Reglas y límites",
        at: [commissionPaths.config.pattern],
        formerly: ["Reglas de comisiones"],
        parts: [{ label: "Límites", at: [commissionPaths.limits.pattern] }],
      },
    ],
  },
  {
    label: "Equipo",
    group: "Agencia",
    icon: "team",
    pages: [
      {
        label: "Personas",
        at: [organizationPaths.users.pattern],
        within: [organizationPaths.createStaff.pattern],
        parts: [
          {
            label: "Mi equipo",
            at: [organizationPaths.own.pattern],
            within: [organizationPaths.of.pattern],
            feature: "equipos",
          },
          { label: "Todos los equipos", at: [organizationPaths.allTeams.pattern], feature: "equipos" },
          { label: "Documentos", at: [staffDocumentPaths.review.pattern] },
          {
            label: "Metas",
            at: [reportPaths.goals.pattern],
            formerly: ["Metas de recaudo"],
            feature: "equipos",
          },
        ],
      },
      {
        label: "Aprobaciones",
        at: [approvalPaths.list.pattern],
        feature: "aprobaciones",
        movedFrom: "Pagos",
      },
    ],
  },
  {
    label: "Contenido",
    group: "Agencia",
    icon: "content",
    pages: [
      { label: "Paquetes", at: [catalogPaths.panel.pattern], within: [catalogPaths.create.pattern] },
      {
        label: "Página",
        at: [contentPaths.panel.pattern],
        within: [
          ...[contentPaths.instagram.pattern, contentPaths.carousel.pattern],
          ...[contentPaths.popup.pattern, contentPaths.text.pattern],
        ],
      },
      {
        label: "Rifas",
        at: [rafflePaths.panel.pattern],
        feature: "rifas",
        parts: [
          {
            label: "Vender rifa",
            at: [rafflePaths.home.pattern],
            within: [rafflePaths.board.pattern, rafflePaths.taken.pattern],
            feature: "rifas",
          },
        ],
      },
      {
        label: "Capacitación",
        at: [contentPaths.training.pattern],
        feature: "capacitacion",
        parts: [
          { label: "Videos de asesores", at: [contentPaths.advisors.pattern], feature: "capacitacion" },
        ],
      },
    ],
  },
  {
    label: "Informes",
    group: "Agencia",
    icon: "reports",
    pages: [
      {
        label: "Informes",
        at: [reportPaths.figures.pattern],
        within: [reportPaths.financial.pattern],
        formerly: ["Dashboard Financiero"],
        parts: [
          { label: "Exportaciones", at: [exportPaths.list.pattern], beside: true },
          { label: "Panel", at: [organizationPaths.panel.pattern], movedFrom: "Ajustes" },
        ],
      },
    ],
  },
  {
    label: "Ajustes",
    group: "Agencia",
    icon: "settings",
    pages: [
      {
        label: "Tu agencia",
        at: [contentPaths.settings.pattern],
        formerly: ["Agencia"],
        parts: [
          {
            label: "Plantillas",
            at: [templatePaths.list.pattern],
            within: [templatePaths.create.pattern, templatePaths.one.pattern],
          },
          { label: "Impuestos y numeración", at: [withholdingPaths.taxes.pattern] },
        ],
      },
      { label: "Operación", at: [operationPaths.state.pattern] },
      { label: "Auditoría", at: [historyPaths.audit.pattern] },
    ],
  },
];
