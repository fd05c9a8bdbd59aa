import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, firstOf, lastOf, monthIn, STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { signedInNow } from "../../support/sign-in.ts";
import {
  aCommission,
  aPaidCommission,
  anApprovedCommission,
  anEnteredCommission,
  APPROVE,
  CREATE,
  PAY,
} from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const UPDATE = `mutation ($id: ID!, $input: UpdateCommissionInput!) {
  updateCommission(id: $id, input: $input) { montoBase porcentaje montoComision observaciones version } }`;
const DELETE = `mutation ($id: ID!) { deleteCommission(id: $id) }`;
const USED = `query { me { currentCommissionUsed commissionLimit } }`;
const FORBIDDEN = "No tienes permisos suficientes para realizar esta acción.";

describe("a commission", () => {
  it("is approved by an administrator, then paid by the accountant, and counts as used in that month", async () => {
    const { id } = await anApprovedCommission(app);
    const { payCommission } = await app.as("contador").ask(PAY, { id });
    expect(payCommission).toEqual({
      id,
      status: "paid",
      fechaPago: STARTED,
      mes: firstOf(monthIn(0)),
      pagadoPorId: app.people.contador.id,
    });
    expect((await app.as("asesor").ask(USED)).me).toEqual({
      currentCommissionUsed: 30_000,
      commissionLimit: 1_300_000,
    });
    app.clock.set(at(firstOf(monthIn(1)), "00:00"));
    expect((await (await signedInNow(app, "asesor")).ask(USED)).me.currentCommissionUsed).toBe(0);
  });

  it("is paid once by two at once", async () => {
    const { id } = await anApprovedCommission(app);
    const answers = await Promise.all([
      app.as("contador").gql(PAY, { id }),
      app.as("owner").gql(PAY, { id }),
      app.as("admin").gql(PAY, { id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "Solo se pueden pagar comisiones aprobadas. Estado actual: Pagada");
  });

  it("is not paid before it is approved, nor approved twice", async () => {
    const { id } = await aCommission(app);
    expectRefused(
      await app.as("contador").gql(PAY, { id }),
      "CONFLICT",
      "Solo se pueden pagar comisiones aprobadas. Estado actual: Pendiente",
    );
    await app.as("admin").ask(APPROVE, { id });
    const text = "Solo se pueden aprobar comisiones activas. Estado actual: Aprobada";
    expectRefused(await app.as("admin").gql(APPROVE, { id }), "CONFLICT", text);
  });

  it("is approved by ADMIN and OWNER alone, and paid by them and CONTADOR", async () => {
    const { id } = await aCommission(app);
    for (const who of ["asesor", "lider", "gerente", "contador", "cliente"] as const)
      expectRefused(await app.as(who).gql(APPROVE, { id }), "FORBIDDEN", FORBIDDEN);
    for (const who of ["asesor", "lider", "gerente", "cliente"] as const)
      expectRefused(await app.as(who).gql(PAY, { id }), "FORBIDDEN", FORBIDDEN);
    expectRefused(await app.as(null).gql(PAY, { id }), "UNAUTHENTICATED", "No hay token disponible");
  });

  it("is neither approved nor paid by its own seller", async () => {
    const { id } = await anEnteredCommission(app, "asesor", 10_000);
    await app.app.services.orm.em
      .fork()
      .execute("update commissions set vendedor_id = ? where id = ?", [app.people.contador.id, id]);
    expectRefused(await app.as("contador").gql(PAY, { id }), "FORBIDDEN", FORBIDDEN);
    expect((await app.as("admin").gql(PAY, { id })).errors).toBeUndefined();
    const pending = await aCommission(app);
    const givenTo = (who: "admin" | "owner") =>
      app.app.services.orm.em
        .fork()
        .execute("update commissions set vendedor_id = ? where id = ?", [app.people[who].id, pending.id]);
    await givenTo("admin");
    expectRefused(await app.as("admin").gql(APPROVE, { id: pending.id }), "FORBIDDEN", FORBIDDEN);
    await givenTo("owner");
    expect((await app.as("owner").gql(APPROVE, { id: pending.id })).errors).toBeUndefined();
  });

  it("that does not exist, or whose id is none, is not found", async () => {
    for (const id of ["01980000-0000-7000-8000-000000000000", "mañana"])
      expectRefused(await app.as("admin").gql(PAY, { id }), "NOT_FOUND", "Comisión no encontrada");
  });
});

describe("the monthly limit", () => {
  const paidTo = async (who: "asesor2" | "lider2") => {
    const client = await signedInNow(app, who);
    return Number((await client.ask(USED)).me.currentCommissionUsed);
  };

  it("is never passed by payments at once", async () => {
    const waiting = [];
    for (let count = 0; count < 4; count += 1)
      waiting.push(await anEnteredCommission(app, "asesor2", 500_000));
    const payers = ["contador", "owner", "admin", "contador"] as const;
    const answers = await Promise.all(
      waiting.map(({ id }, place) => app.as(payers[place]!).gql(PAY, { id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(
        answer,
        "CONFLICT",
        "Supera el límite mensual de Adriana Quintero Páez: disponible $\u00a0300.000.",
      );
    expect(await paidTo("asesor2")).toBe(1_000_000);
  });

  it("begins again at midnight in Bogota, and waiting commissions are paid then", async () => {
    const waiting = await anEnteredCommission(app, "asesor2", 800_000);
    app.clock.set(at(lastOf(monthIn(0)), "23:59"));
    expectRefused(await (await signedInNow(app, "contador")).gql(PAY, { id: waiting.id }), "CONFLICT");
    app.clock.set(at(firstOf(monthIn(1)), "00:00"));
    const { payCommission } = await (await signedInNow(app, "contador")).ask(PAY, { id: waiting.id });
    expect(payCommission).toMatchObject({ status: "paid", mes: firstOf(monthIn(1)) });
    expect(await paidTo("asesor2")).toBe(800_000);
  });

  it("keeps back a commission larger than it, however little was paid", async () => {
    const { id } = await anEnteredCommission(app, "lider2", 1_300_001);
    const text = "Supera el límite mensual de Leonardo Castaño Gil: disponible $\u00a01.300.000.";
    expectRefused(await app.as("owner").gql(PAY, { id }), "CONFLICT", text);
    await app.app.services.orm.em
      .fork()
      .execute("update users set commission_limit = 1300001 where id = ?", [app.people.lider2.id]);
    expect((await app.as("owner").gql(PAY, { id })).errors).toBeUndefined();
  });
});

describe("a receipt", () => {
  const WITH_FILE = `mutation ($id: ID!, $file: Upload) {
    payCommission(id: $id, file: $file) { id status comprobanteId comprobanteUrl } }`;
  const pdf = {
    filename: "pago.pdf",
    type: "application/pdf",
    bytes: Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n"),
  };

  it("is kept with the payment and opened by its seller, not by another team", async () => {
    const { id } = await anApprovedCommission(app);
    const { payCommission } = await app.as("contador").ask(WITH_FILE, { id }, { file: pdf });
    expect(payCommission.comprobanteUrl).toMatch(/\/files\//);
    const ADDRESS = `query ($id: ID!) { fileAddress(id: $id) { filename url } }`;
    const { fileAddress } = await app.as("asesor").ask(ADDRESS, { id: payCommission.comprobanteId });
    expect(fileAddress.filename).toBe("pago.pdf");
    expectRefused(await app.as("asesor2").gql(ADDRESS, { id: payCommission.comprobanteId }), "NOT_FOUND");
  });

  it("that is a program in disguise is refused, and nothing is paid", async () => {
    const { id } = await anApprovedCommission(app);
    const program = { ...pdf, bytes: Buffer.from("MZ\u0090\0 this is no document") };
    expectRefused(
      await app.as("contador").gql(WITH_FILE, { id }, { file: program }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
    expect(
      (await app.as("contador").ask(`query ($id: ID!) { commission(id: $id) { status } }`, { id })).commission
        .status,
    ).toBe("approved");
  });
});

describe("an entered commission", () => {
  it("is made once per contract, seller and kind, and once per key", async () => {
    const { id: contractId } = await aSignedSimpleContract(app);
    const input = { contractId, vendedorId: app.people.asesor.id, tipoVendedor: "asesor", porcentaje: 2.5 };
    const admin = app.as("admin");
    const [first, second] = await Promise.all([
      admin.gql(CREATE, { input, key: "k-1" }),
      admin.gql(CREATE, { input, key: "k-1" }),
    ]);
    expect(first.data).toEqual(second.data);
    expect(first.data?.["createCommission"]).toMatchObject({
      montoBase: 3_000_000,
      porcentaje: 2.5,
      montoComision: 75_000,
      status: "pending",
    });
    expectRefused(await admin.gql(CREATE, { input: { ...input, porcentaje: 3 }, key: "k-1" }), "CONFLICT");
    const taken = "Álvaro Ríos Cárdenas ya tiene una comisión de ese tipo en este contrato.";
    expectRefused(await admin.gql(CREATE, { input }), "CONFLICT", taken);
  });

  it("is refused for somebody who does not sell, and without an amount", async () => {
    const { id: contractId } = await aSignedSimpleContract(app);
    const input = {
      contractId,
      vendedorId: app.people.cliente.id,
      tipoVendedor: "asesor",
      montoComision: 10_000,
    };
    expectRefused(
      await app.as("admin").gql(CREATE, { input }),
      "BAD_USER_INPUT",
      "La persona elegida no es un vendedor",
    );
    const without = { contractId, vendedorId: app.people.asesor.id, tipoVendedor: "asesor" };
    expectRefused(
      await app.as("admin").gql(CREATE, { input: without }),
      "BAD_USER_INPUT",
      "Indica el valor o el porcentaje de la comisión",
    );
    expectRefused(
      await app.as("admin").gql(CREATE, { input: { ...without, montoComision: 10.5 } }),
      "BAD_USER_INPUT",
      "El valor debe ser un número entero de pesos",
    );
    expectRefused(await app.as("gerente").gql(CREATE, { input: without }), "FORBIDDEN");
  });

  it("is edited and deleted only while it is pending", async () => {
    const { id } = await aCommission(app);
    const { updateCommission } = await app
      .as("admin")
      .ask(UPDATE, { id, input: { montoComision: 60_000, observaciones: "Bono", version: 1 } });
    expect(updateCommission).toEqual({
      montoBase: 3_000_000,
      porcentaje: 2,
      montoComision: 60_000,
      observaciones: "Bono",
      version: 2,
    });
    const stale = "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.";
    expectRefused(
      await app.as("admin").gql(UPDATE, { id, input: { montoComision: 1, version: 1 } }),
      "CONFLICT",
      stale,
    );
    const paid = await aPaidCommission(app);
    const edit = "Solo se pueden editar comisiones pendientes. Estado actual: Pagada";
    expectRefused(
      await app.as("admin").gql(UPDATE, { id: paid.id, input: { montoComision: 1 } }),
      "CONFLICT",
      edit,
    );
    const remove = "Solo se pueden eliminar comisiones pendientes. Estado actual: Pagada";
    expectRefused(await app.as("owner").gql(DELETE, { id: paid.id }), "CONFLICT", remove);
  });
});
