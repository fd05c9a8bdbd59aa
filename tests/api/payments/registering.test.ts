import { randomUUID } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, START, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { type Handle, oneOfEachRole } from "../../support/people.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aTransfer, REGISTER, REVERSE, verifyIt } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app)).id;
});

const register = (input: object, by: Handle = "asesor", variables: object = {}) =>
  app.as(by).gql(REGISTER, { input, ...variables });
const FIGURES = `query ($id: ID!) {
  contract(id: $id) { precioTotal totalPagado saldoPendiente porVerificar } }`;
const figures = async (id: string) => (await app.as("owner").ask(FIGURES, { id })).contract;

describe("a payment that is registered", () => {
  it("awaits verification, with the file that proves it", async () => {
    const details = { referenciaPago: "TRF-889", bancoOrigen: "Bancolombia" };
    const input = aTransfer(contractId, { observaciones: "Anticipo", tipoPago: "efectivo" });
    const { registerPayment } = await app
      .as("asesor")
      .ask(REGISTER, { input, details }, { file: aReceipt("consignación.png") });
    expect(registerPayment).toMatchObject({
      status: "pending",
      monto: 500_000,
      tipoPago: "efectivo",
      observaciones: "Anticipo",
      referenciaPago: "TRF-889",
      receiptNumber: null,
      createdById: app.people.asesor.id,
    });
    const { fileAddress } = await app
      .as("contador")
      .ask(`query ($id: ID!) { fileAddress(id: $id) { filename url } }`, {
        id: registerPayment.comprobanteFileId,
      });
    expect(fileAddress.filename).toBe("consignación.png");
    expect((await app.as().rest("GET", new URL(fileAddress.url).pathname)).status).toBe(200);
    expectRefused(
      await app
        .as("asesor2")
        .gql(`query ($id: ID!) { fileAddress(id: $id) { url } }`, { id: registerPayment.comprobanteFileId }),
      "NOT_FOUND",
    );
    expect(await figures(contractId)).toMatchObject({
      totalPagado: 0,
      porVerificar: 500_000,
      saldoPendiente: 3_000_000,
    });
  });

  it.each([
    [{ monto: 0 }, "El monto debe ser mayor a cero"],
    [{ monto: -5 }, "El monto debe ser mayor a cero"],
    [{ monto: 1.5 }, "El valor debe ser un número entero de pesos"],
    [{ monto: undefined }, "Escribe el valor"],
    [{ fechaPago: inDays(1) }, "La fecha de pago no puede ser futura"],
    [{ fechaPago: "2026-02-30" }, "La fecha no es válida"],
    [{ fechaPago: undefined }, "La fecha de pago es obligatoria"],
    [{ contractId: undefined }, "El contrato es obligatorio"],
    [{ monto: 3_000_001 }, `El monto supera el saldo pendiente (${formatCop(2_500_000)}).`],
    [{ monto: 2_500_001 }, `El monto supera el saldo pendiente (${formatCop(2_500_000)}).`],
  ])("is refused with %j", async (wrong, text) => {
    expectRefused(await register({ ...aTransfer(contractId), ...wrong }), "BAD_USER_INPUT", text);
  });

  it("is dated by Bogota's day, at any hour of UTC", async () => {
    app.clock.set(at(TODAY, "20:00")); // 1 a. m. of tomorrow in UTC
    const sent = { email: "asesor@travesia.test", password: PASSWORD };
    const { body } = await app.as().rest("POST", "/user/login", sent);
    const advisor = app.as().with({ authorization: `Bearer ${(body as { token: string }).token}` });
    const answer = await advisor.gql(REGISTER, { input: aTransfer(contractId, { fechaPago: inDays(1) }) });
    app.clock.set(START);
    expectRefused(answer, "BAD_USER_INPUT", "La fecha de pago no puede ser futura");
  });

  it("is not taken for a draft, nor for a cancelled contract", async () => {
    const { id } = await aSimpleContract(app);
    expectRefused(
      await register(aTransfer(id)),
      "CONFLICT",
      "El contrato está en estado «Borrador» y no recibe pagos.",
    );
    await app.as("admin").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    expectRefused(
      await register(aTransfer(id)),
      "CONFLICT",
      "El contrato está en estado «Cancelado» y no recibe pagos.",
    );
  });

  it("refuses a picture of 40 megapixels, and makes no payment of it", async () => {
    const plain = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: "white" } });
    const bytes = await plain.png({ compressionLevel: 9 }).toBuffer();
    const { id } = await aPayableContract(app);
    expectRefused(
      await app
        .as("asesor")
        .gql(
          REGISTER,
          { input: aTransfer(id) },
          { file: { filename: "recibo.png", type: "image/png", bytes } },
        ),
      "BAD_USER_INPUT",
      "La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.",
    );
    expect((await figures(id)).porVerificar).toBe(0);
  });

  it("refuses an executable that is named .pdf, and 12 MB", async () => {
    const send = (bytes: Buffer) =>
      app
        .as("asesor")
        .gql(
          REGISTER,
          { input: aTransfer(contractId) },
          { file: { filename: "pago.pdf", type: "application/pdf", bytes } },
        );
    expectRefused(
      await send(Buffer.from("MZ\u0090\u0000 not a pdf")),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
    expectRefused(
      await send(Buffer.alloc(12 * 1024 * 1024)),
      "PAYLOAD_TOO_LARGE",
      "El archivo no debe superar los 10MB",
    );
  });
});

