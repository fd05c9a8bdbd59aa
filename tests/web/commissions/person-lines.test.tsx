// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { CommissionLine } from "../../../web/src/features/commissions/commission/commission.columns.tsx";
import { byPerson } from "../../../web/src/features/commissions/payout/person-lines.ts";
import { PersonCommissions } from "../../../web/src/features/commissions/payout/PersonCommissions.tsx";
import { TODAY } from "../../support/calendar.ts";
import { aSessionUser, showConnected } from "../../support/web.tsx";

const line = (id: string, vendedorId: number, montoComision: number) =>
  ({
    id,
    vendedorId,
    montoComision,
    vendedor: { id: vendedorId, name: `Persona ${vendedorId}`, lastname: "Ríos" },
    contract: { id, contractNumber: `CT-${id}` },
    disponibleVendedor: null,
    fechaAprobacion: TODAY,
    fechaGeneracion: TODAY,
  }) as unknown as CommissionLine;
const lines = [line("1", 7, 100), line("2", 9, 40), line("3", 7, 30)];

afterEach(cleanup);

describe("commissions of several people", () => {
  it("are one line for each person, with the chosen sum", () => {
    const people = byPerson(lines, new Set(["1", "2"]));
    expect(
      people.map(({ id, amount, chosen, lines: own }) => [id, amount, chosen.length, own.length]),
    ).toEqual([
      [7, 100, 1, 2],
      [9, 40, 1, 1],
    ]);
  });

  it("are paid by person with a press, and their contracts are folded", () => {
    const onAct = vi.fn();
    const [first] = byPerson(lines, new Set(["1", "3"]));
    showConnected(
      <MemoryRouter>
        <PersonCommissions
          act="pay"
          person={first!}
          choice={{ chosen: new Set(["1", "3"]), toggle: vi.fn(), against: () => null }}
          onAll={vi.fn()}
          onAct={onAct}
        />
      </MemoryRouter>,
      aSessionUser(),
    );
    expect(document.body.textContent).toContain(formatCop(130));
    expect(screen.queryByText("CT-1")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "2 contratos de Persona 7 Ríos" }));
    expect(screen.getByText("CT-1")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Pagar a Persona 7 Ríos" }));
    expect(onAct).toHaveBeenCalledOnce();
  });
});
