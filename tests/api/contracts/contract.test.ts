import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { oneOfEachRole } from "../../support/people.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSimpleContract,
  CREATE,
  SEND,
  sendContractOf,
} from "../../support/story/contracts.ts";
import { anApprovedCalculation, anApprovedQuote } from "../../support/story/passengers.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const contractOf = async (id: string, fields: string) =>
  (await app.as("owner").ask(`query ($id: ID!) { contract(id: $id) { ${fields} } }`, { id })).contract;
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { id version precioTotal } }`;
const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) { cancelContract(id: $id, input: $input) { status cancelReason } }`;
const DELETE = `mutation ($id: ID!) { deleteContract(id: $id) }`;

describe("a contract made of an approved quote", () => {
  it("takes its client, sellers, trip, price and services, and converts it", async () => {
    const { id, number, quoteId } = await aDraftContract(app);
    const { asesor, lider, gerente } = app.people;
    const contract = await contractOf(
      id,
      `status nextStatuses quoteId origen destino precioTotal totalPagado saldoPendiente progresoPago formaPago tripType numeroPasajeros
       pasajeroTitular documentoTitular clienteTipoDocumento clienteDocumentoIdentidad clienteFechaNacimiento fechaInicioViaje fechaFinViaje
       cliente { id name lastname email phone } asesor { id } lider { id } gerente { id } admin { id }
       contractItem { tipo descripcion } quote { status calculation { estado } }`,
    );
    expect(contract).toEqual({
      status: "draft",
      nextStatuses: ["active", "cancelled"],
      quoteId,
      origen: "Bogotá",
      destino: "Cartagena",
      precioTotal: 3_770_000,
      totalPagado: 0,
      saldoPendiente: 3_770_000,
      progresoPago: 0,
      formaPago: "contado",
      tripType: "nacional",
      numeroPasajeros: 3,
      pasajeroTitular: "María Fernanda Torres",
      documentoTitular: "Cédula de Ciudadanía 52.123.456",
      clienteTipoDocumento: "cc",
      clienteDocumentoIdentidad: "52123456",
      clienteFechaNacimiento: "1985-04-12",
      fechaInicioViaje: "2027-01-10",
      fechaFinViaje: "2027-01-15",
      cliente: { id: null, name: "María", lastname: "Fernanda Torres", email: "maria@example.com", phone: "+573001234567" },
      asesor: { id: asesor.id },
      lider: { id: lider.id },
      gerente: { id: gerente.id },
      admin: null,
      contractItem: [
        { tipo: "tickets", descripcion: "Tiquetes Bogotá – Cartagena (ida y vuelta)" },
        { tipo: "alojamiento", descripcion: "Hotel Caribe" },
        { tipo: "asistencia_medica", descripcion: "Asistencia médica" },
        { tipo: "excursiones", descripcion: "Islas del Rosario" },
        { tipo: "extras", descripcion: "Decoración de la habitación" },
      ],
      quote: { status: "converted", calculation: { estado: "usado" } },
    });
    expect(number).toMatch(/^CT-2026-\d{6}$/);
  });

  it("is paid at once, 30 days before departure, unless the form says another thing", async () => {
    const { id } = await aDraftContract(app);
    expect(await contractOf(id, "plan { numero tipo descripcion monto fechaVencimiento pagado estado porcentaje }")).toEqual({
      plan: [
        {
          numero: 1,
          tipo: "contado",
          descripcion: "Pago total",
          monto: 3_770_000,
          fechaVencimiento: "2026-12-11",
          pagado: 0,
          estado: "pendiente",
          porcentaje: 100,
        },
      ],
    });
  });

  it("is one per quote, also when two make it at once", async () => {
    const quote = await anApprovedCalculation(app);
    const make = () => app.as("gerente").gql(CREATE, { input: { quoteId: quote.id } });
    const answers = await Promise.all([make(), make()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "La cotización ya tiene un contrato",
    );
  });

  it("waits for the approval", async () => {
    const quote = await aSentQuote(app);
    expectRefused(
      await app.as("gerente").gql(CREATE, { input: { quoteId: quote.id } }),
      "CONFLICT",
      "La cotización está en estado «Enviada» y no puede pasar a «Convertida».",
    );
  });

  it("carries numbers without a gap", async () => {
    const refused = await aSentQuote(app);
    const first = await aSimpleContract(app);
    await app.as("gerente").gql(CREATE, { input: { quoteId: refused.id } });
    const second = await aSimpleContract(app);
    expect(Number(second.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
  });
});

describe("who makes contracts", () => {
  it.each(oneOfEachRole)("%s", async (handle) => {
    const quote = await anApprovedQuote(app);
    const answer = await app.as(handle).gql(CREATE, { input: { quoteId: quote.id } });
    if (["gerente", "admin", "owner"].includes(handle)) expect(answer.errors).toBeUndefined();
    else expectRefused(answer, "FORBIDDEN", "No tienes permisos suficientes para realizar esta acción.");
  });

  it("a manager does not reach the quote of another team", async () => {
    const quote = await anApprovedQuote(app);
    expectRefused(await app.as("gerente2").gql(CREATE, { input: { quoteId: quote.id } }), "NOT_FOUND", "Cotización no encontrada");
  });
});

describe("a contract made from its own fields", () => {
  const fields = {
    nombreCliente: "Pedro Pablo León",
    emailCliente: "pedro@example.com",
    telefonoCliente: "300 123 4567",
    destino: "San Andrés",
    fechaInicioViaje: "2027-02-10",
    precioTotal: 2_000_000,
    contractItem: [{ tipo: "alojamiento", descripcion: "Hotel Decamerón" }],
  };

  it("belongs to whoever makes it", async () => {
    const { createContract } = await app.as("gerente").ask(CREATE, { input: fields });
    const contract = await contractOf(
      createContract.id,
      "quoteId cliente { name lastname email phone } gerente { id } asesor { id } precioTotal",
    );
    expect(contract).toEqual({
      quoteId: null,
      cliente: { name: "Pedro", lastname: "Pablo León", email: "pedro@example.com", phone: "+573001234567" },
      gerente: { id: app.people.gerente.id },
      asesor: null,
      precioTotal: 2_000_000,
    });
  });

  it.each([
    [{ nombreCliente: " " }, "El nombre del cliente es requerido"],
    [{ emailCliente: "pedro@" }, "Formato de email inválido. Ejemplo: usuario@dominio.com"],
    [{ destino: "" }, "El destino es requerido"],
    [{ precioTotal: 0 }, "El precio total debe ser mayor a cero"],
    [{ precioTotal: -5 }, "El precio total debe ser mayor a cero"],
    [{ fechaFinViaje: "2027-02-09" }, "La fecha de fin del viaje no puede ser anterior a la de inicio"],
    [{ clienteDocumentoIdentidad: "12" }, "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres"],
  ])("is refused with %o", async (wrong, text) => {
    expectRefused(await app.as("gerente").gql(CREATE, { input: { ...fields, ...wrong } }), "BAD_USER_INPUT", text);
  });
});

describe("the payment plan", () => {
  const planOf = (id: string) => contractOf(id, "plan { tipo descripcion monto fechaVencimiento }").then(({ plan }) => plan);

  it("is proposed: 30 % today and three shares until 30 days before departure, the last with the remainder", async () => {
    const { id } = await aDraftContract(app, { input: { formaPago: "cuotas" } });
    expect(await planOf(id)).toEqual([
      { tipo: "inicial", descripcion: "Cuota inicial", monto: 1_131_000, fechaVencimiento: "2026-11-20" },
      { tipo: "cuota", descripcion: "Cuota 1 de 3", monto: 879_666, fechaVencimiento: "2026-11-27" },
      { tipo: "cuota", descripcion: "Cuota 2 de 3", monto: 879_666, fechaVencimiento: "2026-12-04" },
      { tipo: "cuota", descripcion: "Cuota 3 de 3", monto: 879_668, fechaVencimiento: "2026-12-11" },
    ]);
    expect(
      await contractOf(
        id,
        "tieneCuotaInicial cuotaInicialPorcentaje cuotaInicialMonto numeroCuotasRestantes montoRestante valorCuotaRestante fechasVencimientoCuotas cuotasPagadas fechasPagoCuotas",
      ),
    ).toEqual({
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 30,
      cuotaInicialMonto: 1_131_000,
      numeroCuotasRestantes: 3,
      montoRestante: 2_639_000,
      valorCuotaRestante: 879_666,
      fechasVencimientoCuotas: ["2026-11-27", "2026-12-04", "2026-12-11"],
      cuotasPagadas: [false, false, false],
      fechasPagoCuotas: [null, null, null],
    });
  });

  it("keeps an amount that its percentage only rounds", async () => {
    const { id } = await aDraftContract(app, {
      input: {
        formaPago: "cuotas",
        tieneCuotaInicial: true,
        cuotaInicialMonto: 1_000_001,
        fechaVencimientoInicial: "2026-11-25",
        fechasVencimientoCuotas: ["2026-12-01"],
      },
    });
    const kept = { formaPago: "cuotas", tieneCuotaInicial: true, cuotaInicialPorcentaje: 26.53, cuotaInicialMonto: 1_000_001 };
    await app.as("gerente").ask(UPDATE, { id, input: kept });
    expect((await planOf(id))[0].monto).toBe(1_000_001);
    await app.as("gerente").ask(UPDATE, { id, input: { ...kept, cuotaInicialPorcentaje: 50 } });
    expect((await planOf(id))[0].monto).toBe(1_885_000);
  });

  it.each([
    [
      { formaPago: "cuotas", tieneCuotaInicial: true, cuotaInicialPorcentaje: 30, fechasVencimientoCuotas: ["2026-12-01"] },
      "La fecha de vencimiento de la cuota inicial es requerida",
    ],
    [{ formaPago: "cuotas", tieneCuotaInicial: true, fechaVencimientoInicial: "2026-11-25" }, "Debe especificar el número de cuotas"],
    [
      { formaPago: "cuotas", numeroCuotasRestantes: 2, fechasVencimientoCuotas: ["2026-12-01"] },
      "Debe especificar todas las fechas de vencimiento",
    ],
    [{ formaPago: "cuotas", fechasVencimientoCuotas: ["2026-12-02", "2026-12-01"] }, "Las fechas de las cuotas deben ser ascendentes"],
  ])("%o is refused", async (plan, text) => {
    const quote = await anApprovedQuote(app);
    expectRefused(await app.as("gerente").gql(CREATE, { input: { quoteId: quote.id, ...plan } }), "BAD_USER_INPUT", text);
  });
});

describe("an edit", () => {
  it("raises the version, follows the price and asks for a new PDF", async () => {
    const { id } = await aSentContract(app, { input: { formaPago: "cuotas" } });
    app.clock.advance({ minutes: 1 });
    await app.as("gerente").ask(UPDATE, { id, input: { version: 1, precioTotal: 4_000_000, observaciones: "Piso alto" } });
    expect(await contractOf(id, "version precioTotal observaciones pdfDesactualizado cuotaInicialPorcentaje plan { monto }")).toEqual({
      version: 2,
      precioTotal: 4_000_000,
      observaciones: "Piso alto",
      pdfDesactualizado: true,
      cuotaInicialPorcentaje: 30,
      plan: [{ monto: 1_200_000 }, { monto: 933_333 }, { monto: 933_333 }, { monto: 933_334 }],
    });
  });

  it("of an older version is refused", async () => {
    const { id } = await aDraftContract(app);
    await app.as("gerente").ask(UPDATE, { id, input: { version: 1, observaciones: "uno" } });
    expectRefused(
      await app.as("admin").gql(UPDATE, { id, input: { version: 1, observaciones: "dos" } }),
      "CONFLICT",
      "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.",
    );
  });

  it("of a signed contract is locked", async () => {
    const { id } = await aSignedContract(app);
    expectRefused(
      await app.as("owner").gql(UPDATE, { id, input: { observaciones: "tarde" } }),
      "LOCKED",
      "El contrato está firmado y no se puede modificar.",
    );
  });

  it("is no leader's", async () => {
    const { id } = await aDraftContract(app);
    expectRefused(await app.as("lider").gql(UPDATE, { id, input: { precioTotal: 1 } }), "FORBIDDEN");
  });
});

describe("the end of a contract", () => {
  it("a draft is deleted, and its quote may have another contract", async () => {
    const { id, quoteId } = await aDraftContract(app);
    expect(await app.as("admin").ask(DELETE, { id })).toEqual({ deleteContract: "Contrato eliminado exitosamente" });
    expect(await contractOf(id, "id")).toBeNull();
    await app.as("gerente").ask(CREATE, { input: { quoteId } });
  });

  it("what was sent is not deleted", async () => {
    const { id } = await aSentContract(app);
    expectRefused(await app.as("owner").gql(DELETE, { id }), "CONFLICT", "Solo se puede eliminar un contrato en borrador y sin pagos");
  });

  it("is cancelled with a reason, and its link ends", async () => {
    const contract = await aSentContract(app);
    expectRefused(
      await app.as("admin").gql(CANCEL, { id: contract.id, input: { motivo: " " } }),
      "BAD_USER_INPUT",
      "El motivo de la cancelación es obligatorio",
    );
    expect(await app.as("admin").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } })).toEqual({
      cancelContract: { status: "cancelled", cancelReason: "El cliente desistió" },
    });
    expectRefused(
      await app.withLink(contract.token).gql(`query ($id: ID!) { contract(id: $id) { id } }`, { id: contract.id }),
      "UNAUTHENTICATED",
    );
    expectRefused(await app.as("gerente").gql(SEND, { id: contract.id, input: {} }), "CONFLICT");
  });

  it("is no manager's decision", async () => {
    const { id } = await aDraftContract(app);
    expectRefused(await app.as("gerente").gql(CANCEL, { id, input: { motivo: "x" } }), "FORBIDDEN");
  });
});

