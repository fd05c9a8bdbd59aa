import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aSentContract,
  aSigning,
  aSignedContract,
  aSignedSimpleContract,
  sendContractOf,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");

describe("the conversion into items", () => {
  it("quotes each item at section × paying persons", async () => {
    const { id } = await aSignedContract(app);
    const document = `query ($id: ID!) { contractItems(contractId: $id) {
      tipo descripcion detalle cantidad precioUnitario precioTotal prioridad status requiereCompra alertStatus
      isSuggestedDeadline proveedor } }`;
    const { contractItems } = await app.as("owner").ask(document, { id });
    expect(contractItems.slice(0, 2)).toEqual([
      {
        tipo: "tickets",
        descripcion: "Tiquetes Bogotá – Cartagena (ida y vuelta)",
        detalle: { tipo: "ida_vuelta", origen: "Bogotá", destino: "Cartagena" },
        cantidad: 3,
        precioUnitario: 380_000,
        precioTotal: 1_140_000,
        prioridad: "critica",
        status: "pendiente_compra",
        requiereCompra: true,
        alertStatus: "sin_fecha",
        isSuggestedDeadline: true,
        proveedor: "Avianca",
      },
      expect.objectContaining({
        tipo: "alojamiento",
        precioUnitario: 500_000,
        precioTotal: 1_500_000,
        isSuggestedDeadline: false,
      }),
    ]);
    const total = contractItems.reduce(
      (sum: number, { precioTotal }: { precioTotal: number }) => sum + precioTotal,
      0,
    );
    expect(total).toBe(3_200_000);
    const hidden = await app.as("asesor").ask(document, { id });
    expect(hidden.contractItems[0]).toMatchObject({
      precioUnitario: null,
      precioTotal: null,
      proveedor: null,
      status: "pendiente_compra",
    });
    expectRefused(await app.as("asesor2").gql(document, { id }), "NOT_FOUND", "Contrato no encontrado");
  });

  it("twice makes nothing twice, also at once", async () => {
    const { id } = await aSignedContract(app);
    const again = () =>
      app.as("gerente").gql(`mutation ($id: ID!) { convertQuoteItems(id: $id) { itemsCount } }`, { id });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ data }) => data?.convertQuoteItems)).toEqual([
      { itemsCount: 5 },
      { itemsCount: 5 },
    ]);
  });

  it("by hand makes what is missing beside the items that somebody added, the last in order", async () => {
    const { id } = await signedInVain();
    const add = `mutation ($id: ID!, $input: AddItemInput!) {
      addContractItem(contractId: $id, input: $input) { id } }`;
    await app.as("admin").ask(add, { id, input: { tipo: "extras", descripcion: "Chaleco salvavidas" } });
    const promises = [
      { tipo: "hotel", descripcion: "Dos noches en Leticia" },
      { tipo: "otros", descripcion: "Chaleco salvavidas" },
    ];
    await app.app.services.orm.em
      .fork()
      .execute("update contracts set contract_item = ?::jsonb where id = ?", [JSON.stringify(promises), id]);
    const convert = `mutation ($id: ID!) { convertQuoteItems(id: $id) { autoConversionItemsCount } }`;
    for (const _ of [1, 2])
      expect((await app.as("gerente").ask(convert, { id })).convertQuoteItems).toEqual({
        autoConversionItemsCount: 1,
      });
    const items = await app
      .as("owner")
      .ask(`query ($id: ID!) { contractItems(contractId: $id) { descripcion } }`, { id });
    expect(items.contractItems.map(({ descripcion }: { descripcion: string }) => descripcion)).toEqual([
      "Chaleco salvavidas",
      "Dos noches en Leticia",
    ]);
  });

  it("that fails leaves the signature standing, and its PDF is made all the same", async () => {
    const { data, ...contract } = await signedInVain();
    expect(data?.signContract).toMatchObject({
      status: "signed",
      automaticConversion: {
        attempted: true,
        success: false,
        itemsCreated: 0,
        error: "El contrato no tiene cálculo ni servicios que se puedan comprar.",
      },
    });
    expect(
      await contractOf(
        contract.id,
        "status hasConvertedItems autoConversionSuccess autoConversionItemsCount",
      ),
    ).toEqual({
      status: "signed",
      hasConvertedItems: false,
      autoConversionSuccess: false,
      autoConversionItemsCount: 0,
    });
    await app.runJobs();
    const { versions } = await contractOf(contract.id, "versions { number signed }");
    expect(versions.map(({ signed }: { signed: boolean }) => signed)).toEqual([true, false]);
  });

  it("waits for the signature", async () => {
    const { id } = await aSentContract(app);
    expectRefused(
      await app.as("gerente").gql(`mutation ($id: ID!) { convertQuoteItems(id: $id) { id } }`, { id }),
      "CONFLICT",
      "El contrato debe estar firmado para crear los servicios por comprar.",
    );
  });

  const signedInVain = async () => {
    const contract = await sendContractOf(app, await emptyContract());
    return { ...contract, data: (await signIt(app, contract, aSigning({ nombre: "Pedro León" }))).data };
  };

  const emptyContract = async (): Promise<StoryContract> => {
    const document = `mutation ($input: CreateContractInput!) {
      createContract(input: $input) { id contractNumber } }`;
    const input = {
      nombreCliente: "Pedro León",
      emailCliente: "pedro@example.com",
      destino: "Leticia",
      fechaInicioViaje: inDays(101),
      precioTotal: 900_000,
    };
    const { createContract } = await app.as("gerente").ask(document, { input });
    return { id: createContract.id, number: createContract.contractNumber, quoteId: "", token: "" };
  };
});

