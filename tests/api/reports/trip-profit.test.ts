import { beforeAll, describe, expect, it } from "vitest";
import { monthOf } from "../../../api/src/core/colombia/days.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import { CANCEL, commissionsOf } from "../../support/story/commissions.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aContractToBuy, buy, markPaid } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

interface Trip {
  readonly cancelado: boolean;
  readonly precio: number;
  readonly comprado: number;
  readonly porComprar: number;
  readonly comisiones: number;
  readonly comisionesAcordadas: number | null;
  readonly iva: number;
  readonly ivaAcordado: number | null;
  readonly recibido: number;
  readonly devuelto: number;
  readonly ganancia: number;
  readonly costoAcordado: number | null;
  readonly gananciaAcordada: number | null;
}
const TRIP = `cancelado precio comprado porComprar comisiones iva recibido devuelto ganancia
  costoAcordado gananciaAcordada ivaAcordado comisionesAcordadas`;
const tripOf = async (id: string, by: Handle = "contador"): Promise<Trip | null> =>
  (await app.as(by).ask(`query ($id: ID!) { contract(id: $id) { gananciaViaje { ${TRIP} } } }`, { id }))
    .contract.gananciaViaje;
/** Commissions that the story's calculation promises to the three sellers, in COP. */
const PROMISED = 90_000;
/** IVA inside of an amount at the general rate. */
const ivaIn = (amount: number) => amount - Math.round(amount / 1.19);
const bySeller = (id: string) => ({ agrupado: "vendedor", grupo: id, segun: "firma" });

describe("what a trip leaves", () => {
  it("is its price less purchases, the agreed cost of the rest, commissions and its own IVA", async () => {
    const contract = await aContractToBuy(app);
    const [first, ...rest] = contract.items;
    const before = await tripOf(contract.id);
    const agreed = contract.items.reduce((all, { precioTotal }) => all + precioTotal, 0);
    expect(before).toMatchObject({ cancelado: false, comprado: 0, porComprar: agreed });
    await buy(app, first!, { costo: first!.precioTotal + 90_000 });
    const trip = (await tripOf(contract.id))!;
    const left = rest.reduce((all, { precioTotal }) => all + precioTotal, 0);
    const earned = (await commissionsOf(app, contract.id)).reduce(
      (all: number, { montoComision }: { montoComision: number }) => all + montoComision,
      0,
    );
    expect(trip).toMatchObject({
      comprado: first!.precioTotal + 90_000,
      porComprar: left,
      comisiones: earned,
      iva: ivaIn(trip.precio - left),
    });
    expect(trip.ganancia).toBe(trip.precio - trip.comprado - left - earned - trip.iva);
    expect(before!.iva).toBe(ivaIn(trip.precio - agreed));
    expect(trip.ganancia).toBe(before!.ganancia - 90_000 - (trip.iva - before!.iva));
    // What was agreed stays, whatever is paid for it.
    for (const { costoAcordado, gananciaAcordada, ivaAcordado } of [before!, trip])
      expect([costoAcordado, ivaAcordado, gananciaAcordada]).toEqual([
        agreed,
        ivaIn(trip.precio - agreed),
        trip.precio - agreed - ivaIn(trip.precio - agreed) - before!.comisionesAcordadas!,
      ]);
  });

  const answers: [string, { mandate: boolean } | null, (price: number, cost: number) => number][] = [
    ["before anything is bought", null, (price, cost) => price - cost],
    ["bought in its providers' name", { mandate: true }, (price, cost) => price - cost],
    ["bought to be sold as one's own", { mandate: false }, (price) => price],
  ];
  it.each(answers)("%s has the IVA of the agency's own income alone", async (_, answer, own) => {
    const contract = await aContractToBuy(app);
    if (answer) {
      const { name } = await aProvider(app, { ...answer, nit: answer.mandate ? "890903938-8" : null });
      for (const item of contract.items) await buy(app, item, { costo: item.precioTotal, proveedor: name });
    }
    const { precio, iva, costoAcordado, ganancia, ivaAcordado } = (await tripOf(contract.id))!;
    expect(iva).toBe(ivaIn(own(precio, costoAcordado!)));
    expect(ivaAcordado).toBe(ivaIn(precio - costoAcordado!));
    if (!answer) expect(ganancia).toBeGreaterThan(0);
  });

  it("agreed on the commissions that its calculation promised, which are made at its completion", async () => {
    const contract = await aContractToBuy(app);
    const before = (await tripOf(contract.id))!;
    expect([before.comisiones, before.comisionesAcordadas]).toEqual([0, PROMISED]);
    // The sale is completed with the last of its purchases.
    for (const item of contract.items) {
      const { purchase } = await buy(app, item, { costo: item.precioTotal });
      await markPaid(app, purchase);
    }
    const after = (await tripOf(contract.id))!;
    expect([after.comisiones, after.comisionesAcordadas]).toEqual([PROMISED, PROMISED]);
    expect(after.gananciaAcordada).toBe(before.gananciaAcordada);
  });

  it("is nothing before it is signed, and shown to readers of financial reports alone", async () => {
    const { id } = await aPayableContract(app);
    expect(await tripOf(id)).toBeNull();
    const signed = await aContractToBuy(app);
    expect(await tripOf(signed.id, "owner")).not.toBeNull();
    for (const who of ["asesor", "lider", "gerente"] as const)
      expect(await tripOf(signed.id, who)).toBeNull();
  });

  it("of a cancelled one is what was kept less what was not got back", async () => {
    const contract = await aContractToBuy(app);
    await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    await buy(app, contract.items[0]!, { costo: 250_000 });
    const devolucion = { monto: 600_000 };
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "No viaja", devolucion } });
    expect(await tripOf(contract.id)).toMatchObject({
      cancelado: true,
      recibido: 1_000_000,
      devuelto: 600_000,
      comprado: 250_000,
      porComprar: 0,
      iva: 0,
      costoAcordado: null,
      gananciaAcordada: null,
    });
    const { ganancia, comisiones } = (await tripOf(contract.id))!;
    expect(ganancia).toBe(1_000_000 - 600_000 - 250_000 - comisiones);
  });
});

