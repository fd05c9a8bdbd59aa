import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anEnteredCommission, CANCEL, commissionsOf, PAY } from "../../support/story/commissions.ts";
import { PAY_SEVERAL } from "../../support/story/payouts.ts";
import {
  ADD_ICA,
  ADD_RATE,
  ADD_UVT,
  anIcaRate,
  aTaxProfile,
  CONFIRM_UNWITHHELD,
  SET_PROFILE,
  VILLAVICENCIO,
} from "../../support/story/withholding.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const WITHHELD = `query ($id: ID!) { commission(id: $id) {
  montoComision retefuente reteIca neto retencion { procedimiento tarifa municipio tarifaIca texto } } }`;
const withheldOf = async (id: string) => (await app.as("contador").ask(WITHHELD, { id })).commission;
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);

describe("what is withheld", () => {
  it("of somebody with a tax profile is kept with the paid commission; the limit stays gross", async () => {
    await anIcaRate(app, inDays(-30));
    await aTaxProfile(app, "asesor2", { dane: VILLAVICENCIO });
    const { id } = await anEnteredCommission(app, "asesor2", 100_000);
    expect(await withheldOf(id)).toMatchObject({ retefuente: null, reteIca: null, neto: null });
    await app.as("contador").ask(PAY, { id });
    expect(await withheldOf(id)).toEqual({
      montoComision: 100_000,
      retefuente: 11_000,
      reteIca: 966,
      neto: 88_034,
      retencion: {
        procedimiento: "comisiones_11",
        tarifa: 11,
        municipio: "Villavicencio",
        tarifaIca: 9.66,
        texto: [
          `Retención en la fuente: Comisiones, persona natural declarante, 11 % de ${formatCop(100_000)}.`,
          `Retención de ICA de Villavicencio: 9,66 por mil de ${formatCop(100_000)}.`,
        ],
      },
    });
    const { sellerLimit } = await app
      .as("contador")
      .ask(`query ($id: Int!) { sellerLimit(userId: $id) { totalPagado } }`, { id: app.people.asesor2.id });
    expect(sellerLimit.totalPagado).toBe(100_000);
  });

  it("of an employee is nothing: the commission is salary, and no documento soporte is made", async () => {
    const userId = app.people.asesor.id;
    const profile = { procedimiento: "comisiones_11", factura: false, dane: null };
    await app.as("contador").ask(SET_PROFILE, { userId, input: { ...profile, vinculo: "empleado" } });
    const { id } = await anEnteredCommission(app, "asesor", 100_000);
    await app.as("contador").ask(PAY, { id });
    expect(await withheldOf(id)).toMatchObject({
      retefuente: 0,
      reteIca: 0,
      neto: 100_000,
      retencion: {
        procedimiento: null,
        texto: ["Es empleado: la comisión es salario y la retiene la nómina, no este pago."],
      },
    });
    const [kept] = await sql("select vinculo, acquisition_id from commissions where id = ?", [id]);
    expect(kept).toEqual({ vinculo: "empleado", acquisition_id: null });

    // Saving the profile without it leaves it; as an independent, tax is withheld again.
    await app.as("contador").ask(SET_PROFILE, { userId, input: profile });
    const next = await anEnteredCommission(app, "asesor", 100_000);
    await app.as("contador").ask(PAY, { id: next.id });
    expect(await withheldOf(next.id)).toMatchObject({ retefuente: 0 });
    await app.as("contador").ask(SET_PROFILE, { userId, input: { ...profile, vinculo: "independiente" } });
    const last = await anEnteredCommission(app, "asesor", 100_000);
    await app.as("contador").ask(PAY, { id: last.id });
    expect(await withheldOf(last.id)).toMatchObject({ retefuente: 11_000 });
  });

  it("is read by its seller with the commission", async () => {
    await aTaxProfile(app, "asesor", { procedimiento: "comisiones_10" });
    const { id } = await anEnteredCommission(app, "asesor", 50_000);
    await app.as("contador").ask(PAY, { id });
    const { commission } = await app.as("asesor").ask(WITHHELD, { id });
    expect(commission).toMatchObject({ retefuente: 5_000, neto: 45_000 });
  });

  it("of somebody without a tax profile is nothing, and says so", async () => {
    const { id } = await anEnteredCommission(app, "lider2", 50_000);
    await app.as("contador").ask(PAY, { id });
    const { retencion, ...amounts } = await withheldOf(id);
    expect(amounts).toEqual({ montoComision: 50_000, retefuente: 0, reteIca: 0, neto: 50_000 });
    expect(retencion.texto).toEqual(["Sin perfil tributario: no se retiene nada."]);
    const HISTORY = `query ($id: String!) { recordHistory(record: commission, id: $id) { items { note } } }`;
    const { items } = (await app.as("contador").ask(HISTORY, { id })).recordHistory;
    expect(items.map(({ note }: { note: string | null }) => note)).toContain(
      "Sin perfil tributario: se pagó sin retener nada",
    );
  });

  it("of somebody without a tax profile is asked about once, by people alone", async () => {
    await sql("delete from no_withholdings where user_id = ?", [app.people.lider2.id]);
    const [first, second, third] = [
      await anEnteredCommission(app, "lider2", 10_000),
      await anEnteredCommission(app, "lider2", 10_000),
      await anEnteredCommission(app, "lider2", 10_000),
    ];
    const asks = async ({ id }: { readonly id: string }) =>
      (
        await app
          .as("contador")
          .ask(
            `query ($ids: [ID!]!) { payoutPreview(input: { ids: $ids }) { sellers { preguntaRetencion } } }`,
            {
              ids: [id],
            },
          )
      ).payoutPreview.sellers;
    expect(await asks(first)).toEqual([{ preguntaRetencion: true }]);
    const sentence =
      "Leonardo Castaño Gil no tiene perfil tributario. " +
      "Defínelo en Retenciones, o confirma que se paga sin retener nada.";
    expectRefused(await app.as("contador").gql(PAY, { id: first.id }), "CONFLICT", sentence);
    const several = { input: { ids: [first.id, second.id] } };
    expectRefused(await app.as("contador").gql(PAY_SEVERAL, several), "CONFLICT", sentence);
    // A program over REST cannot be asked: it pays as it always did.
    const rest = await app.as("contador").rest("PUT", `/commissions/${third.id}/pay`);
    expect(rest.status).toBe(200);

    const userIds = [app.people.lider2.id];
    expectRefused(await app.as("asesor").gql(CONFIRM_UNWITHHELD, { userIds }), "FORBIDDEN");
    expectRefused(await app.as("contador").gql(CONFIRM_UNWITHHELD, { userIds: [987_654] }), "NOT_FOUND");
    expect((await app.as("contador").ask(CONFIRM_UNWITHHELD, { userIds })).confirmNoWithholding).toEqual(
      userIds,
    );
    await app.as("admin").ask(CONFIRM_UNWITHHELD, { userIds });
    const kept = await sql("select user_id, confirmed_by_id from no_withholdings where user_id = ?", userIds);
    expect(kept).toEqual([{ user_id: userIds[0], confirmed_by_id: app.people.contador.id }]);
    expect(await asks(first)).toEqual([{ preguntaRetencion: false }]);
    await app.as("admin").ask(PAY, { id: first.id });
    await app.as("contador").ask(PAY, { id: second.id });
  });

  it("is reversed with the commission when its contract is cancelled", async () => {
    await aTaxProfile(app, "asesor");
    const { id, contractId } = await anEnteredCommission(app, "asesor", 20_000);
    await app.as("contador").ask(PAY, { id });
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "El viaje no se hace" } });
    const all = await commissionsOf(app, contractId, { ajustes: true });
    const adjustment = all.find(({ montoComision }) => montoComision < 0);
    expect(await withheldOf(adjustment!.id)).toMatchObject({
      montoComision: -20_000,
      retefuente: -2_200,
      reteIca: 0,
      neto: -17_800,
    });
  });

  it("of a paid commission never changes, nor does it fail to add up", async () => {
    const { id } = await anEnteredCommission(app, "lider", 40_000);
    await expect(
      sql("update commissions set retefuente = 1, rete_ica = 0, neto = 39999 where id = ?", [id]),
    ).rejects.toThrow(/commissions_withhold_once_they_are_paid/);
    await app.as("contador").ask(PAY, { id });
    await expect(
      sql("update commissions set retefuente = 4000, neto = 36000 where id = ?", [id]),
    ).rejects.toThrow(/está pagada y no puede cambiar/);
    await expect(sql("update commissions set retencion = null where id = ?", [id])).rejects.toThrow(
      /está pagada y no puede cambiar/,
    );
  });
});

describe("the dated table", () => {
  it("takes a new row with its day, and the row in force before ends the day before", async () => {
    const from = inDays(20);
    const input = { concepto: "juridica_11", vigenteDesde: from, baseUvt: 4, porcentaje: 12.5 };
    const { addWithholdingRate } = await app.as("contador").ask(ADD_RATE, { input });
    expect(addWithholdingRate).toMatchObject({ vigenteDesde: from, vigenteHasta: null, porcentaje: 12.5 });
    const { withholdingRates } = await app
      .as("admin")
      .ask(`{ withholdingRates { concepto vigenteDesde vigenteHasta porcentaje createdBy { id } } }`);
    const rows = withholdingRates.filter(({ concepto }: { concepto: string }) => concepto === "juridica_11");
    expect(rows).toMatchObject([
      { porcentaje: 12.5, vigenteHasta: null, createdBy: { id: app.people.contador.id } },
      { porcentaje: 11, vigenteHasta: inDays(19), createdBy: null },
    ]);
    const earlier = { ...input, vigenteDesde: inDays(19) };
    expectRefused(
      await app.as("contador").gql(ADD_RATE, { input: earlier }),
      "BAD_USER_INPUT",
      `Ya hay una tarifa que rige desde el ${spokenDay(from)}`,
    );
  });

  it("is corrected by a row of the same day: the one made last holds", async () => {
    await aTaxProfile(app, "gerente", { procedimiento: "comisiones_10" });
    for (const porcentaje of [30, 20])
      await app
        .as("owner")
        .ask(ADD_RATE, { input: { concepto: "comisiones_10", vigenteDesde: TODAY, baseUvt: 0, porcentaje } });
    const { id } = await anEnteredCommission(app, "gerente", 10_000);
    await app.as("contador").ask(PAY, { id });
    expect(await withheldOf(id)).toMatchObject({ retefuente: 2_000, neto: 8_000 });
  });

  it("is never edited, not even by SQL", async () => {
    for (const table of ["withholding_rates", "uvt_values", "ica_rates"])
      await expect(sql(`update ${table} set version = 2`)).rejects.toThrow(
        /solo admite filas nuevas|permission/,
      );
  });

  it("refuses what is no share, and to whom it is not entrusted", async () => {
    const input = { concepto: "comisiones_11", vigenteDesde: TODAY, baseUvt: 0, porcentaje: 101 };
    expectRefused(
      await app.as("contador").gql(ADD_RATE, { input }),
      "BAD_USER_INPUT",
      "El porcentaje debe estar entre 0 y 100, con dos decimales",
    );
    const uvt = { year: Number(YEAR), value: 0 };
    expectRefused(
      await app.as("contador").gql(ADD_UVT, { input: uvt }),
      "BAD_USER_INPUT",
      "El valor de la UVT debe ser mayor a 0",
    );
    const ica = { dane: "5001", municipio: "Villavicencio", vigenteDesde: TODAY, porMil: 1 };
    expectRefused(
      await app.as("contador").gql(ADD_ICA, { input: ica }),
      "BAD_USER_INPUT",
      "El código DANE del municipio tiene cinco dígitos",
    );
    expectRefused(await app.as("admin").gql(ADD_UVT, { input: uvt }), "FORBIDDEN");
  });

  it("withholds by article 383 over the month, with the UVT of the year", async () => {
    await app.as("contador").ask(ADD_UVT, { input: { year: Number(YEAR), value: 1_000 } });
    await aTaxProfile(app, "gerente2", { procedimiento: "articulo_383" });
    const first = await anEnteredCommission(app, "gerente2", 90_000);
    const second = await anEnteredCommission(app, "gerente2", 30_000);
    await app.as("contador").ask(PAY, { id: first.id });
    await app.as("contador").ask(PAY, { id: second.id });
    expect(await withheldOf(first.id)).toMatchObject({ retefuente: 0, neto: 90_000 });
    expect(await withheldOf(second.id)).toMatchObject({ retefuente: 4_750, neto: 25_250 });
  });

  it("of article 383 is dated too, and a payment keeps the row it was computed with", async () => {
    const ADD = `mutation ($input: MarginalTableInput!) { addMarginalTable(input: $input) {
      vigenteDesde vigenteHasta rangos { desde porcentaje suma } } }`;
    const LIST = "{ marginalTables { vigenteDesde vigenteHasta rangos { desde } createdBy { id } } }";
    const [first] = (await app.as("admin").ask(LIST)).marginalTables;
    expect(first).toMatchObject({ vigenteHasta: null, createdBy: null });
    expect(first.rangos.map(({ desde }: { desde: number }) => desde)).toEqual([
      95, 150, 360, 640, 945, 2_300,
    ]);
    await aTaxProfile(app, "lider", { procedimiento: "articulo_383" });
    const input = { vigenteDesde: TODAY, rangos: [{ desde: 0, porcentaje: 10, suma: 0 }] };
    expectRefused(await app.as("admin").gql(ADD, { input }), "FORBIDDEN");
    expectRefused(
      await app.as("contador").gql(ADD, { input: { ...input, rangos: [] } }),
      "BAD_USER_INPUT",
      "La tabla necesita al menos un rango",
    );
    await app.as("contador").ask(ADD, { input });
    const tables = (await app.as("admin").ask(LIST)).marginalTables;
    expect(tables).toMatchObject([{ vigenteDesde: TODAY }, { vigenteHasta: inDays(-1) }]);
    expectRefused(
      await app.as("owner").gql(ADD, { input: { ...input, vigenteDesde: inDays(-1) } }),
      "BAD_USER_INPUT",
      `Ya hay una tabla que rige desde el ${spokenDay(TODAY)}`,
    );
    // A month of 50.000 with the 40.000 of before, of which nothing was withheld.
    const { id } = await anEnteredCommission(app, "lider", 10_000);
    await app.as("contador").ask(PAY, { id });
    expect(await withheldOf(id)).toMatchObject({ retefuente: 5_000, neto: 5_000 });
    const { commission } = await app
      .as("contador")
      .ask("query ($id: ID!) { commission(id: $id) { retencion { procedimiento vigenteDesde } } }", { id });
    expect(commission.retencion).toEqual({ procedimiento: "articulo_383", vigenteDesde: TODAY });
  });
});

describe("a tax profile", () => {
  it("is one per person, of who earns, with a municipality whose rate is kept", async () => {
    const input = { procedimiento: "comisiones_11", factura: true, dane: "11001" };
    expectRefused(
      await app.as("contador").gql(SET_PROFILE, { userId: app.people.lider.id, input }),
      "BAD_USER_INPUT",
      "Registra primero la tarifa de ICA de ese municipio",
    );
    const cliente = { userId: app.people.cliente.id, input: { ...input, dane: null } };
    expectRefused(await app.as("contador").gql(SET_PROFILE, cliente), "NOT_FOUND", "Usuario no encontrado");
    const lider = { userId: app.people.lider.id, input: { ...input, dane: null } };
    const answers = await Promise.all([
      app.as("contador").gql(SET_PROFILE, lider),
      app.as("admin").gql(SET_PROFILE, lider),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const { taxedPeople } = await app
      .as("owner")
      .ask(`{ taxedPeople { id nombre perfil { factura version } } }`);
    const people = taxedPeople as { id: number; perfil: object | null }[];
    expect(people.find(({ id }) => id === app.people.lider.id)?.perfil).toMatchObject({ factura: true });
    expect(people.some(({ id }) => id === app.people.contador.id)).toBe(false);
  });
});
