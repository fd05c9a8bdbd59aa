import type { RoleNumber } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { guidePatterns } from "../../web/src/features/help/guide.patterns.ts";
import { guideAt, guidesOf } from "../../web/src/features/help/guide.choice.ts";
import { guides } from "../../web/src/features/help/guides/guides.ts";
import { manual } from "../../web/src/features/help/manual/manual.ts";
import { readManual } from "../../web/src/features/help/manual/manual.search.ts";
import { explains } from "../../web/src/features/help/tooltip.roles.ts";
import { supportAddress } from "../../web/src/features/help/support.ts";
import type { AgencyIdentity } from "../../web/src/app/settings.ts";
import { type TooltipTopic, tooltipTexts } from "../../web/src/features/help/tooltip.texts.ts";
import { workflows, workflowsOf } from "../../web/src/features/help/workflows/workflows.ts";
import { routes } from "../../web/src/app/routes/routes.ts";
import { screenlessRoutes } from "../../web/src/app/routes/screenless.routes.ts";

const all = [...routes, ...screenlessRoutes];

/** Role, key, title and number of steps as specified; the accountant's two are welcome extras. */
const specified: readonly [RoleNumber, string, string, number][] = [
  [1, "/", "Página Principal - Cliente", 2],
  [1, "/userReservas", "Mis Reservas", 1],
  [1, "/quote-approval", "Aprobar Cotización", 3],
  [2, "/profile", "Panel Asesor", 2],
  [2, "/quotesList", "Gestión de Cotizaciones", 3],
  [2, "/my-commissions", "Mis Comisiones", 3],
  [3, "/quotesList", "Gestión de Equipo - Cotizaciones", 3],
  [3, "/organization-view", "Vista Organizacional", 1],
  [4, "/financial-dashboard", "Dashboard Financiero", 1],
  [4, "/monthly-limits", "Gestión de Límites Mensuales", 1],
  [5, "/panel", "Panel de Administración", 2],
  [5, "/contractsList", "Gestión de Contratos", 3],
  [5, "/contract-purchase-manager", "Gestor de Compras de Contrato", 6],
  [5, "/commissionsList", "Gestión de Comisiones", 3],
  [5, "/commission-config", "Configuración de Comisiones", 2],
  [7, "/financial-dashboard", "Dashboard Ejecutivo", 1],
  [7, "/contractsList", "Gestión Estratégica de Contratos", 3],
  [7, "/contract-purchase-manager", "Supervisión Ejecutiva de Compras", 4],
  [7, "/facturas-pendientes", "Gestión de Facturación", 1],
];

describe("the guides", () => {
  it.each(specified)("of role %i at %s is «%s» with %i steps", (role, key, title, count) => {
    const guide = guides[role].find((candidate) => candidate.key === key);
    expect([guide?.title, guide?.steps.length]).toEqual([title, count]);
  });

  it("are no others than those, but for the accountant's and those of the screens we added", () => {
    const written = Object.entries(guides).flatMap(([role, own]) => own.map(({ key }) => `${role} ${key}`));
    const wanted = specified.map(([role, key]) => `${role} ${key}`);
    expect(written.filter((guide) => !wanted.includes(guide))).toEqual([
      "3 /profile",
      "3 /panel/reservas",
      "4 /profile",
      "4 /panel/reservas",
      "5 /panel/banco",
      "5 /panel/aprobaciones",
      "5 /panel/reclamos",
      "5 /panel/compras",
      "5 /panel/comisiones/pagar",
      "5 /panel/retenciones",
      "5 /panel/proveedores",
      "5 /panel/reservas",
      "5 /panel/pagos",
      "5 /panel/pagos/:id",
      "6 /financial-dashboard",
      "6 /commissionsList",
      "6 /panel/banco",
      "6 /panel/aprobaciones",
      "6 /panel/compras",
      "6 /panel/comisiones/pagar",
      "6 /panel/retenciones",
      "6 /panel/proveedores",
      "6 /panel/pagos",
      "6 /panel/pagos/:id",
      "6 /facturas-pendientes",
      "6 /panel/cierres",
      "7 /panel/banco",
      "7 /panel/aprobaciones",
      "7 /panel/reclamos",
      "7 /panel/compras",
      "7 /panel/comisiones/pagar",
      "7 /panel/retenciones",
      "7 /panel/proveedores",
      "7 /panel/documents-review",
      "7 /panel/reservas",
      "7 /panel/pagos",
      "7 /panel/pagos/:id",
      "7 /panel/cierres",
      "7 /panel/auditoria",
    ]);
  });

  it("belong to addresses that exist", () => {
    const known = new Set(all.map(({ path }) => path));
    expect(
      Object.values(guidePatterns)
        .flat()
        .filter((pattern) => !known.has(pattern)),
    ).toEqual([]);
  });

  it.each<[string, number, string]>([
    ["/quote-approval/0190-aa", 1, "Aprobar Cotización"],
    ["/panel/organization", 3, "Vista Organizacional"],
    ["/contracts/0190-aa/purchase-management", 7, "Supervisión Ejecutiva de Compras"],
    ["/contratos/0190-aa", 5, "Gestor de Compras de Contrato"],
    ["/panel/commissions", 5, "Gestión de Comisiones"],
    ["/panel/reservas", 4, "Gestión de Órdenes"],
    ["/panel/pagos/0190-aa", 6, "Un pago"],
  ])("at %s are found for role %i", (path, role, title) => {
    expect(guideAt(path, role, all)?.title).toBe(title);
  });

  it("are not offered where the role has no screen, or the screen does not exist yet", () => {
    expect(guideAt("/contracts/1/purchase-management", 5, all)).toBeNull();
    expect(guidesOf(4, all).map(({ key }) => key)).toEqual([
      "/monthly-limits",
      "/profile",
      "/panel/reservas",
    ]);
    expect(
      guidesOf(
        3,
        routes.filter(({ path }) => path !== "/panel/organization"),
      ).map(({ key }) => key),
    ).toEqual(["/quotesList", "/profile", "/panel/reservas"]);
  });
});

