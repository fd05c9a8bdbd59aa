// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { openAt } from "../../support/web.tsx";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const Screen = () => <p>Lista de paquetes</p>;
const at = (screen: AppRoute["screen"]): AppRoute[] => [
  { path: "/paquetes", guard: "public", layout: "bare", screen },
];

let reload: ReturnType<typeof vi.spyOn>;
const serverIs = (up: boolean) =>
  vi.stubGlobal("fetch", () =>
    up ? Promise.resolve(new Response("")) : Promise.reject(new TypeError("Failed to fetch")),
  );

beforeEach(() => {
  sessionStorage.clear();
  reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a page whose script does not come", () => {
  it("says so, and is shown automatically when the browser is online again", async () => {
    serverIs(false);
    const load = vi.fn(gone);
    openAt("/paquetes", at(load));
    expect(await screen.findByRole("heading", { name: "No se pudo cargar esta página" })).toBeTruthy();
    load.mockResolvedValue(Screen as never);
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("Lista de paquetes")).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is asked for again by «Reintentar»", async () => {
    serverIs(false);
    const load = vi.fn(gone);
    openAt("/paquetes", at(load));
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    load.mockResolvedValue(Screen as never);
    fireEvent.click(retry);
    expect(await screen.findByText("Lista de paquetes")).toBeTruthy();
  });

  it("loads the window again once, automatically, when the server answers: an update took the script away", async () => {
    serverIs(true);
    openAt("/paquetes", at(gone));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
    openAt("/paquetes", at(gone));
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).toHaveBeenCalledTimes(1);
    fireEvent.click(retry);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it("loads the window again when the connection was lost while it did", async () => {
    serverIs(true);
    openAt("/paquetes", at(gone));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
    openAt("/paquetes", at(gone));
    await screen.findByRole("button", { name: "Reintentar" });
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it("says so too when the script neither comes nor fails, and is there when it comes late", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serverIs(false);
    const script = Promise.withResolvers<typeof Screen>();
    openAt(
      "/paquetes",
      at(() => script.promise),
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByRole("heading", { name: "No se pudo cargar esta página" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    script.resolve(Screen);
    expect(await screen.findByText("Lista de paquetes")).toBeTruthy();
  });

  it("loads the window again when the server answers and the script stays away", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serverIs(true);
    openAt(
      "/paquetes",
      at(() => new Promise(() => {})),
    );
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByRole("heading", { name: "No se pudo cargar esta página" });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not load the window again while nothing is answered", async () => {
    serverIs(false);
    openAt("/paquetes", at(gone));
    fireEvent.click(await screen.findByRole("button", { name: "Reintentar" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).not.toHaveBeenCalled();
  });
});