describe("who sees a contract", () => {
  it("its sellers, administration and the accountant; nobody of another team", async () => {
    const { id } = await aDraftContract(app);
    const sees = async (handle: (typeof oneOfEachRole)[number] | "asesor2" | "lider2" | "gerente2") =>
      (await app.as(handle).ask(`query ($id: ID!) { contract(id: $id) { id } }`, { id })).contract !== null;
    const answers = Object.fromEntries(
      await Promise.all(
        [...oneOfEachRole, "asesor2", "lider2", "gerente2"].map(async (handle) => [handle, await sees(handle as "asesor")]),
      ),
    );
    expect(answers).toEqual({
      cliente: false,
      asesor: true,
      lider: true,
      gerente: true,
      admin: true,
      contador: true,
      owner: true,
      asesor2: false,
      lider2: false,
      gerente2: false,
    });
  });

  it("its own client, without the hierarchy above the advisor", async () => {
    await app.app.services.orm.em.fork().execute("update users set email_verified = true where id = ?", [app.people.cliente.id]);
    const quote = await anApprovedQuote(app, { input: { emailCliente: "cliente@travesia.test" } });
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId: quote.id } });
    const document = `query ($id: ID!) { contract(id: $id) { clienteId asesor { id } lider { id } gerente { id } items { id } } }`;
    const { contract } = await app.as("cliente").ask(document, { id: createContract.id });
    expect(contract).toEqual({
      clienteId: app.people.cliente.id,
      asesor: { id: app.people.asesor.id },
      lider: null,
      gerente: null,
      items: null,
    });
    expect((await app.as("cliente2").ask(document, { id: createContract.id })).contract).toBeNull();
  });

  it("follows its quote to another seller", async () => {
    const { id, quoteId } = await aDraftContract(app);
    await app.as("admin").ask(`mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`, {
      id: quoteId,
      input: { sellerId: app.people.asesor2.id, reassignmentReason: "Vacaciones" },
    });
    expect(await contractOf(id, "asesor { id } lider { id }")).toEqual({
      asesor: { id: app.people.asesor2.id },
      lider: { id: app.people.lider2.id },
    });
  });
});

