// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { Toasts } from "../../../web/src/ui/toasts.tsx";
import { overOpened } from "../../../web/src/base/saving/useFields.ts";
import type { Wrong } from "../../../web/src/base/saving/useSaving.ts";
import { contractFields } from "../../../web/src/features/contracts/contract/contract.form.ts";
import { packageFields } from "../../../web/src/features/catalog/panel/package.form.ts";
import { planFields } from "../../../web/src/features/contracts/plan/plan.form.ts";
import { quoteFields } from "../../../web/src/features/quotes/quote/quote.form.ts";
import { registerFields } from "../../../web/src/features/payments/registration/register.form.ts";
import type { RaffleLineFragment } from "../../../web/src/features/raffle/board/raffle.generated.ts";
import { RaffleDialog } from "../../../web/src/features/raffle/panel/RaffleDialog.tsx";
import { inDays, TODAY } from "../../support/calendar.ts";
import "../../support/web.tsx";

afterEach(cleanup);

describe("a list of fields", () => {
  it("sends of a new form what the server takes, counted and chosen", () => {
    const form = {
      ...quoteFields.empty,
      menores: 1,
      edadesMenores: "5",
      infantes: null,
      tripType: "" as const,
    };
    expect(quoteFields.input(form)).toMatchObject({
      numeroPersonas: 3,
      adultos: 2,
      menores: 1,
      infantes: 0,
      edadesMenores: [5],
      edadesInfantes: [],
      tripType: null,
      fechaRegreso: null,
    });
    expect(packageFields.input({ ...packageFields.empty, destino: "Nacionales" }).category).toBe(
      "Nacionales",
    );
    expect(packageFields.input(packageFields.empty)).not.toHaveProperty("files");
  });

  it("names the error of each field, which may depend on the others", () => {
    const [leave, back] = [inDays(20), inDays(25)];
    const form = { ...quoteFields.empty, emailCliente: "a@b.co", telefonoCliente: "3001234567" };
    expect(quoteFields.problems({ ...form, fechaIda: leave, fechaRegreso: back })).toEqual({});
    expect(quoteFields.problems({ ...form, fechaIda: back, fechaRegreso: leave, menores: 2 })).toEqual({
      fechaRegreso: "La fecha de regreso debe ser posterior a la fecha de ida",
      edadesMenores: "Indica la edad de cada menor",
    });
    const payment = registerFields({ monto: 500_000, observaciones: "" }, 400_000, TODAY);
    expect(payment.problems(payment.empty).monto).toMatch(/supera el saldo pendiente/);
  });

  it("knows of which field the server speaks", () => {
    expect(planFields.nameOf("fechasVencimientoCuotas")).toBe("fechas");
    expect(contractFields.nameOf("input.destino")).toBe("destino");
    expect(contractFields.nameOf("id")).toBeNull();
  });
});

describe("a form on a record", () => {
  const raffle = {
    __typename: "Raffle",
    id: "r1",
    title: "Rifa de junio",
    prize: "Un viaje a Cartagena",
    price: 20_000,
    drawDate: inDays(40),
    paymentText: null,
    image: null,
    selectedCount: 0,
    paidCount: 0,
    version: 3,
  } as unknown as RaffleLineFragment;

  function open(answer: Wrong | null) {
    const onSave = vi.fn((_: { readonly input: object; readonly changed: object }, __: unknown) =>
      Promise.resolve(answer),
    );
    const dialog = (present: RaffleLineFragment) => (
      <RaffleDialog raffle={present} busy={false} failure={null} onSave={onSave} onClose={() => undefined} />
    );
    const around = (present: RaffleLineFragment) => (
      <Look>
        <Toasts>{dialog(present)}</Toasts>
      </Look>
    );
    const { rerender } = render(around(raffle));
    const prize = screen.getByRole<HTMLInputElement>("textbox", { name: /Premio/ });
    fireEvent.change(prize, { target: { value: "Un viaje a San Andrés" } });
    return { onSave, prize, again: (present: RaffleLineFragment) => rerender(around(present)) };
  }
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar cambios" }));

  it("sends all of it over its own version, and over somebody else's only what was changed", async () => {
    const { onSave } = open(null);
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const [filled] = onSave.mock.calls[0]!;
    expect(filled.changed).toEqual({ prize: "Un viaje a San Andrés" });
    expect(filled.input).toMatchObject({
      title: "Rifa de junio",
      prize: "Un viaje a San Andrés",
      price: 20_000,
    });
    const send = vi.fn((input: object) => Promise.resolve(input));
    const act = overOpened(filled, 3, send);
    expect(await act()).toEqual({ ...filled.input, version: 3 });
    expect(await act(5)).toEqual({ prize: "Un viaje a San Andrés", version: 5 });
  });

  it("stays typed when the server refuses, says what is wrong beside its field, and keeps its record", async () => {
    const { onSave, prize, again } = open([{ field: "prize", message: "Ese premio ya se rifó" }]);
    save();
    expect(await screen.findByText("Ese premio ya se rifó")).toBeTruthy();
    again({ ...raffle, title: "Otro nombre", version: 4 });
    expect(prize.value).toBe("Un viaje a San Andrés");
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.calls[1]?.[1]).toMatchObject({ version: 3, title: "Rifa de junio" });
  });
});