describe("the report of the profit of trips", () => {
  const GROUPS = `query ($por: TripProfitGrouping!, $filter: TripProfitFilter) {
    tripProfitGroups(limit: 100, por: $por, filter: $filter) {
      total ganancia contratos items { clave nombre contratos precio costo comisiones iva ganancia } } }`;
  const ROWS = `query ($filter: TripProfitFilter) { tripProfits(limit: 100, filter: $filter) {
    total ganancia items { id viaje { ${TRIP} } } } }`;
  const groups = async (por: string, filter: object = {}) =>
    (await app.as("contador").ask(GROUPS, { por, filter })).tripProfitGroups;
  const rows = async (filter: object) => (await app.as("contador").ask(ROWS, { filter })).tripProfits;

  it.each(["mes", "vendedor", "destino", "proveedor"])("by %s equals the sum of its rows", async (por) => {
    const found = await groups(por);
    const all = await rows({});
    expect(found.contratos).toBe(all.total);
    expect(found.ganancia).toBe(all.ganancia);
    for (const { clave, contratos, ganancia } of atLeastOne(found.items)) {
      const listed = await rows({ agrupado: por, grupo: clave });
      expect([listed.total, listed.ganancia]).toEqual([contratos, ganancia]);
      expect(listed.items.filter(({ viaje }: { viaje: Trip }) => viaje.costoAcordado === null)).toEqual(
        listed.items.filter(({ viaje }: { viaje: Trip }) => viaje.cancelado),
      );
      const sum = listed.items.reduce((sum: number, { viaje }: { viaje: Trip }) => sum + viaje.ganancia, 0);
      expect(sum).toBe(ganancia);
    }
  });

  it("counts a trip for the provider from which most was bought, and once", async () => {
    const contract = await aContractToBuy(app);
    const providerOf = async (trip: string): Promise<string | undefined> => {
      const found = [];
      for (const { clave, nombre } of (await groups("proveedor")).items)
        if (
          (await rows({ agrupado: "proveedor", grupo: clave })).items.some(
            ({ id }: { id: string }) => id === trip,
          )
        )
          found.push(nombre);
      expect(found).toHaveLength(1);
      return found[0];
    };
    expect(await providerOf(contract.id)).toBe("");
    await buy(app, contract.items[0]!, { costo: 100_000, proveedor: "Hotel Pequeño" });
    expect(await providerOf(contract.id)).toBe("Hotel Pequeño");
    await buy(app, contract.items[1]!, { costo: 900_000, proveedor: "Aerolínea Grande" });
    expect(await providerOf(contract.id)).toBe("Aerolínea Grande");
  });

  it("counts a trip in the month of its signature, or of its return", async () => {
    const contract = await aContractToBuy(app);
    const { contract: found } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { fechaFinViaje fechaInicioViaje } }`, { id: contract.id });
    const home = monthOf(found.fechaFinViaje ?? found.fechaInicioViaje);
    const has = async (filter: object) =>
      (await rows(filter)).items.some(({ id }: { id: string }) => id === contract.id);
    expect(await has({ agrupado: "mes", grupo: monthOf(TODAY) })).toBe(true);
    expect(await has({ segun: "regreso", agrupado: "mes", grupo: home })).toBe(true);
    expect(await has({ startDate: TODAY, endDate: TODAY })).toBe(true);
    expect(await has({ segun: "regreso", startDate: TODAY, endDate: TODAY })).toBe(false);
    expect(await has(bySeller(String(app.people.asesor.id)))).toBe(true);
    expect(await has(bySeller(String(app.people.asesor2.id)))).toBe(false);
  });
});