describe("the list", () => {
  const LIST = `query ($filter: ContractFilter) { contracts(filter: $filter, limit: 100) { items { id } total } }`;
  const found = async (filter: object) => (await app.as("owner").ask(LIST, { filter })).contracts.items.map(({ id }: { id: string }) => id);

  it("is filtered by status, words, kind of trip and days", async () => {
    const own = await anApp();
    own.clock.advance({ days: -1 });
    const first = await aSimpleContract(own);
    const second = await sendContractOf(own, await aSimpleContract(own, { input: {} }));
    const ids = async (filter: object) => (await own.as("owner").ask(LIST, { filter })).contracts.items.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: "active" })).toEqual([second.id]);
    expect(await ids({ search: "cartagena MARIA" })).toEqual([second.id, first.id]);
    expect(await ids({ search: first.number })).toEqual([first.id]);
    expect(await ids({ search: "nadie" })).toEqual([]);
    expect(await ids({ contractType: "internacional" })).toEqual([]);
    expect(await ids({ dateRange: "today" })).toHaveLength(2);
    own.clock.advance({ days: 1 });
    expect(await ids({ dateRange: "today" })).toEqual([]);
    expect(await ids({ dateRange: "week" })).toHaveLength(2);
    expect(await ids({ dateRange: "month" })).toHaveLength(2);
    expect(await ids({ startDate: "2026-11-19", endDate: "2026-11-19" })).toHaveLength(2);
    expect(await ids({ endDate: "2026-11-18" })).toEqual([]);
  });

  it("has its figures", async () => {
    const own = await anApp();
    const draft = await aSimpleContract(own);
    await sendContractOf(own, await aSimpleContract(own));
    const document = "{ contractStats { totalContracts activeContracts expiredContracts pendingContracts totalValue } }";
    const { contractStats } = await own.as("owner").ask(document);
    expect(contractStats).toEqual({
      totalContracts: 2,
      activeContracts: 1,
      expiredContracts: 0,
      pendingContracts: 1,
      totalValue: 6_000_000,
    });
    await own.as("owner").ask(UPDATE, { id: draft.id, input: { fechaInicioViaje: "2026-11-01", fechaFinViaje: "2026-11-19" } });
    expect((await own.as("owner").ask("{ contractStats { expiredContracts } }")).contractStats).toEqual({ expiredContracts: 1 });
    expect((await own.as("asesor2").ask("{ contractStats { totalContracts } }")).contractStats).toEqual({ totalContracts: 0 });
  });

  it("of an unknown page is empty", async () => {
    expect(await found({ search: "zzzzz" })).toEqual([]);
  });
});
