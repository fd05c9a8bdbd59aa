import type { RoleNumber } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { guidePatterns } from "../../../web/src/features/help/guide.patterns.ts";
import { guideAt, guidesOf } from "../../../web/src/features/help/guide.choice.ts";
import { guides } from "../../../web/src/features/help/guides/guides.ts";
import { pageGuides } from "../../../web/src/features/help/guides/pages/pages.ts";
import { manual } from "../../../web/src/features/help/manual/manual.ts";
import { readManual } from "../../../web/src/features/help/manual/manual.search.ts";
import { explains } from "../../../web/src/features/help/tooltip.roles.ts";
import { supportAddress } from "../../../web/src/features/help/support.ts";
import type { AgencyIdentity } from "../../../web/src/base/settings.ts";
import { type TooltipTopic, tooltipTexts } from "../../../web/src/features/help/tooltip.texts.ts";
import { workflows, workflowsOf } from "../../../web/src/features/help/workflows/workflows.ts";
import { admits } from "../../../web/src/base/routes/route.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";

/** Role, key, title and number of steps as specified; all other guides are ours. */
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

const roles = [1, 2, 3, 4, 5, 6, 7] as const;

/** Pages without help, or on which nobody stays: sign-in, the way home, the parts of the interface. */
const without = ["/primer-dia", "/login", "/login/:referralCode", "/register", "/inicio", "/dev/ui"];

/** Every page with each role that may open it. */
const opened = roles.flatMap((role) =>
  routes
    .filter(({ path, guard }) => admits(guard, role) && !without.includes(path))
    .map(({ path }) => [role, path] as const),
);

describe("the guides", () => {
  it.each(specified)("of role %i at %s is «%s» with %i steps", (role, key, title, count) => {
    const guide = guides[role].find((candidate) => candidate.key === key);
    expect([guide?.title, guide?.steps.length]).toEqual([title, count]);
  });

  it.each(opened)("of role %i lie ready at %s", (role, path) => {
    const guide = guideAt(path.replaceAll(/:\w+/g, "17"), role, routes);
    expect(guide?.steps.length).toBeGreaterThan(0);
  });

  it("are each of somebody who may open the page, and say something in every step", () => {
    const shown = new Set(roles.flatMap((role) => guidesOf(role, routes)));
    const written = [...Object.values(guides).flat(), ...pageGuides];
    expect(written.filter((guide) => !shown.has(guide)).map(({ key, title }) => `${key} ${title}`)).toEqual([
      // Managers and leaders have no reports.
      "/financial-dashboard Dashboard Financiero",
    ]);
    const silent = written.flatMap(({ steps }) => steps).filter(({ title, content }) => !title || !content);
    expect(silent).toEqual([]);
  });

  it("are one for a page and a role", () => {
    for (const role of roles) {
      const keys = guidesOf(role, routes).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("belong to addresses that exist", () => {
    const known = new Set(routes.map(({ path }) => path));
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
    ["/quotesList", 2, "Gestión de Cotizaciones"],
    ["/quotesList", 4, "Cotizaciones"],
    ["/contratos/0190-aa", 1, "Un contrato"],
    ["/panel/organization/7", 4, "Equipo"],
  ])("at %s are found for role %i", (path, role, title) => {
    expect(guideAt(path, role, routes)?.title).toBe(title);
  });

  it("are not offered where the role has no screen, or the screen does not exist yet", () => {
    expect(guideAt("/contracts/1/purchase-management", 5, routes)).toBeNull();
    const keys = (open: typeof routes) => guidesOf(3, open).map(({ key }) => key);
    expect(keys(routes)).toContain("/organization-view");
    const fewer = routes.filter(({ path }) => !path.startsWith("/panel/organization"));
    expect(keys(fewer)).not.toContain("/organization-view");
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
    readManual(role, search, routes).flatMap(({ id, sections }) => [
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
