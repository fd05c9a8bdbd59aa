// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useFailureToast } from "../../../web/src/base/failure/useFailureToast.ts";
import { announced, useSaving } from "../../../web/src/base/saving/useSaving.ts";
import { useToasts } from "../../../web/src/ui/toasts.tsx";
import { aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

let toasts: ReturnType<typeof useToasts>;
let showFailure: ReturnType<typeof useFailureToast>;
let saving: ReturnType<typeof useSaving>;

function Probe() {
  toasts = useToasts();
  showFailure = useFailureToast();
  saving = useSaving();
  return null;
}

/**
 * Lets time pass in small steps: React renders between two of them, and a toast leaves by several renders.
 */
async function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(() => {
  vi.useFakeTimers();
  serverAnswers({});
  showConnected(<Probe />, aSessionUser());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("toasts", () => {
  it.each([
    ["a key of the page", "kbd", {}],
    ["a text to read before a decision", "div", { "data-uncovered": "" }],
  ])("lie below %s, and not over it", async (_, name, attributes) => {
    const part = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value);
    part.getBoundingClientRect = () => DOMRect.fromRect({ x: 700, y: 20, width: 300, height: 40 });
    document.body.append(part);
    Object.assign(document, { elementsFromPoint: () => [part] });
    const size = { clientWidth: 1_024, clientHeight: 800 };
    for (const [side, value] of Object.entries(size))
      Object.defineProperty(document.documentElement, side, { value, configurable: true });
    act(() => toasts.success("uno"));
    await pass(300);
    const container = document.querySelector<HTMLElement>(".notistack-SnackbarContainer");
    part.remove();
    expect(container?.style.top).toBe("68px");
  });

  it("are at most three at once", async () => {
    act(() => ["uno", "dos", "tres", "cuatro"].forEach((text) => toasts.success(text, 60)));
    await pass(1000);
    expect(screen.getAllByRole("alert")).toHaveLength(3);
  });

  it("are at the top right", async () => {
    act(() => toasts.success("hola"));
    await pass(100);
    const place = getComputedStyle(
      screen.getByRole("alert").closest(".notistack-SnackbarContainer") as Element,
    );
    expect([place.top, place.right, place.bottom, place.left]).toEqual([
      expect.stringMatching(/px$/),
      expect.stringMatching(/px$/),
      "",
      "",
    ]);
  });

  it.each([
    ["without a duration of its own", undefined, 3],
    ["of a sign-out", 2, 2],
    ["of a failed sign-in", 5, 5],
  ])("%s leave after their seconds", async (_, options, seconds) => {
    act(() => toasts.success("adiós", options));
    await pass(seconds * 1000 - 100);
    expect(screen.queryByText("adiós")).toBeTruthy();
    await pass(1000);
    expect(screen.queryByText("adiós")).toBeNull();
  });
});

describe("the toast of a rejected action", () => {
  const refused = (message: string) => new CombinedGraphQLErrors({ errors: [{ message }] });

  it("shows the server's message for 4 s", async () => {
    act(() => showFailure(refused("El contrato está completado."), "updateContract"));
    await pass(3900);
    expect(screen.queryByText("El contrato está completado.")).toBeTruthy();
    await pass(1000);
    expect(screen.queryByText("El contrato está completado.")).toBeNull();
  });

  it("goes when a later act of the same form or list is done, and another's stays", async () => {
    const fail = () => Promise.reject(refused("El contrato está completado."));
    act(() => showFailure(refused("No se pudo leer la lista.")));
    await act(() => saving.perform(fail, null));
    await pass(200);
    expect(screen.queryByText("El contrato está completado.")).toBeTruthy();
    await act(() => saving.perform(() => Promise.resolve(), "Contrato actualizado"));
    await pass(800);
    expect(screen.queryByText("El contrato está completado.")).toBeNull();
    expect(screen.queryByText("Contrato actualizado")).toBeTruthy();
    expect(screen.queryByText("No se pudo leer la lista.")).toBeTruthy();
  });

  it("does not appear when the message contains 404", async () => {
    act(() => showFailure(refused("Request failed with status code 404")));
    await pass(500);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("an act whose result the page shows", () => {
  it("is announced for a moment, and draws no toast", async () => {
    await act(async () => void (await saving.perform(() => Promise.resolve(1), announced("Orden guardado"))));
    await pass(100);
    expect(screen.getByRole("alert").textContent).toBe("Orden guardado");
    expect(document.querySelector(".MuiAlert-root")).toBeNull();
    await pass(4000);
    expect(screen.queryByText("Orden guardado")).toBeNull();
  });
});
