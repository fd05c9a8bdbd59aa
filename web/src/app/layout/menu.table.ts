import { approvalPaths } from "../../features/approvals/approvals.paths.ts";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { commissionPaths } from "../../features/commissions/commission/commissions.paths.ts";
import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { withholdingPaths } from "../../features/commissions/withholding/withholding.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";
import { exportPaths } from "../../features/exports/exports.paths.ts";
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

/** Groups of the lines, by work. */
export const menuGroups = ["Ventas", "Dinero", "Agencia"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Icons of the lines, one each; drawn in `MenuIcon.tsx`. The last ones are of pages that may stand alone. */
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

/** One page of a line: a tab where the line has several that one may open. */
export interface MenuPage {
  readonly label: string;
  /** Its addresses: a role is led to the first that it may open. */
  readonly at: readonly string[];
  /** What is reached from it: records, forms, parts of it. */
  readonly within?: readonly string[];
  /** Drawn for the line where this page is all that one may open of it; the line's own unless told. */
  readonly icon?: MenuIconName;
}

/** One line of the navigation. */
export interface MenuEntry {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly pages: readonly MenuPage[];
}

/**
 * The navigation, for all roles: who sees which page is said by the guard of its route, and a page whose
 * route does not exist yet is not there. The owner sees twelve lines; nobody sees more.
 */
export const menu: readonly MenuEntry[] = [
  {
    ...{ label: "Mi día", group: "Ventas", icon: "day" },
    pages: [{ label: "Mi día", at: [reportPaths.myDay.pattern] }],
  },
  {
    ...{ label: "Cotizaciones", group: "Ventas", icon: "quotes" },
    pages: [
      {
        label: "Cotizaciones",
        at: [quotePaths.list.pattern],
        within: [quotePaths.detail.pattern, quotePaths.edit.pattern],
      },
    ],
  },
  {
    ...{ label: "Clientes", group: "Ventas", icon: "clients" },
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
    ...{ label: "Contratos", group: "Ventas", icon: "contracts" },
    pages: [
      {
        label: "Contratos",
        at: [contractPaths.list.pattern],
        within: [
          ...[contractPaths.detail.pattern, contractPaths.create.pattern],
          contractPaths.editOwn.pattern,
        ],
      },
      {
        label: "Supervisión",
        at: [contractPaths.supervision.pattern],
        within: [contractPaths.edit.pattern],
      },
    ],
  },
  {
    ...{ label: "Reservas", group: "Ventas", icon: "reservations" },
    pages: [
      { label: "Reservas", at: [reservationPaths.panel.pattern], within: [reservationPaths.one.pattern] },
      { label: "Mis reservas", at: [reservationPaths.mine.pattern], within: [reservationPaths.one.pattern] },
    ],
  },
  {
    ...{ label: "Compras", group: "Dinero", icon: "purchases" },
    pages: [
      { label: "Por pagar", at: [purchasePaths.dues.pattern], within: [purchasePaths.management.pattern] },
      { label: "Proveedores", at: [providerPaths.list.pattern], within: [providerPaths.one.pattern] },
    ],
  },
  {
    ...{ label: "Pagos", group: "Dinero", icon: "payments" },
    pages: [
      { label: "Pagos de clientes", at: [paymentPaths.queue.pattern], within: [paymentPaths.one.pattern] },
      { label: "Banco", at: [bankPaths.movements.pattern] },
      { label: "Cartera", at: [paymentPaths.receivables.pattern] },
      { label: "Seguimiento", at: [paymentPaths.followUp.pattern] },
      { label: "Facturas", at: [invoicePaths.list.pattern, invoicePaths.pending.pattern] },
      { label: "Aprobaciones", at: [approvalPaths.list.pattern] },
      { label: "Cierres de mes", at: [closingPaths.list.pattern], within: [closingPaths.month.pattern] },
    ],
  },
  {
    ...{ label: "Comisiones", group: "Dinero", icon: "commissions" },
    pages: [
      {
        label: "Comisiones",
        at: [commissionPaths.list.pattern, commissionPaths.panel.pattern],
        within: [commissionPaths.ofContract.pattern],
      },
      { label: "Mis comisiones", at: [commissionPaths.mine.pattern] },
      { label: "Pagar comisiones", at: [payoutPaths.several.pattern] },
      { label: "Reglas", at: [commissionPaths.config.pattern] },
      { label: "Límites", at: [commissionPaths.limits.pattern] },
      { label: "Mis puntos", at: [rewardPaths.points.pattern], icon: "points" },
    ],
  },
  {
    ...{ label: "Equipo", group: "Agencia", icon: "team" },
    pages: [
      {
        label: "Personas",
        at: [organizationPaths.users.pattern],
        within: [organizationPaths.createStaff.pattern],
      },
      { label: "Mi equipo", at: [organizationPaths.own.pattern], within: [organizationPaths.of.pattern] },
      { label: "Todos los equipos", at: [organizationPaths.allTeams.pattern] },
      { label: "Documentos", at: [staffDocumentPaths.review.pattern] },
    ],
  },
  {
    ...{ label: "Contenido", group: "Agencia", icon: "content" },
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
      { label: "Rifas", at: [rafflePaths.panel.pattern] },
      {
        label: "Vender rifa",
        at: [rafflePaths.home.pattern],
        within: [rafflePaths.board.pattern, rafflePaths.taken.pattern],
      },
      { label: "Capacitación", at: [contentPaths.training.pattern] },
      { label: "Videos de asesores", at: [contentPaths.advisors.pattern] },
    ],
  },
  {
    ...{ label: "Informes", group: "Agencia", icon: "reports" },
    pages: [
      { label: "Informes", at: [reportPaths.financial.pattern] },
      { label: "Exportaciones", at: [exportPaths.list.pattern] },
    ],
  },
  {
    ...{ label: "Ajustes", group: "Agencia", icon: "settings" },
    pages: [
      { label: "Agencia", at: [contentPaths.settings.pattern] },
      {
        label: "Plantillas",
        at: [templatePaths.list.pattern],
        within: [templatePaths.create.pattern, templatePaths.one.pattern],
      },
      { label: "Impuestos y numeración", at: [withholdingPaths.taxes.pattern] },
      { label: "Auditoría", at: [historyPaths.audit.pattern] },
      { label: "Operación", at: [operationPaths.state.pattern] },
      { label: "Panel", at: [organizationPaths.panel.pattern] },
    ],
  },
];
