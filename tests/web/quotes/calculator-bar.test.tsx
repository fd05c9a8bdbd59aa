// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CalculatorBar } from "../../../web/src/features/quotes/calculation/CalculatorBar.tsx";
import { ChangesOff } from "../../../web/src/ui/dialog/changes-off.ts";

afterEach(cleanup);

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
  );
  for (const name of ["Así lo verá el cliente", "Confirmar cálculo"])
    fireEvent.click(screen.getByRole("button", { name }));
  expect(look).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});
