// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddendumDialog } from "../../../web/src/features/contracts/addendum/AddendumDialog.tsx";
import { inDays } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const step = (id: string, monto: number, pagado: number) => ({
  __typename: "PlanLine" as const,
  id,
  descripcion: id,
  fechaVencimiento: inDays(20),
  monto,
  pagado,
});
const base = {
  __typename: "Contract" as const,
  id: "c",
  quoteId: "q",
  pasajeroTitular: null,
  fechaInicioViaje: inDays(51),
  fechaFinViaje: inDays(56),
  precioTotal: 3_000_000,
  totalPagado: 1_000_000,
  porVerificar: 0,
  contractItem: [{ tipo: "alojamiento", descripcion: "Hotel", detalle: null }],
  plan: [step("Cuota inicial", 1_000_000, 1_000_000), step("Cuota 1 de 1", 2_000_000, 0)],
};
const people = [{ __typename: "Passenger" as const, id: "p", nombre: "Juan", apellido: "Torres" }];

function open() {
  const onSave = vi.fn(() => Promise.resolve(null));
  const props = { base, people, draft: null, busy: false, failure: null, onSave, onClose: vi.fn() };
  show(<AddendumDialog {...(props as unknown as Parameters<typeof AddendumDialog>[0])} />);
  return onSave;
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar borrador" }));

describe("the form of an addendum", () => {
  it("asks why, and sends nothing without it", async () => {
    const onSave = open();
    save();
    expect(await screen.findByText("El motivo del otrosí es obligatorio")).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("sends what differs from the contract alone, and the last payment carries the rest", async () => {
    const onSave = open();
    type(screen.getByRole("textbox", { name: /Por qué se cambia/ }), "Cambia el apellido");
    const traveller = within(screen.getByRole("group", { name: "Juan Torres" }));
    type(traveller.getByRole("textbox", { name: /Apellido/ }), "Torres Gil");
    type(screen.getByRole("textbox", { name: /Precio total/ }), "3200000");
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave).toHaveBeenCalledWith({
      motivo: "Cambia el apellido",
      viajeros: [{ passengerId: "p", nombre: "Juan", apellido: "Torres Gil" }],
      pasajeroTitular: null,
      fechaInicioViaje: null,
      fechaFinViaje: null,
      servicios: null,
      precioTotal: 3_200_000,
      plan: [{ fechaVencimiento: inDays(20), monto: 2_200_000 }],
    });
  });
});
