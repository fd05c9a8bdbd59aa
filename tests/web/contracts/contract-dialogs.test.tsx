// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddItemDialog } from "../../../web/src/features/contracts/item/AddItemDialog.tsx";
import { useRecordActs } from "../../../web/src/base/acts/record-acts.tsx";
import { contractActs } from "../../../web/src/features/contracts/contract/contract.acts.tsx";
import type { ContractRecordFragment } from "../../../web/src/features/contracts/contract/contracts.generated.ts";
import { ConvertQuoteDialog } from "../../../web/src/features/contracts/contract/ConvertQuoteDialog.tsx";
import { SendContractDialog } from "../../../web/src/features/contracts/contract/SendContractDialog.tsx";
import { inDays, shortDay, YEAR } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { type Answer, serverAnswers, show, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => screen.getByRole("dialog").textContent?.replaceAll("\u00a0", " ") ?? "";
const refused = (message: string): Answer => ({ errors: [{ message, extensions: { code: "CONFLICT" } }] });

const contract = {
  id: "c",
  contractNumber: `CT-${YEAR}-000001`,
  status: "draft",
  precioTotal: 3_000_000,
  totalPagado: 500_000,
  cliente: { name: "María", lastname: "Torres" },
} as ContractRecordFragment;

describe("sending a contract", () => {
  const preview = {
    __typename: "ContractEmail",
    to: "maria@example.com",
    subject: "Tu contrato está listo",
    message: "Hola, María",
  };
  const open = (answer: Answer) => {
    const onClose = vi.fn();
    const seen = serverAnswers({
      ContractEmailPreview: { data: { contractEmailPreview: preview } },
      ContractSend: answer,
    });
    showConnected(<SendContractDialog contract={contract} onClose={onClose} />);
    return {
      seen,
      onClose,
      sent: () => seen.find(({ operation }) => operation === "ContractSend")?.variables,
    };
  };
  const done: Answer = { data: { sendContract: null } };

  it("says to whom and for how much, and sends the words as they were edited", async () => {
    const { sent, onClose } = open(done);
    await waitFor(() => expect(valueOf(/^Asunto/)).toBe("Tu contrato está listo"));
    type(/^Mensaje/, "Hola, Andrés");
    expect(text()).toContain(`Se enviará a maria@example.com el contrato CT-${YEAR}-000001 por $ 3.000.000`);
    press("Enviar contrato");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual({
      id: "c",
      input: { subject: "Tu contrato está listo", message: "Hola, Andrés" },
    });
  });

  it("stays as it was typed when the server refuses", async () => {
    const { onClose } = open(refused("El contrato cambió"));
    await waitFor(() => expect(valueOf(/^Asunto/)).toBe("Tu contrato está listo"));
    type(/^Asunto/, "Firma tu contrato");
    press("Enviar contrato");
    expect(await screen.findByText("El contrato cambió")).toBeTruthy();
    expect(valueOf(/^Asunto/)).toBe("Firma tu contrato");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("converting a quote", () => {
  const quote = {
    id: "q",
    quoteNumber: `COT-${YEAR}-000001`,
    nombreCliente: "María Torres",
    precioTotal: 3_000_000,
    fechaIda: inDays(51),
    tripType: "internacional" as const,
  };
  const templates = [{ id: "playa", name: "Plan playa" }].map((row) => ({
    __typename: "ContractTemplate",
    tripType: "nacional",
    description: "",
    isBase: false,
    isActive: true,
    version: 1,
    updatedAt: inDays(-1),
    acts: [],
    ...row,
  }));
  const open = (answer: Answer, operation = "ContractCreate") => {
    const seen = serverAnswers({
      [operation]: answer,
      TemplateList: { data: { contractTemplates: templates } },
    });
    showConnected(
      <MemoryRouter>
        <ConvertQuoteDialog quote={quote} onClose={() => undefined} />
      </MemoryRouter>,
    );
    return () => seen.find((request) => request.operation === operation)?.variables;
  };

  it("proposes one payment 30 days before departure, and shares that add up to the price", async () => {
    const sent = open(refused("La cotización ya tiene un contrato"));
    expect(text()).toContain(`La cotización COT-${YEAR}-000001 de María Torres por $ 3.000.000`);
    expect(screen.getByRole("list", { name: "Plan de pagos" }).textContent).toContain(shortDay(inDays(21)));
    press("Cuotas");
    const plan = screen.getByRole("list", { name: "Plan de pagos" });
    expect(plan.querySelectorAll("li")).toHaveLength(1 + 3 + 1);
    expect(plan.textContent?.replaceAll("\u00a0", " ")).toContain("$ 900.000");
    press("Crear contrato");
    expect(await screen.findByText("La cotización ya tiene un contrato")).toBeTruthy();
    await waitFor(() =>
      expect(sent()).toMatchObject({
        input: { quoteId: "q", formaPago: "cuotas", cuotaInicialMonto: 900_000, numeroCuotasRestantes: 3 },
      }),
    );
    expect(screen.getByRole("button", { name: "Cuotas" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("takes the clauses of the quote's kind of trip, or of the template that is chosen", async () => {
    const sent = open(refused("La plantilla «Plan playa» ya no se ofrece."), "ContractFromTemplate");
    const field = () => screen.getByRole("combobox", { name: /^Plantilla/ });
    expect(field().textContent).toBe("La del viaje: Plan internacional");
    fireEvent.mouseDown(field());
    fireEvent.click(await screen.findByRole("option", { name: "Plan playa" }));
    press("Crear contrato");
    expect(await screen.findByText("La plantilla «Plan playa» ya no se ofrece.")).toBeTruthy();
    await waitFor(() =>
      expect(sent()).toMatchObject({ templateId: "playa", input: { quoteId: "q", formaPago: "contado" } }),
    );
    expect(field().textContent).toBe("Plan playa");
  });
});

describe("an item that the quote did not hold", () => {
  it("shows its cost while it is typed, and asks for a description", async () => {
    const onSubmit = vi.fn();
    const frame = { busy: false, failure: null, onClose: () => undefined };
    show(<AddItemDialog frame={frame} send={onSubmit} />);
    type(/^Cantidad/, "3");
    type(/^Costo cotizado por unidad/, "150000");
    expect(text()).toContain("Costo cotizado: $ 450.000");
    press("Agregar servicio");
    await waitFor(() =>
      expect(screen.getByLabelText(/^Descripción/).getAttribute("aria-invalid")).toBe("true"),
    );
    type(/^Descripción/, "Chaleco");
    press("Agregar servicio");
    const item = { tipo: "extras", descripcion: "Chaleco", cantidad: 3, precioUnitario: 150_000 };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ input: item }));
  });
});

describe("the dialogs of a contract", () => {
  const useContractActs = () => useRecordActs(contractActs, { reads: [] });

  it.each([
    ["delete", "Eliminar", "La cotización podrá convertirse otra vez."],
    ["complete", "Completar contrato", "Al completarlo se generan las comisiones."],
    ["convert", "Crear servicios", "con sus costos cotizados"],
  ] as const)("ask before they %s", async (act, button, consequence) => {
    const sent = openAct(useContractActs, act, contract);
    expect(text()).toContain(consequence);
    expect(sent()).toEqual([]);
    press(button);
    await waitFor(() => expect(sent()).toEqual([{ id: "c" }]));
  });
});
