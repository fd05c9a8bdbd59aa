import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays } from "../support/calendar.ts";
import { aDraftContract, aSentContract, aSignedContract } from "../support/story/contracts.ts";
import { anApprovedCalculation } from "../support/story/passengers.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { contractKeys, keysOf, withOk } from "./contract.keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("POST /contracts", () => {
  it("makes a contract of an approved quote", async () => {
    const quote = await anApprovedCalculation(app);
    const { status, body } = await app
      .as("gerente")
      .rest("POST", "/contracts", { quote_id: quote.id, forma_pago: "cuotas", monto_restante: 12.5 });
    expect(status).toBe(201);
    expect(keysOf(body)).toEqual(["contract", "message", "success"]);
    expect(body).toMatchObject({ success: true, message: "Contrato generado exitosamente" });
    expect(keysOf(body.contract)).toEqual([...contractKeys].sort());
    expect(body.contract).toMatchObject({
      quote_id: quote.id,
      status: "draft",
      forma_pago: "cuotas",
      precio_total: 3_770_000,
      saldo_pendiente: 3_770_000,
      Cliente: {
        id: null,
        name: "María",
        lastname: "Fernanda Torres",
        email: "maria@example.com",
        phone: "+573001234567",
      },
      Quote: {
        id: quote.id,
        quote_number: quote.number,
        destino: "Cartagena",
        Asesor: { id: app.people.asesor.id, role: 2 },
        Admin: null,
      },
    });
    const again = await app.as("gerente").rest("POST", "/contracts", { quote_id: quote.id });
    expect({ status: again.status, body: again.body }).toEqual({
      status: 409,
      body: { success: false, message: "La cotización ya tiene un contrato", error: "CONFLICT" },
    });
  });

  it("waits for the approval, and for the right role", async () => {
    const quote = await aSentQuote(app);
    expect((await app.as("gerente").rest("POST", "/contracts", { quote_id: quote.id })).status).toBe(409);
    expect((await app.as("asesor").rest("POST", "/contracts", { quote_id: quote.id })).status).toBe(403);
    expect((await app.as(null).rest("POST", "/contracts", { quote_id: quote.id })).body).toMatchObject({
      message: "No hay token disponible",
    });
    expect((await app.as("gerente").rest("POST", "/contracts", { quote_id: "nada" })).body).toMatchObject({
      message: "Cotización no encontrada",
    });
  });
});

describe("GET /contracts", () => {
  it("lists with its pages and filters", async () => {
    const { id, number } = await aSentContract(app);
    const all = await app.as("owner").rest("GET", "/contracts");
    expect(keysOf(all.body)).toEqual(["contracts", "currentPage", "page", "success", "total", "totalPages"]);
    expect(keysOf(all.body.contracts[0])).toEqual([...contractKeys].sort());
    const found = await app
      .as("owner")
      .rest(
        "GET",
        `/contracts?search=${number}&status=sent&dateRange=all&clientId=` +
          "&contractType=nacional&page=1&limit=5",
      );
    expect(found.body).toMatchObject({
      page: 1,
      currentPage: 1,
      total: 1,
      totalPages: 1,
      contracts: [{ id }],
    });
    expect(
      (await app.as("owner").rest("GET", `/contracts?search=${number}&status=draft`)).body,
    ).toMatchObject({ contracts: [], total: 0 });
    expect((await app.as("owner").rest("GET", "/contracts?page=0")).status).toBe(400);
    expect((await app.as("asesor2").rest("GET", "/contracts")).body).toMatchObject({
      contracts: [],
      total: 0,
    });
    expect(found.body.contracts[0].contrato_pdf_url).toMatch(new RegExp(`^contracts/pdf/${id}\\?token=`));
  });

  it("shows the margin to who sees costs", async () => {
    const { number } = await aDraftContract(app);
    const marginFor = async (handle: "owner" | "asesor") =>
      (await app.as(handle).rest("GET", `/contracts?search=${number}`)).body.contracts[0].margen_bruto;
    expect([await marginFor("owner"), await marginFor("asesor")]).toEqual([100, null]);
  });

  it("/stats is bare", async () => {
    const { status, body } = await app.as("asesor").rest("GET", "/contracts/stats");
    expect({ status, keys: keysOf(body) }).toEqual({
      status: 200,
      keys: ["activeContracts", "expiredContracts", "pendingContracts", "totalContracts"],
    });
    expect((await app.as("cliente").rest("GET", "/contracts/stats")).status).toBe(403);
  });
});

