// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CalculatorBar } from "../../../web/src/features/quotes/calculation/CalculatorBar.tsx";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { ChangesOff } from "../../../web/src/ui/dialog/changes-off.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("who may change nothing still looks at what the client will see", () => {
  const look = vi.fn();
  const confirm = vi.fn();
  render(
    <ChangesOff value="Estás viendo como Ana">
      <CalculatorBar
        perPerson={100_000}
        total={300_000}
        margin={{ amount: 45_000, percent: 15 }}
        saved="saved"
        accent={false}
        busy={false}
        onRetry={vi.fn()}
        onPreview={look}
        onConfirm={confirm}
      />
    </ChangesOff>,
    { wrapper: Look },
  );
  for (const name of ["Así lo verá el cliente", "Confirmar cálculo"])
    fireEvent.click(screen.getByRole("button", { name }));
  expect(look).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
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
      onRetry={vi.fn()}
      onPreview={vi.fn()}
      onConfirm={vi.fn()}
    />,
    { wrapper: Look },
  );
  const total = screen.getByRole("button", { name: /Precio total/ });
  expect(total.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("No se pudo guardar");
  screen.getByRole("button", { name: "Reintentar" });
  for (const hidden of ["Por persona", "Margen", "Así lo verá el cliente"])
    expect(screen.queryByText(hidden)).toBeNull();
  fireEvent.click(total);
  expect(total.getAttribute("aria-expanded")).toBe("true");
  for (const grown of ["Por persona", "Margen", "Así lo verá el cliente"]) screen.getByText(grown);
  fireEvent.click(total);
  expect(screen.queryByText("Margen")).toBeNull();
});
