import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { beforeAll, describe, expect, it } from "vitest";
import { updateContract } from "../../../api/src/modules/contracts/contract/acts/update-contract.ts";
import type { UpdateContractInput } from "../../../api/src/modules/contracts/contract/contract.inputs.ts";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import { asOwner } from "../../support/owner.ts";
import { aDraftContract, aSentContract, aSignedContract, CREATE } from "../../support/story/contracts.ts";
import { anApprovedQuote } from "../../support/story/passengers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) {
    id version precioTotal } }`;

describe("the payment plan", () => {
  const planOf = (id: string) =>
    contractOf(id, "plan { tipo descripcion monto fechaVencimiento }").then(({ plan }) => plan);

  it("is proposed: 30 % today and three shares until 30 days before departure, the last with the remainder", async () => {
    const { id } = await aDraftContract(app, { input: { formaPago: "cuotas" } });
    expect(await planOf(id)).toEqual([
      { tipo: "inicial", descripcion: "Cuota inicial", monto: 1_131_000, fechaVencimiento: TODAY },
      { tipo: "cuota", descripcion: "Cuota 1 de 3", monto: 879_666, fechaVencimiento: inDays(7) },
      { tipo: "cuota", descripcion: "Cuota 2 de 3", monto: 879_666, fechaVencimiento: inDays(14) },
      { tipo: "cuota", descripcion: "Cuota 3 de 3", monto: 879_668, fechaVencimiento: inDays(21) },
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
      fechasVencimientoCuotas: [inDays(7), inDays(14), inDays(21)],
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
        fechaVencimientoInicial: inDays(5),
        fechasVencimientoCuotas: [inDays(11)],
      },
    });
    const kept = {
      formaPago: "cuotas",
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 26.53,
      cuotaInicialMonto: 1_000_001,
    };
    await app.as("gerente").ask(UPDATE, { id, input: kept });
    expect((await planOf(id))[0].monto).toBe(1_000_001);
    await app.as("gerente").ask(UPDATE, { id, input: { ...kept, cuotaInicialPorcentaje: 50 } });
    expect((await planOf(id))[0].monto).toBe(1_885_000);
  });

  it.each([
    [
      {
        formaPago: "cuotas",
        tieneCuotaInicial: true,
        cuotaInicialPorcentaje: 30,
        fechasVencimientoCuotas: [inDays(11)],
      },
      "La fecha de vencimiento de la cuota inicial es requerida",
    ],
    [
      { formaPago: "cuotas", tieneCuotaInicial: true, fechaVencimientoInicial: inDays(5) },
      "Debe especificar el número de cuotas",
    ],
    [
      { formaPago: "cuotas", numeroCuotasRestantes: 2, fechasVencimientoCuotas: [inDays(11)] },
      "Debe especificar todas las fechas de vencimiento",
    ],
    [
      { formaPago: "cuotas", fechasVencimientoCuotas: [inDays(12), inDays(11)] },
      "Las fechas de las cuotas deben ser ascendentes",
    ],
  ])("%o is refused", async (plan, text) => {
    const quote = await anApprovedQuote(app);
    expectRefused(
      await app.as("gerente").gql(CREATE, { input: { quoteId: quote.id, ...plan } }),
      "BAD_USER_INPUT",
      text,
    );
  });
});

describe("an edit", () => {
  it("raises the version, follows the price and asks for a new PDF", async () => {
    const { id } = await aSentContract(app, { input: { formaPago: "cuotas" } });
    app.clock.advance({ minutes: 1 });
    await app
      .as("gerente")
      .ask(UPDATE, { id, input: { version: 1, precioTotal: 4_000_000, observaciones: "Piso alto" } });
    expect(
      await contractOf(
        id,
        "version precioTotal observaciones pdfDesactualizado cuotaInicialPorcentaje plan { monto }",
      ),
    ).toEqual({
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

  it.each([
    ["of the shares waits for one of the price, and shares that one", null],
    ["of the shares as they were before one of the price is refused", 1],
  ])("%s", async (_, version) => {
    const { id } = await aDraftContract(app, { input: { formaPago: "cuotas" } });
    const pricing = await heldAct(app, "gerente", (work) =>
      updateContract(work, { id, input: { precioTotal: 4_000_000 } as UpdateContractInput }),
    );
    const input = { version, cuotaInicialPorcentaje: 50 };
    const sharing = app.as("admin").gql(UPDATE, { id, input });
    await waitingForLock(app);
    await pricing.done();
    if (version) expectRefused(await sharing, "CONFLICT");
    else expect((await sharing).data?.["updateContract"]).toMatchObject({ precioTotal: 4_000_000 });
    const { plan } = await contractOf(id, "plan { monto }");
    expect(plan.map(({ monto }: { monto: number }) => monto)).toEqual(
      version ? [1_200_000, 933_333, 933_333, 933_334] : [2_000_000, 666_666, 666_666, 666_668],
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

describe("the payment plan in the database", () => {
  const inOne = <T>(work: (tx: SqlEntityManager) => Promise<T>) =>
    app.app.services.orm.em.fork().transactional(work);
  const REFUSED = "no suma su precio";
  const addLine = (id: string, numero: number) => (tx: SqlEntityManager) =>
    tx.execute(
      `insert into plan_lines (id, contract_id, numero, tipo, descripcion, monto, fecha_vencimiento)
        values (gen_random_uuid(), ?, ?, 'cuota', 'Cuota', 1000, ?)`,
      [id, numero, TODAY],
    );

  it.each([
    "update contracts set precio_total = precio_total + 1000 where id = ?",
    "update plan_lines set monto = monto + 1 where contract_id = ? and numero = 1",
    "delete from plan_lines where contract_id = ? and numero = 2",
  ])("adds up to the price: %s", async (statement) => {
    const { id } = await aDraftContract(app, { input: { formaPago: "cuotas" } });
    await expect(inOne((tx) => tx.execute(statement, [id]))).rejects.toThrow(REFUSED);
    await expect(inOne(addLine(id, 5))).rejects.toThrow(REFUSED);
    await inOne(async (tx) => {
      await tx.execute("update contracts set precio_total = precio_total + 1000 where id = ?", [id]);
      await addLine(id, 5)(tx);
    });
  });

  it("of before stays as it was under a payment, and is put right by one of two at once", async () => {
    const { id } = await aSentContract(app);
    await asOwner(app, async (em) => {
      await em.execute("alter table contracts disable trigger contracts_price_is_planned");
      await em.execute("update contracts set precio_total = precio_total + 1000 where id = ?", [id]);
      await em.execute("alter table contracts enable trigger contracts_price_is_planned");
    });
    await inOne((tx) => tx.execute("update plan_lines set pagado = 5 where contract_id = ?", [id]));
    const both = await Promise.allSettled([2, 3].map((numero) => inOne(addLine(id, numero))));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await contractOf(id, "plan { monto }")).plan).toEqual([{ monto: 3_770_000 }, { monto: 1000 }]);
  });
});
