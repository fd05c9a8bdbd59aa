// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useFailureToast } from "../../../web/src/base/failure/useFailureToast.ts";
import { useToasts } from "../../../web/src/ui/toasts.tsx";
import { show } from "../../support/web.tsx";

let toasts: ReturnType<typeof useToasts>;
let showFailure: ReturnType<typeof useFailureToast>;

function Probe() {
  toasts = useToasts();
  showFailure = useFailureToast();
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
  show(<Probe />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("are at most three at once", async () => {
    act(() => ["uno", "dos", "tres", "cuatro"].forEach((text) => toasts.success(text, 60)));
    await pass(1000);
    expect(screen.getAllByRole("alert")).toHaveLength(3);
  });

  it("stand at the top right", async () => {
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

  it("does not appear when the message contains 404", async () => {
    act(() => showFailure(refused("Request failed with status code 404")));
    await pass(500);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