describe("who registers", () => {
  it("is staff, for contracts of their scope", async () => {
    const { id } = await aPayableContract(app);
    const outcomes = await Promise.all(
      [...oneOfEachRole, "asesor2", "lider2", "gerente2"].map(async (handle) => {
        const { data, errors } = await register(aTransfer(id, { monto: 1_000 }), handle as Handle);
        return [handle, data?.registerPayment?.status ?? errors?.[0]?.extensions?.code];
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      cliente: "FORBIDDEN",
      asesor: "pending",
      lider: "pending",
      gerente: "pending",
      admin: "pending",
      contador: "pending",
      owner: "pending",
      asesor2: "NOT_FOUND",
      lider2: "NOT_FOUND",
      gerente2: "NOT_FOUND",
    });
  });

  it("learns nothing of a contract out of reach", async () => {
    expectRefused(await register(aTransfer(contractId), "asesor2"), "NOT_FOUND", "Contrato no encontrado");
    expectRefused(await register(aTransfer(randomUUID())), "NOT_FOUND", "Contrato no encontrado");
    expectRefused(await register(aTransfer("7")), "NOT_FOUND", "Contrato no encontrado");
  });
});

describe("an idempotency key", () => {
  it("gives the first result again for the same body, and refuses another one", async () => {
    const { id } = await aPayableContract(app);
    const key = randomUUID();
    const send = (monto: number) =>
      app
        .as("asesor")
        .gql(REGISTER, { input: aTransfer(id, { monto, aceptaDuplicado: true }), key }, { file: aReceipt() });
    const first = await send(200_000);
    expect((await send(200_000)).data).toEqual(first.data);
    expectRefused(await send(300_000), "CONFLICT", "La llave de idempotencia ya se usó con otros datos.");
    expect(await figures(id)).toMatchObject({ porVerificar: 200_000 });
  });

  it("makes one payment of five that come at once", async () => {
    const { id } = await aPayableContract(app);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => register(aTransfer(id), "asesor", { key })),
    );
    expect(new Set(answers.map(({ data }) => data?.registerPayment.id)).size).toBe(1);
    expect(await figures(id)).toMatchObject({ porVerificar: 500_000 });
  });
});

describe("the balance", () => {
  it("is never passed by two that come at once", async () => {
    const { id } = await aPayableContract(app);
    const answers = await Promise.all(
      [2_000_000, 2_000_000, 2_000_000].map((monto) => register(aTransfer(id, { monto }))),
    );
    expect(answers.filter(({ data }) => data?.registerPayment)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(
        answer,
        "BAD_USER_INPUT",
        `El monto supera el saldo pendiente (${formatCop(1_000_000)}).`,
      );
  });

  it("never goes below zero after any registrations, verifications, rejections and reversals, also at once", async () => {
    const { id } = await aPayableContract(app, { price: 1_000_000 });
    const step = fc.record({
      kind: fc.constantFrom("pay", "verify", "reject", "reverse"),
      monto: fc.integer({ min: 1, max: 700_000 }),
      pick: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        async (rounds) => {
          for (const round of rounds) {
            const { paymentsOfContract } = await app
              .as("owner")
              .ask(`query ($id: ID!) { paymentsOfContract(contractId: $id) { id } }`, { id });
            await Promise.all(
              round.map(({ kind, monto, pick }) => {
                const some =
                  paymentsOfContract[pick % Math.max(paymentsOfContract.length, 1)]?.id ?? randomUUID();
                if (kind === "pay") return register(aTransfer(id, { monto }));
                if (kind === "reverse")
                  return app.as("owner").gql(REVERSE, { id: some, input: { motivo: "Devuelto" } });
                return verifyIt(
                  app,
                  some,
                  "contador",
                  kind === "reject" ? { status: "rejected", observaciones: "No entró" } : {},
                );
              }),
            );
            const { paymentsOfContract: now } = await app.as("owner").ask(
              `query ($id: ID!) { paymentsOfContract(contractId: $id) { monto status } contract(id: $id) {
                    plan { pagado } } }`,
              { id },
            );
            const total = (status: string) =>
              now
                .filter((one: { status: string }) => one.status === status)
                .reduce((all: number, one: { monto: number }) => all + one.monto, 0);
            const { totalPagado, porVerificar, precioTotal } = await figures(id);
            expect(totalPagado).toBe(total("verified"));
            expect(porVerificar).toBe(total("pending"));
            expect(totalPagado + porVerificar).toBeLessThanOrEqual(precioTotal);
          }
        },
      ),
      { numRuns: 12 },
    );
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { totalPagado plan { pagado } } }`, { id });
    expect(contract.plan.reduce((all: number, line: { pagado: number }) => all + line.pagado, 0)).toBe(
      contract.totalPagado,
    );
  });
});
