// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { contractPaths } from "../../../web/src/features/contracts/contract/contracts.paths.ts";
import { ContractCreateScreen } from "../../../web/src/pages/contracts/ContractCreateScreen.tsx";
import { inDays, YEAR } from "../../support/calendar.ts";
import { type Answer, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const routes: readonly AppRoute[] = [
  {
    path: contractPaths.create.pattern,
    guard: "public",
    layout: "bare",
    screen: () => Promise.resolve(ContractCreateScreen),
  },
  {
    path: contractPaths.detail.pattern,
    guard: "public",
    layout: "bare",
    screen: () => Promise.resolve(() => <p>El contrato</p>),
  },
];
const template = {
  __typename: "ContractTemplate",
  id: "playa",
  name: "Plan playa",
  tripType: "nacional",
  description: "",
  isBase: false,
  isActive: true,
  version: 1,
  updatedAt: inDays(-1),
  acts: [],
};
const made = { __typename: "Contract", id: "c", contractNumber: `CT-${YEAR}-000001` };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const problemOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;

/** Opens the screen; `sent` is what the server was asked to make. */
async function open(answers: Record<string, Answer>) {
  const seen = serverAnswers({ TemplateList: { data: { contractTemplates: [template] } }, ...answers });
  const { router } = openAt(contractPaths.create.to(), routes);
  await screen.findByRole("heading", { name: "Crear contrato" });
  return {
    path: () => router.state.location.pathname,
    sent: () =>
      seen
        .filter(({ operation }) => operation in answers)
        .map(({ operation, variables }) => ({ operation, variables })),
  };
}

const typed = {
  "Nombre del cliente": " Ana Ruiz ",
  Correo: "ana@example.com",
  Teléfono: "300 123 4567",
  Destino: "Cartagena",
  "Inicio del viaje": inDays(60),
  Pasajeros: "2",
  "Precio total": "$ 3.000.000",
  "Condiciones especiales": "Silla de ruedas",
  "Qué no incluye": "• Propinas\nTasas de salida",
};
const typeAll = () => {
  for (const [label, value] of Object.entries(typed)) type(label, value);
};
const input = {
  nombreCliente: "Ana Ruiz",
  emailCliente: "ana@example.com",
  telefonoCliente: "3001234567",
  destino: "Cartagena",
  tripType: null,
  fechaInicioViaje: inDays(60),
  fechaFinViaje: null,
  numeroPasajeros: 2,
  precioTotal: 3_000_000,
  formaPago: "contado",
  condicionesEspeciales: "Silla de ruedas",
  noIncluye: ["Propinas", "Tasas de salida"],
  contractItem: [{ tipo: "extras", descripcion: "Guía", detalle: null }],
};

describe("a contract without a quote", () => {
  it("is sent once as it was typed, without what was left to the server, and opened", async () => {
    const { sent, path } = await open({ ContractCreate: { data: { createContract: made } } });
    typeAll();
    press("Agregar servicio");
    type("Servicio", "Guía");
    press("Crear contrato");
    press("Crear contrato");
    expect(await screen.findByText("El contrato")).toBeTruthy();
    expect(path()).toBe(contractPaths.detail.to({ id: "c" }));
    expect(sent()).toEqual([
      { operation: "ContractCreate", variables: { input: expect.objectContaining(input) } },
    ]);
    for (const unsaid of ["templateId", "pasajeroTitular", "documentoTitular", "quoteId"])
      expect(sent()[0]?.variables["input"]).not.toHaveProperty(unsaid);
  });

  it("keeps the typed values, and shows beside each field the server's refusal", async () => {
    const refusals = [
      { field: "emailCliente", message: "Este correo no recibe mensajes" },
      { field: "input.documentoTitular", message: "Máximo 60 caracteres" },
    ];
    const extensions = { code: "BAD_USER_INPUT", errors: refusals };
    const refusal = { data: null, errors: [{ message: refusals[0]?.message, extensions }] };
    const { sent, path } = await open({ ContractFromTemplate: refusal });
    typeAll();
    fireEvent.mouseDown(screen.getByRole("combobox", { name: /^Plantilla/ }));
    fireEvent.click(await screen.findByRole("option", { name: "Plan playa" }));
    press("Crear contrato");
    await waitFor(() => expect(problemOf("Correo")).toBe("Este correo no recibe mensajes"));
    expect(problemOf("Documento del titular")).toBe("Máximo 60 caracteres");
    expect(sent()).toEqual([
      {
        operation: "ContractFromTemplate",
        variables: {
          templateId: "playa",
          input: expect.objectContaining({ ...input, contractItem: [] }),
        },
      },
    ]);
    for (const [label, value] of Object.entries(typed))
      expect(field(label).value.replaceAll("\u00a0", " "), label).toBe(value);
    expect(screen.getByRole("combobox", { name: /^Plantilla/ }).textContent).toBe("Plan playa");
    expect(path()).toBe(contractPaths.create.to());
  });

  it("is not sent while something is missing or wrong, which is said at its field", async () => {
    const { sent } = await open({ ContractCreate: { data: { createContract: made } } });
    type("Nombre del cliente", "  ");
    type("Correo", "ana@");
    type("Destino", "Cartagena");
    press("Crear contrato");
    await waitFor(() => expect(problemOf("Nombre del cliente")).toBe("El nombre del cliente es requerido"));
    expect(problemOf("Correo")).toBe("Formato de email inválido. Ejemplo: usuario@dominio.com");
    expect(problemOf("Inicio del viaje")).toBe("Elige el inicio del viaje");
    expect(field("Destino").value).toBe("Cartagena");
    expect(sent()).toEqual([]);
  });
});
