import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { bornYearsAgo, inDays } from "../support/calendar.ts";
import { aSentContract } from "../support/story/contracts.ts";
import { aPayableContract, aVerifiedPayment } from "../support/story/payments.ts";
import { aContractToBuy } from "../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("the item card", () => {
  const hotel = {
    nombre: "Caribe",
    categoria: "3_estrellas",
    acomodacion: "doble",
    noches: 5,
    costoNoche: 100_000,
    proveedor: "Caribe S.A.S.",
  };

  it("reads a text as detail, and the section's fields beside it", async () => {
    const { id } = await aContractToBuy(app, { quote: { input: { hotel } } });
    const { body } = await app.as("owner").rest("GET", `/contracts/${id}/items`);
    const lodging = body.items.find(({ tipo }: { tipo: string }) => tipo === "alojamiento");
    expect(lodging.detalle).toBe("Hotel Caribe · doble · 5 noches");
    expect(lodging.detalle_datos).toMatchObject({
      nombre: "Caribe",
      categoria: "3_estrellas",
      acomodacion: "doble",
      noches: 5,
    });
    for (const item of body.items) {
      expect([null, "string"]).toContain(item.detalle === null ? null : typeof item.detalle);
      expect(item.detalle).not.toBe("");
      expect(JSON.stringify(item.detalle_datos)).not.toMatch(/costo|proveedor/);
    }
  });

  it("is spared the object where the detail was typed", async () => {
    const { id } = await aContractToBuy(app);
    const add = `mutation ($id: ID!, $input: AddItemInput!) {
      addContractItem(contractId: $id, input: $input) { id } }`;
    await app
      .as("admin")
      .ask(add, { id, input: { tipo: "extras", descripcion: "Flores", detalle: "En la habitación" } });
    const { body } = await app.as("owner").rest("GET", `/contracts/${id}/items`);
    expect(body.items.at(-1)).toMatchObject({
      descripcion: "Flores",
      detalle: "En la habitación",
      detalle_datos: null,
    });
  });
});

describe("the payments screen", () => {
  it("reads the balance as a number, and as a text once nothing is owed", async () => {
    const contract = await aPayableContract(app, { price: 1_000_000 });
    const balance = async () =>
      (await app.as("owner").rest("GET", `/contracts?search=${contract.number}`)).body.contracts[0]
        .saldo_pendiente;
    expect(await balance()).toBe(1_000_000);
    await aVerifiedPayment(app, contract.id, { monto: 400_000 });
    expect(await balance()).toBe(600_000);
    await aVerifiedPayment(app, contract.id, { monto: 600_000 });
    expect(await balance()).toBe("0.00");
    const { contract: seen } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { saldoPendiente } }`, { id: contract.id });
    expect(seen.saldoPendiente).toBe(0);
  });
});

describe("the contract's edit form", () => {
  const personal = [
    "tipo_documento",
    "documento_identidad",
    "fecha_nacimiento",
    "direccion",
    "ciudad",
    "pais",
  ];

  it("finds the client's personal data in Cliente, for people who may edit and for nobody else", async () => {
    const { id, token } = await aSentContract(app);
    await app
      .as("gerente")
      .rest("PUT", `/contracts/${id}`, { cliente_direccion: "Calle 10 # 4-20", cliente_ciudad: "Cali" });
    const client = async (who: "gerente" | "admin" | "owner" | "asesor" | "lider" | "contador") =>
      (await app.as(who).rest("GET", `/contracts/${id}`)).body.contract.Cliente;
    for (const who of ["gerente", "admin", "owner"] as const) {
      const seen = await client(who);
      expect(Object.keys(seen)).toEqual(["id", "name", "lastname", "email", "phone", ...personal]);
      expect(seen).toMatchObject({
        direccion: "Calle 10 # 4-20",
        ciudad: "Cali",
        pais: "Colombia",
        tipo_documento: "cc",
      });
      expect(seen.documento_identidad).toMatch(/^\d+$/);
    }
    for (const who of ["asesor", "lider", "contador"] as const) {
      const seen = await client(who);
      expect(seen.email).toContain("@");
      expect(personal.map((key) => seen[key])).toEqual(personal.map(() => null));
    }
    const byLink = await app.withLink(token).rest("GET", `/contracts/${id}`);
    expect(byLink.body.contract.Cliente).toMatchObject({ documento_identidad: null, direccion: null });
  });

  it("falls back on the account where the contract says nothing", async () => {
    const { cliente } = app.people;
    const born = bornYearsAgo(36);
    await app.as("cliente").rest("PUT", "/user/profile", {
      direccion: "Carrera 7 # 1-1",
      ciudad: "Pasto",
      fecha_nacimiento: born,
    });
    const input = {
      clienteId: cliente.id,
      destino: "Leticia",
      precioTotal: 900_000,
      fechaInicioViaje: inDays(60),
    };
    const document = `mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }`;
    const { createContract } = await app.as("gerente").ask(document, { input });
    await app
      .as("gerente")
      .rest("PUT", `/contracts/${createContract.id}`, { cliente_direccion: "", cliente_ciudad: "" });
    const { body } = await app.as("gerente").rest("GET", `/contracts/${createContract.id}`);
    expect(body.contract.Cliente).toMatchObject({
      id: cliente.id,
      direccion: "Carrera 7 # 1-1",
      ciudad: "Pasto",
      fecha_nacimiento: born,
    });
  });
});
