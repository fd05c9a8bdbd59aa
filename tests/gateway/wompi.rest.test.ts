import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCardOrder, anEvent } from "../support/story/cards.ts";
import { agencyInput } from "../support/story/content.ts";
import { aPayableContract } from "../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Returns the body that an existing consumer sends. */
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

  it("says that the provider did not process it, and why", async () => {
    const { status, body } = await pay(await aBody({ token: "tok_test_00000000_bm8" }));
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        success: false,
        message: "Error procesando pago Wompi",
        error: "BAD_USER_INPUT",
        errors: [{ field: "token", message: "El token no existe" }],
      },
    });
  });

  it("says of an absent card that it was not processed, before of a contract that nobody knows", async () => {
    const { status, body } = await pay({ contract_id: randomUUID(), monto: 500_000 });
    expect({ status, message: body.message, errors: body.errors }).toEqual({
      status: 400,
      message: "Error procesando pago Wompi",
      errors: [{ field: "token", message: "Los datos de la tarjeta son obligatorios" }],
    });
    const wrong = { contract_id: randomUUID(), token: "tok_x", installments: 40 };
    expect((await pay(wrong)).status).toBe(400);
    expect((await pay({ ...wrong, installments: 1 })).status).toBe(404);
  });
});

describe("POST /payments/wompi without the two acceptances", () => {
  const consents = (paymentId: string) =>
    app.app.services.orm.em.fork().execute(
      `select c.purpose, c.given, c.text_version as said, c.channel from consents c
        join card_attempts a on a.id::text = c.record_id
        join payments p on p.wompi_reference = a.reference where p.id = ? order by c.purpose`,
      [paymentId],
    );

  it("is paid: the server takes them from the provider, and keeps that nobody captured them", async () => {
    const { acceptance_token: _, accept_personal_auth: __, email: ___, ...body } = await aBody();
    const { status, body: answer } = await pay(body);
    expect({ status, payment: answer.payment.status }).toEqual({ status: 201, payment: "pending" });
    const said = "aceptación no capturada en este canal";
    expect(await consents(answer.payment.id)).toEqual([
      { purpose: "payment-data", given: false, said, channel: "rest" },
      { purpose: "payment-terms", given: false, said, channel: "rest" },
    ]);
    // Nobody sent an e-mail: it is the client's.
    const rows = await app.app.services.orm.em.fork().execute<{ email: string; ours: string }[]>(
      `select p.pagador_email as email, coalesce(k.email_sent_to, c.email) as ours from payments p
        join contracts k on k.id = p.contract_id join customers c on c.id = k.customer_id where p.id = ?`,
      [answer.payment.id],
    );
    expect(rows[0]?.email).toBe(rows[0]?.ours);
  });

  it("keeps the one that came", async () => {
    const { accept_personal_auth: _, ...body } = await aBody();
    const { body: answer } = await pay(body);
    expect(await consents(answer.payment.id)).toMatchObject([
      { purpose: "payment-data", given: false },
      { purpose: "payment-terms", given: true, said: expect.stringContaining("/terminos") },
    ]);
  });

  it("is refused over GraphQL, and over REST once the owner wants it so", async () => {
    const { acceptance_token: _, accept_personal_auth: __, ...body } = await aBody();
    const input = { contractId: body.contract_id, monto: 500_000, token: body.token, email: body.email };
    const PAY = `mutation ($input: WompiPaymentInput!) { payWithWompi(input: $input) { id } }`;
    expectRefused(
      await app.as().gql(PAY, { input }),
      "BAD_USER_INPUT",
      "Acepta los términos del proveedor de pagos",
    );
    const CHANGE = `mutation ($input: AgencySettingsInput!) {
      updateAgencySettings(input: $input) { version } }`;
    const change = (restPaymentsWithoutAcceptance: boolean) =>
      app.as("owner").ask(CHANGE, { input: { ...agencyInput, restPaymentsWithoutAcceptance } });
    await change(false);
    const refused = await pay(body);
    await change(true);
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 400,
      errors: [{ field: "acceptance_token", message: "Acepta los términos del proveedor de pagos" }],
    });
    expect((await pay(body)).status).toBe(201);
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