describe("the workflows", () => {
  it("are three, of 9, 8 and 7 steps, for administration", () => {
    expect(workflows.map(({ id, steps }) => [id, steps.length])).toEqual([
      ["cotizacion-completa", 9],
      ["gestion-compras-contrato", 8],
      ["sistema-cuotas-compras", 7],
    ]);
    expect([1, 2, 3, 4, 5, 6, 7].filter((role) => workflowsOf(role).length > 0)).toEqual([5, 7]);
  });
});

describe("the tooltips", () => {
  it("are the inventory's, for administration, and the first for who makes quotes", () => {
    const topics = Object.keys(tooltipTexts) as TooltipTopic[];
    expect(topics).toHaveLength(21);
    const shown = (topic: TooltipTopic) => [1, 2, 3, 4, 5, 6, 7].filter((role) => explains(topic, role));
    expect(shown("nueva-cotizacion-btn")).toEqual([2, 3, 4, 5, 7]);
    expect(
      topics.filter((topic) => topic !== "nueva-cotizacion-btn" && shown(topic).join() !== "5,7"),
    ).toEqual([]);
  });
});

describe("support", () => {
  it("is the agency's own address, and nothing while that is not known", () => {
    const agency = { supportEmail: "soporte@rutas.test" } as AgencyIdentity;
    expect(supportAddress(agency)).toBe(
      "mailto:soporte@rutas.test?subject=Necesito%20ayuda%20con%20la%20plataforma",
    );
    expect(supportAddress(null)).toBeNull();
  });
});

describe("the manual", () => {
  const ids = (role: RoleNumber | null, search = "") =>
    readManual(role, search, all).flatMap(({ id, sections }) => [
      id,
      ...sections.map((section) => section.id),
    ]);

  it.each([null, 1, 2, 3, 4, 5, 6, 7] as const)("names each anchor once, for role %s", (role) => {
    expect(new Set(ids(role)).size).toBe(ids(role).length);
  });

  it("says something in every section", () => {
    const silent = manual.flatMap(({ sections }) =>
      sections.filter(({ paragraphs, terms }) => paragraphs.length === 0 && !terms),
    );
    expect(silent).toEqual([]);
  });

  it("shows a role what is its own, with the guides of its pages", () => {
    expect(ids(2)).toContain("asesor-enviar");
    expect(ids(2)).toContain("guia-quotesList");
    expect(ids(2)).not.toContain("propietario-usuarios");
    expect(ids(null)).toContain("propietario-usuarios");
  });

  it("finds without accents, and every word", () => {
    expect(ids(1, "RETRACTO dias")).toEqual(["cliente", "cliente-retracto"]);
    expect(ids(null, "nada que exista xyz")).toEqual([]);
  });
});
