// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  TaxProfileDialog,
  type TaxedPerson,
} from "../../../web/src/features/commissions/withholding/TaxProfileDialog.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const profile = {
  id: "p",
  userId: 2,
  procedimiento: "comisiones_11",
  factura: false,
  dane: null,
  vinculo: null,
  version: 4,
} as const;
const person: TaxedPerson = { id: 2, nombre: "Álvaro Ríos", role: 2, municipio: null, perfil: profile };

function open(over: Partial<NonNullable<TaxedPerson["perfil"]>> = {}) {
  const seen = serverAnswers({
    TaxProfileSet: { errors: [{ message: "No", extensions: { code: "CONFLICT" } }], data: null },
  });
  showConnected(
    <TaxProfileDialog
      person={{ ...person, perfil: { ...profile, ...over } }}
      municipalities={[]}
      onClose={vi.fn()}
    />,
  );
  return () => seen.map(({ variables }) => variables["input"]);
}
const choose = async (field: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: field }));
  fireEvent.click(await screen.findByRole("option", { name: option }));
};
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar perfil" }));
const sent = { procedimiento: "comisiones_11", factura: false, dane: null, version: 4 };

describe("the tax profile of a seller", () => {
  it("shows nothing about the engagement until a person states it", async () => {
    const inputs = open();
    save();
    await waitFor(() => expect(inputs()).toEqual([{ ...sent, vinculo: null }]));
  });

  it("of an employee shows that nothing is withheld here", async () => {
    const inputs = open();
    expect(screen.queryByText(/va en la nómina/)).toBeNull();
    await choose("Vínculo", "Empleado");
    expect(screen.getByText(/va en la nómina/)).toBeTruthy();
    save();
    await waitFor(() => expect(inputs()).toEqual([{ ...sent, vinculo: "empleado" }]));
  });

  it("is changed to the other engagement, never back to none", async () => {
    open({ vinculo: "empleado" });
    fireEvent.mouseDown(screen.getByRole("combobox", { name: "Vínculo" }));
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Empleado", "Independiente"]);
  });
});
