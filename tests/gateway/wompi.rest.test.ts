import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/cop.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCardOrder, anEvent } from "../support/story/cards.ts";
import { aPayableContract } from "../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** What an existing consumer sends. */
async function aBody(fields: object = {}) {
  const { id } = await aPayableContract(app);
  const order = await aCardOrder(app, id);
  return {
    contract_id: id,
    monto: 500_000,
    token: order["token"],
    acceptance_token: order["acceptanceToken"],
    accept_personal_auth: order["acceptPersonalAuth"],
    installments: "1",
    email: "Maria@Example.com",
    pagador_nombre: "María Pérez",
    pagador_telefono: "3001234567",
    ...fields,
  };
}
const pay = (body: object, headers = {}) => app.as().rest("POST", "/payments/wompi", body, headers);

describe("POST /payments/wompi", () => {
  it("answers the payment and the transaction, without a session", async () => {
    const { status, body } = await pay(await aBody());
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(["payment", "success", "transaction"]);
    expect(Object.keys(body.payment).sort()).toEqual([
      "id",
      "monto",
      "status",
      "wompi_reference",
      "wompi_transaction_id",
    ]);
    expect(body.payment).toMatchObject({ status: "pending", monto: 500_000 });
    expect(body.transaction).toEqual({
      id: body.payment.wompi_transaction_id,
      status: "PENDING",
      reference: body.payment.wompi_reference,
    });
  });

  it("pays what is due when no amount comes, and once for one Idempotency-Key", async () => {
    const { monto: _, ...body } = await aBody();
    const first = await pay(body, { "idempotency-key": "compra-1" });
    const again = await pay(body, { "idempotency-key": "compra-1" });
    expect(first.body.payment).toMatchObject({ monto: 3_000_000 });
    expect(again.body.payment.id).toBe(first.body.payment.id);
  });

  it("refuses as a registered payment is", async () => {
    const { status, body } = await pay(await aBody({ monto: 3_000_001 }));
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: `El monto supera el saldo pendiente (${formatCop(3_000_000)}).`,
    });
  });

  it("says that the provider did not process it", async () => {
    const { status, body } = await pay(await aBody({ token: "tok_test_00000000_bm8" }));
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: "Error procesando pago Wompi",
    });
  });
});

describe("POST /payments/wompi/webhook", () => {
  const send = (event: object, headers = {}) =>
    app.as().rest("POST", "/payments/wompi/webhook", event, headers);

  it("takes an event that is signed in its body or in its header", async () => {
    const event = anEvent(app, { reference: "X-1" });
    expect(await send(event)).toMatchObject({
      status: 200,
      body: { success: true, message: "Evento recibido y verificado" },
    });
    const { checksum } = event["signature"] as { checksum: string };
    expect((await send(event, { "x-event-checksum": checksum })).status).toBe(200);
  });

  it.each([{}, [], null])("refuses %j", async (event) => {
    const { status, body } = await send(event as object);
    expect({ status, message: body.message }).toEqual({ status: 403, message: "Evento no autorizado" });
  });
});
