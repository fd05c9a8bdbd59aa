// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CalculatorBar } from "../../../web/src/features/quotes/calculation/CalculatorBar.tsx";
import { Look } from "../../../web/src/app/theme/Look.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("on a phone it is one line, which grows when the total is pressed", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width:599.95px"),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  render(
    <CalculatorBar
      perPerson={100_000}
      total={300_000}
      margin={{ amount: 45_000, percent: 15 }}
      saved="failed"
      accent={false}
      busy={false}
      reason={null}
      onRetry={vi.fn()}
      onConfirm={vi.fn()}
    />,
    { wrapper: Look },
  );
  const total = screen.getByRole("button", { name: /Precio total/ });
  expect(total.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("No se pudo guardar");
  screen.getByRole("button", { name: "Reintentar" });
  for (const hidden of ["Por persona", "Margen"]) expect(screen.queryByText(hidden)).toBeNull();
  fireEvent.click(total);
  expect(total.getAttribute("aria-expanded")).toBe("true");
  for (const grown of ["Por persona", "Margen"]) screen.getByText(grown);
  fireEvent.click(total);
  expect(screen.queryByText("Margen")).toBeNull();
});