describe("a contract's completion", () => {
  const COMPLETE = `mutation ($id: ID!) { completeContract(id: $id) { status completedAt } }`;
  const RELEASE = `mutation ($id: ID!, $input: ReleaseItemInput!) {
    releaseContractItem(id: $id, input: $input) { requiereCompra motivoSinCompra alertStatus } }`;

  it("without anything to buy is ADMIN's or OWNER's to say", async () => {
    const { id } = await aSignedSimpleContract(app, { price: 900_000 });
    for (const item of (
      await app.as("admin").ask(`query ($id: ID!) { contractItems(contractId: $id) { id } }`, { id })
    ).contractItems)
      await app.as("admin").ask(RELEASE, { id: item.id, input: { motivo: "Lo trae el cliente" } });
    expectRefused(await app.as("gerente").gql(COMPLETE, { id }), "FORBIDDEN");
    expect((await app.as("admin").ask(COMPLETE, { id })).completeContract).toEqual({
      status: "completed",
      completedAt: STARTED,
    });
    expectRefused(await app.as("admin").gql(COMPLETE, { id }), "CONFLICT");
  });

  it("is refused while an item needs a purchase", async () => {
    const { id } = await aSignedContract(app);
    expectRefused(
      await app.as("owner").gql(COMPLETE, { id }),
      "CONFLICT",
      "El contrato tiene servicios por comprar: se completa cuando el último quede comprado y pagado.",
    );
  });

  it("an item is added and released with a reason", async () => {
    const { id } = await aSignedContract(app);
    const add = `mutation ($id: ID!, $input: AddItemInput!) {
      addContractItem(contractId: $id, input: $input) { id tipo cantidad precioTotal prioridad } }`;
    const input = {
      tipo: "seguro",
      descripcion: "Seguro de cancelación",
      cantidad: 3,
      precioUnitario: 45_000,
    };
    const { addContractItem } = await app.as("admin").ask(add, { id, input });
    expect(addContractItem).toMatchObject({
      tipo: "seguro",
      cantidad: 3,
      precioTotal: 135_000,
      prioridad: "media",
    });
    expectRefused(
      await app.as("admin").gql(RELEASE, { id: addContractItem.id, input: { motivo: "" } }),
      "BAD_USER_INPUT",
      "El motivo es obligatorio",
    );
    expect(
      (await app.as("admin").ask(RELEASE, { id: addContractItem.id, input: { motivo: "Ya lo tiene" } }))
        .releaseContractItem,
    ).toEqual({
      requiereCompra: false,
      motivoSinCompra: "Ya lo tiene",
      alertStatus: "completado",
    });
    expectRefused(await app.as("gerente").gql(add, { id, input }), "FORBIDDEN");
  });
});

describe("the history of a contract", () => {
  it("names person and act, newest first", async () => {
    const { id } = await aSignedContract(app);
    await app.runJobs();
    const { contractHistory } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { contractHistory(id: $id) { tipo actorName } }`, { id });
    const gerente = app.people.gerente.name;
    expect(contractHistory.map(({ tipo }: { tipo: string }) => tipo).sort()).toEqual([
      "converted",
      "created",
      "pdf_made",
      "pdf_made",
      "sent",
      "signed",
    ]);
    expect(contractHistory).toEqual(
      expect.arrayContaining([
        { tipo: "created", actorName: gerente },
        { tipo: "sent", actorName: gerente },
        { tipo: "signed", actorName: "María" },
      ]),
    );
  });
});