describe("GET /contracts/{id}", () => {
  it("answers the contract with its computed fields", async () => {
    const { id } = await aSignedContract(app);
    const { body } = await app.as("owner").rest("GET", `/contracts/${id}`);
    expect(keysOf(body)).toEqual(
      [
        "contract",
        "contract_items_analysis",
        "conversion_status",
        "passengers_summary",
        "quote_calculation_analysis",
        "success",
        "trip_details",
      ].sort(),
    );
    expect(keysOf(body.contract)).toEqual([...contractKeys].sort());
    expect(body.contract.Quote.Passengers).toHaveLength(3);
    expect(body.contract.Quote.Calculation).toMatchObject({ costo_base: 3_200_000, estado: "usado" });
    expect(body).toMatchObject({
      conversion_status: { can_convert: false, ready_for_purchase_management: true },
      trip_details: {
        destino: "Cartagena",
        origen: "Bogotá",
        fecha_inicio_viaje: inDays(51),
        fecha_fin_viaje: inDays(56),
        noches: 5,
      },
      passengers_summary: { total: 3, completos: 3 },
      contract_items_analysis: { total: 5, por_tipo: { tickets: 1 }, por_estado: { pendiente_compra: 5 } },
      quote_calculation_analysis: {
        total_items_potenciales: 7,
        items_requieren_compra: 5,
        valor_total_compras: 3_200_000,
        financials: {
          costo_base: 3_200_000,
          total_comisiones: 90_000,
          total_ganancia: 480_000,
          precio_final_total: 3_770_000,
        },
      },
    });
    expect(body.quote_calculation_analysis.items_detallados.slice(-2)).toEqual([
      {
        tipo: "comisiones",
        prioridad: "baja",
        valor: 90_000,
        descripcion: "Comisiones de venta",
        requiere_compra: false,
        detalles: null,
      },
      {
        tipo: "ganancia_empresa",
        prioridad: "baja",
        valor: 480_000,
        descripcion: "Ganancia de la agencia",
        requiere_compra: false,
        detalles: null,
      },
    ]);
    expect((await app.as("asesor").rest("GET", `/contracts/${id}`)).body).toMatchObject({
      quote_calculation_analysis: null,
      trip_details: { noches: 5 },
    });
  });

  it("gives a link what the signature page shows, and nothing else", async () => {
    const contract = await aSentContract(app);
    const byQuery = await app.as(null).rest("GET", `/contracts/${contract.id}?token=${contract.token}`);
    const byBearer = await app
      .as(null)
      .rest("GET", `/contracts/${contract.id}`, undefined, { authorization: `Bearer ${contract.token}` });
    for (const { status, body } of [byQuery, byBearer]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        quote_calculation_analysis: null,
        conversion_status: null,
        trip_details: null,
        passengers_summary: null,
        contract_items_analysis: null,
        contract: {
          contract_number: contract.number,
          margen_bruto: null,
          Cliente: { email: "maria@example.com" },
          Quote: { Lider: null, Gerente: null, Calculation: null },
        },
      });
      expect(body.contract.Quote.Passengers).toHaveLength(3);
    }
    expect((await app.as(null).rest("GET", `/contracts/${contract.id}`)).status).toBe(401);
    const other = await aDraftContract(app);
    expect((await app.withLink(contract.token).rest("GET", `/contracts/${other.id}`)).body).toMatchObject({
      message: "Contrato no encontrado",
    });
  });

  it("answers an id that cannot be one like one that does not exist", async () => {
    for (const id of ["nada", "01890a5d-ac96-774b-bcce-b302099a8057"])
      expect((await app.as("owner").rest("GET", `/contracts/${id}`)).body).toEqual({
        success: false,
        message: "Contrato no encontrado",
        error: "NOT_FOUND",
      });
  });
});

describe("PUT and DELETE /contracts/{id}", () => {
  it("PUT edits and answers flat; its input is in the answer", async () => {
    const { id } = await aDraftContract(app, { input: { formaPago: "cuotas" } });
    const { body: read } = await app.as("gerente").rest("GET", `/contracts/${id}`);
    const { status, body } = await app
      .as("gerente")
      .rest("PUT", `/contracts/${id}`, { ...read.contract, observaciones: "Vista al mar" });
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(withOk(contractKeys, "message"));
    expect(body).toMatchObject({
      observaciones: "Vista al mar",
      version: 2,
      cuota_inicial_monto: 1_131_000,
      fechas_vencimiento_cuotas: read.contract.fechas_vencimiento_cuotas,
    });
    expect(
      (await app.as("gerente").rest("PUT", `/contracts/${id}`, { version: 1, observaciones: "x" })).status,
    ).toBe(409);
    const wrong = await app.as("gerente").rest("PUT", `/contracts/${id}`, { numero_cuotas_restantes: 13 });
    expect(wrong.body).toEqual({
      success: false,
      message: "El número de cuotas debe estar entre 1 y 12",
      error: "BAD_USER_INPUT",
      errors: [{ field: "numero_cuotas_restantes", message: "El número de cuotas debe estar entre 1 y 12" }],
    });
    expect(
      (await app.as("gerente").rest("PUT", `/contracts/${id}`, { precio_total: 1000.5 })).body,
    ).toMatchObject({
      message: "El valor debe ser un número entero de pesos",
    });
  });

  it("PUT after the signature is 423", async () => {
    const { id } = await aSignedContract(app);
    expect((await app.as("owner").rest("PUT", `/contracts/${id}`, { observaciones: "x" })).body).toEqual({
      success: false,
      message: "El contrato está firmado y no se puede modificar.",
      error: "LOCKED",
    });
  });

  it("DELETE takes a draft alone", async () => {
    const { id } = await aDraftContract(app);
    expect((await app.as("gerente").rest("DELETE", `/contracts/${id}`)).status).toBe(403);
    expect((await app.as("admin").rest("DELETE", `/contracts/${id}`)).body).toEqual({
      success: true,
      message: "Contrato eliminado exitosamente",
    });
    expect((await app.as("admin").rest("DELETE", `/contracts/${id}`)).status).toBe(404);
  });
});
