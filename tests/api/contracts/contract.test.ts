import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { oneOfEachRole } from "../../support/people.ts";
import {
  aDraftContract,
  aSentContract,
  aSimpleContract,
  CREATE,
  SEND,
} from "../../support/story/contracts.ts";
import { anApprovedCalculation, anApprovedQuote, holder } from "../../support/story/passengers.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) { cancelContract(id: $id, input: $input) {
    status cancelReason } }`;
const DELETE = `mutation ($id: ID!) { deleteContract(id: $id) }`;

describe("a contract made of an approved quote", () => {
  it("takes its client, sellers, trip, price and services, and converts it", async () => {
    const { id, number, quoteId } = await aDraftContract(app);
    const { asesor, lider, gerente } = app.people;
    const contract = await contractOf(
      id,
      `status nextStatuses quoteId origen destino precioTotal totalPagado saldoPendiente progresoPago
        formaPago tripType numeroPasajeros
       pasajeroTitular documentoTitular clienteTipoDocumento clienteDocumentoIdentidad clienteFechaNacimiento
       fechaInicioViaje fechaFinViaje
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
      clienteFechaNacimiento: holder.fechaNacimiento,
      fechaInicioViaje: inDays(51),
      fechaFinViaje: inDays(56),
      cliente: {
        id: null,
        name: "María",
        lastname: "Fernanda Torres",
        email: "maria@example.com",
        phone: "+573001234567",
      },
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
    expect(number).toMatch(new RegExp(`^CT-${YEAR}-\\d{6}$`));
  });

  it("is paid at once, 30 days before departure, unless the form says another thing", async () => {
    const { id } = await aDraftContract(app);
    expect(
      await contractOf(
        id,
        "plan { numero tipo descripcion monto fechaVencimiento pagado estado porcentaje }",
      ),
    ).toEqual({
      plan: [
        {
          numero: 1,
          tipo: "contado",
          descripcion: "Pago total",
          monto: 3_770_000,
          fechaVencimiento: inDays(21),
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
    expectRefused(
      await app.as("gerente2").gql(CREATE, { input: { quoteId: quote.id } }),
      "NOT_FOUND",
      "Cotización no encontrada",
    );
  });
});

describe("a contract made from its own fields", () => {
  const fields = {
    nombreCliente: "Pedro Pablo León",
    emailCliente: "pedro@example.com",
    telefonoCliente: "300 123 4567",
    destino: "San Andrés",
    fechaInicioViaje: inDays(82),
    precioTotal: 2_000_000,
    contractItem: [{ tipo: "alojamiento", descripcion: "Hotel Decamerón" }],
  };

  it("belongs to its maker", async () => {
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
    [{ fechaFinViaje: inDays(81) }, "La fecha de fin del viaje no puede ser anterior a la de inicio"],
    [{ clienteDocumentoIdentidad: "12" }, "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres"],
  ])("is refused with %o", async (wrong, text) => {
    expectRefused(
      await app.as("gerente").gql(CREATE, { input: { ...fields, ...wrong } }),
      "BAD_USER_INPUT",
      text,
    );
  });
});

describe("the end of a contract", () => {
  it("a draft is deleted, and its quote may have another contract", async () => {
    const { id, quoteId } = await aDraftContract(app);
    expect(await app.as("admin").ask(DELETE, { id })).toEqual({
      deleteContract: "Contrato eliminado exitosamente",
    });
    expect(await contractOf(id, "id")).toBeNull();
    await app.as("gerente").ask(CREATE, { input: { quoteId } });
  });

  it("what was sent is not deleted", async () => {
    const { id } = await aSentContract(app);
    expectRefused(
      await app.as("owner").gql(DELETE, { id }),
      "CONFLICT",
      "Solo se puede eliminar un contrato en borrador y sin pagos",
    );
  });

  it("is cancelled with a reason, and its link ends", async () => {
    const contract = await aSentContract(app);
    expectRefused(
      await app.as("admin").gql(CANCEL, { id: contract.id, input: { motivo: " " } }),
      "BAD_USER_INPUT",
      "El motivo de la cancelación es obligatorio",
    );
    expect(
      await app.as("admin").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } }),
    ).toEqual({
      cancelContract: { status: "cancelled", cancelReason: "El cliente desistió" },
    });
    expectRefused(
      await app
        .withLink(contract.token)
        .gql(`query ($id: ID!) { contract(id: $id) { id } }`, { id: contract.id }),
      "UNAUTHENTICATED",
    );
    expectRefused(await app.as("gerente").gql(SEND, { id: contract.id, input: {} }), "CONFLICT");
  });

  it("is no manager's decision", async () => {
    const { id } = await aDraftContract(app);
    expectRefused(await app.as("gerente").gql(CANCEL, { id, input: { motivo: "x" } }), "FORBIDDEN");
  });
});
