// @vitest-environment happy-dom
import Button from "@mui/material/Button";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HelpTooltip } from "../../../web/src/features/help/HelpTooltip.tsx";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import type { SessionUser } from "../../../web/src/base/session/session.state.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const at = (path: string, guard: AppRoute["guard"] = "signedIn"): AppRoute => ({
  path,
  guard,
  layout: "bare",
  screen: async () => () => (
    <HelpTooltip topic="pagar-comision-btn">
      <Button>Pagar</Button>
    </HelpTooltip>
  ),
});
const routes = [
  at("/quotesList"),
  at("/commissionsList"),
  at("/sin-guia"),
  at("/login", "public"),
  at("/register", "public"),
  at("/primer-dia", "public"),
  at("/abierta", "public"),
];

const openAs = async (address: string, over: Partial<SessionUser>) => {
  serverAnswers({ Me: { data: { me: { __typename: "User", ...aSessionUser(over) } } } });
  const opened = openAt(address, routes, "a-token");
  await screen.findByRole("button", { name: "Pagar" });
  return opened;
};
const openHelp = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Ayuda y Guías" }));
  return within(await screen.findByRole("dialog"));
};

afterEach(cleanup);

describe("the help button", () => {
  it("is not there for a visitor", async () => {
    serverAnswers({});
    openAt("/abierta", routes);
    await screen.findByRole("button", { name: "Pagar" });
    expect(screen.queryByRole("button", { name: "Ayuda y Guías" })).toBeNull();
  });

  it.each(["/login", "/register", "/primer-dia"])("is not there on %s", async (path) => {
    await openAs(path, { role: 2 });
    expect(screen.queryByRole("button", { name: "Ayuda y Guías" })).toBeNull();
  });

  it("opens the panel of one's role, with the manual in a new tab and support", async () => {
    await openAs("/sin-guia", { role: 3 });
    const panel = await openHelp();
    expect(panel.getByRole("heading", { name: "Ayuda - LÍDER" })).toBeTruthy();
    expect(panel.getByText(/no tiene una guía para tu rol/)).toBeTruthy();
    expect(panel.queryByText("Flujos Completos de Trabajo")).toBeNull();
    const manual = panel.getByRole("link", { name: /^Manual Completo de Usuario/ });
    expect([manual.getAttribute("href"), manual.getAttribute("target")]).toEqual(["/manual", "_blank"]);
  });

  it("closes with Escape and gives the focus back", async () => {
    await openAs("/quotesList", { role: 2 });
    const panel = await openHelp();
    fireEvent.keyDown(panel.getByRole("heading", { name: "Ayuda - ASESOR" }), { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Ayuda y Guías");
  });
});

describe("the guide of a page", () => {
  it("goes step by step with its progress, and stops at the ends", async () => {
    await openAs("/quotesList", { role: 2 });
    const panel = await openHelp();
    fireEvent.click(panel.getByRole("button", { name: "Ver Guía Paso a Paso" }));
    expect(panel.getByText("Paso 1 de 3")).toBeTruthy();
    expect(panel.getByText("33 %")).toBeTruthy();
    expect(panel.getByRole("button", { name: "← Anterior" })).toHaveProperty("disabled", true);
    expect(panel.getByText("Acción:")).toBeTruthy();
    expect(panel.getByText("Tip:")).toBeTruthy();
    fireEvent.click(panel.getByRole("button", { name: "Siguiente →" }));
    expect(panel.getByText("67 %")).toBeTruthy();
    fireEvent.click(panel.getByRole("button", { name: "Siguiente →" }));
    expect(panel.getByText("100 %")).toBeTruthy();
    expect(panel.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
    expect(panel.getByRole("button", { name: "Siguiente →" })).toHaveProperty("disabled", true);
  });

  it("is left when the route changes: the panel begins again with the other page's", async () => {
    const { router } = await openAs("/quotesList", { role: 5 });
    const panel = await openHelp();
    fireEvent.click(panel.getByRole("button", { name: /De Cotización a Comisión/ }));
    expect(panel.getAllByText("Resultado:")).toHaveLength(9);
    await act(() => router.navigate("/commissionsList"));
    const next = within(await screen.findByRole("dialog"));
    expect(next.queryByText("Resultado:")).toBeNull();
    expect(next.getByText("Gestión de Comisiones")).toBeTruthy();
  });
});

describe("a tooltip", () => {
  const hover = async (role: number) => {
    await openAs("/commissionsList", { role });
    vi.useFakeTimers();
    fireEvent.mouseOver(screen.getByRole("button", { name: "Pagar" }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    const early = screen.queryByRole("tooltip");
    await act(() => vi.advanceTimersByTimeAsync(1));
    const shown = screen.queryByRole("tooltip")?.textContent ?? null;
    vi.useRealTimers();
    return { early, shown };
  };

  it("shows after half a second of hovering, and no sooner", async () => {
    const { early, shown } = await hover(5);
    expect(early).toBeNull();
    expect(shown).toContain("Registra el pago con su comprobante");
  });

  it("is not shown to an advisor", async () => {
    expect((await hover(2)).shown).toBeNull();
  });

  it("leaves the button its name", async () => {
    await openAs("/commissionsList", { role: 7 });
    expect(screen.getByRole("button", { name: "Pagar" }).getAttribute("data-help")).toBe(
      "pagar-comision-btn",
    );
  });
});
