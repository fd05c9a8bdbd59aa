import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { SEND } from "../../support/story/contracts.ts";
import { aVerifiedPayment, type StoryPayment } from "../../support/story/payments.ts";

let app: TestApp;
let contractId: string;
let payment: StoryPayment;
beforeAll(async () => {
  app = await anAppWithSales();
  const input = {
    clienteId: app.people.cliente.id,
    precioTotal: 2_000_000,
    numeroPasajeros: 2,
    destino: "Santa Marta",
    fechaInicioViaje: inDays(73),
    contractItem: [{ tipo: "alojamiento", descripcion: "Hotel en Santa Marta" }],
  };
  const { createContract } = await app
    .as("owner")
    .ask(`mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }`, { input });
  contractId = createContract.id;
  await app.as("owner").ask(SEND, { id: contractId, input: {} });
  payment = await aVerifiedPayment(app, contractId, {}, "owner");
});

describe("a client", () => {
  it("sees their own payments and receipts, and no name of who handled them", async () => {
    const OWN = `query ($id: ID!) { paymentsOfContract(contractId: $id) {
        id monto status createdBy { id } verifiedById registeredByMe } payments { total } }`;
    expect(await app.as("cliente").ask(OWN, { id: contractId })).toEqual({
      paymentsOfContract: [
        {
          id: payment.id,
          monto: 500_000,
          status: "verified",
          createdBy: null,
          verifiedById: null,
          registeredByMe: false,
        },
      ],
      payments: { total: 1 },
    });
    expect((await app.as("cliente").rest("GET", `/payments/${payment.id}/receipt/preview`)).status).toBe(200);
    expect(
      (await app.as("cliente").rest("GET", `/contracts/${contractId}/payment-details`)).body
        .resumen_financiero.saldo_pendiente,
    ).toBe(1_500_000);
  });

  it("does not see another's", async () => {
    const one = await app
      .as("cliente2")
      .gql(`query ($id: ID!) { paymentsOfContract(contractId: $id) { id } }`, { id: contractId });
    expectRefused(one, "NOT_FOUND", "Contrato no encontrado");
    expect(
      await app
        .as("cliente2")
        .ask(`query ($id: ID!) { payment(id: $id) { id } payments { total } }`, { id: payment.id }),
    ).toEqual({
      payment: null,
      payments: { total: 0 },
    });
    expect((await app.as("cliente2").rest("GET", `/payments/${payment.id}/receipt/preview`)).status).toBe(
      404,
    );
  });
});
