// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { amount, openCalculator, previewOf, spaced, type } from "../../support/web-calculator.tsx";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAME = "Así lo verá el cliente";
const written = {
  lines: [{ title: "Tour en lancha", detail: null }],
  noIncluye: ["Propinas"],
  precioTotal: 3_000_000,
  precioPorPersona: 1_000_000,
};
const reason = () => screen.getByRole("button", { name: "Confirmar cálculo" }).getAttribute("title");
const lookAtPreview = async (): Promise<string> => {
  fireEvent.click(screen.getByRole("tab", { name: NAME }));
  await vi.advanceTimersByTimeAsync(1_300);
  const page = screen.getByRole("region", { name: NAME });
  await vi.waitFor(() => expect(page.querySelector("[inert]")).not.toBeNull(), 10_000);
  return spaced(page.textContent);
};

it("a typed price is what the calculator and the client's page say while nothing is calculated", async () => {
  openCalculator({ of: { ...previewOf, discountPercent: 10, written } });
  expect(screen.getByRole("alert").textContent).toContain("Vale hasta que confirmes un cálculo.");
  expect(amount("Precio total")).toContain("$ 3.000.000");
  expect(amount("Por persona")).toContain("$ 1.000.000");
  expect(reason()).toBe(
    "El precio se escribió sin cálculo: para calcularlo, escribe lo que cuesta el viaje.",
  );
  const said = await lookAtPreview();
  for (const part of ["Tour en lancha", "No incluye: Propinas.", "$ 3.000.000 en total"])
    expect(said).toContain(part);
  for (const part of ["Tiquetes", "$ 0", "Aún no hay precio"]) expect(said).not.toContain(part);
});

it("a calculation with costs replaces the written price, and is confirmed", async () => {
  openCalculator({ of: { ...previewOf, written } });
  type("Costo de ida", "200000");
  expect(amount("Precio total")).toContain("$ 780.000");
  expect(reason()).toBeNull();
  const said = await lookAtPreview();
  expect(said).toContain("$ 780.000 en total");
  expect(said).not.toContain("Tour en lancha");
});
