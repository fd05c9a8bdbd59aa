import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays } from "../support/calendar.ts";
import { aSimpleContract, aSigning, sendContractOf } from "../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const put = (id: string, body: object) => app.as("gerente").rest("PUT", `/contracts/${id}`, body);
const shares = () => ({
  forma_pago: "cuotas",
  tiene_cuota_inicial: true,
  fecha_vencimiento_inicial: inDays(1),
  numero_cuotas_restantes: 2,
  fechas_vencimiento_cuotas: [inDays(10), inDays(20)],
});

describe("the services of a contract's edit form", () => {
  const row = { tipo: "Alojamiento", descripcion: "Hotel Decamerón" };

  it("lose their blank rows; nothing but blank rows changes nothing, an empty list clears", async () => {
    const { id } = await aSimpleContract(app);
    const blank = { tipo: "", descripcion: "  " };
    const saved = await put(id, { contractItem: [blank, row, { tipo: null }] });
    expect(saved.body.contractItem).toEqual([
      { tipo: "alojamiento", descripcion: "Hotel Decamerón", detalle: null },
    ]);
    expect((await put(id, { contractItem: [blank, blank] })).body.contractItem).toHaveLength(1);
    expect((await put(id, { contractItem: [] })).body.contractItem).toEqual([]);
  });

  it("are refused where only half of a row is filled in", async () => {
    const { id } = await aSimpleContract(app);
    const half = await put(id, { contractItem: [row, { tipo: "extras", descripcion: "" }] });
    expect([half.status, half.body.message, half.body.errors[0].field]).toEqual([
      400,
      "La descripción del servicio es requerida",
      "contract_item.1.descripcion",
    ]);
    expect((await put(id, { contractItem: [{ descripcion: "Flores" }] })).status).toBe(400);
  });
});

describe("the initial share of a contract's edit form", () => {
  it.each([
    [
      "an amount and its percentage with all decimals: the amount",
      33.333333333333336,
      1_000_000,
      1_000_000,
      33.33,
    ],
    ["an amount one peso off the percentage: the amount", 30, 899_999, 899_999, 30],
    ["a percentage and another amount: the percentage", 30, 5, 900_000, 30],
    ["a percentage with decimals and another amount: the rounded percentage", 33.336, 5, 1_000_200, 33.34],
    ["a percentage alone", 25, undefined, 750_000, 25],
    ["an amount alone", undefined, 600_000, 600_000, 20],
  ])("counts %s", async (_, percent, amount, monto, porcentaje) => {
    const { id } = await aSimpleContract(app, { price: 3_000_000 });
    const { status, body } = await put(id, {
      ...shares(),
      cuota_inicial_porcentaje: percent,
      cuota_inicial_monto: amount,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cuota_inicial_monto: monto,
      cuota_inicial_porcentaje: porcentaje,
      monto_restante: 3_000_000 - monto,
    });
    const echo = await put(id, { ...body });
    expect(echo.body).toMatchObject({ cuota_inicial_monto: monto, cuota_inicial_porcentaje: porcentaje });
  });

  it("keeps its percentage when only an amount beside it is changed", async () => {
    const { id } = await aSimpleContract(app, { price: 3_000_000 });
    const { body } = await put(id, { ...shares(), cuota_inicial_porcentaje: 30 });
    const after = await put(id, { ...body, cuota_inicial_monto: 5 });
    expect(after.body).toMatchObject({ cuota_inicial_monto: 900_000, cuota_inicial_porcentaje: 30 });
  });
});

describe("a contract without a quote", () => {
  it("is signed by its client, by the link", async () => {
    const input = {
      nombre_cliente: "Rosa Elvira Pardo",
      email_cliente: "rosa@example.com",
      telefono_cliente: "3104567890",
      destino: "Leticia",
      precio_total: 900_000,
      fecha_inicio_viaje: inDays(60),
    };
    const made = await app.as("gerente").rest("POST", "/contracts", input);
    expect(made.status).toBe(201);
    const story = {
      id: made.body.contract.id,
      number: made.body.contract.contract_number,
      quoteId: "",
      token: "",
    };
    const { id, token } = await sendContractOf(app, story);
    const page = await app.withLink(token).rest("GET", `/contracts/${id}`);
    expect(page.body.contract).toMatchObject({
      Quote: null,
      Cliente: { name: "Rosa", email: "rosa@example.com" },
    });
    const { signature } = aSigning();
    const signer = {
      nombre: "Rosa Elvira Pardo",
      documento: "52123456",
      tipo_documento: "cc",
      email: "rosa@example.com",
    };
    const { status, body } = await app.as().rest("POST", `/contracts/${id}/sign`, {
      signature,
      signer_info: { ...signer, acepta_terminos: true },
      signature_token: token,
    });
    expect([status, body.status, body.contract?.status]).toEqual([200, "signed", "signed"]);
  });
});
