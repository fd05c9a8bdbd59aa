import { beforeAll, describe, expect, it } from "vitest";
import { lowestOf, packageOffer } from "../../../api/src/modules/catalog/package-offer.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { book, updateReservation } from "../../support/story/reservations.ts";
import { anAppWithSales } from "../../support/sales.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const high = { salida: inDays(51), vuelta: inDays(54), price: 1_480_000 };
const low = { salida: inDays(80), vuelta: inDays(83), price: 990_000 };
const plain = { salida: inDays(110), vuelta: inDays(113) };
const past = { salida: inDays(-9), vuelta: inDays(-6), price: 100_000 };

const shown = `price desde fechas { salida vuelta price disponibles }`;
const one = async (id: number) =>
  (await app.as(null).ask(`query ($id: Int!) { package(id: $id) { ${shown} } }`, { id })).package!;
const changed = async (id: number, input: object) =>
  (
    await app.as("admin").ask(
      `mutation ($id: Int!, $input: UpdatePackageInput!) {
        updatePackage(id: $id, input: $input) { ${shown} } }`,
      { id, input },
    )
  ).updatePackage;
const pricesOf = ({ fechas }: { readonly fechas: readonly { readonly price: number | null }[] }) =>
  fechas.map(({ price }) => price);

describe("the price of a departure", () => {
  it("is its own, or the package's; the lowest to come is the price of the package from", async () => {
    const id = await aPackage(app, { fechas: [high, low, plain, past] });
    const pack = await one(id);
    expect(pricesOf(pack)).toEqual([100_000, 1_480_000, 990_000, null]);
    expect([pack.price, pack.desde]).toEqual([1_250_000, 990_000]);
    const coming = pack.fechas.filter(({ salida }) => salida >= TODAY);
    expect(lowestOf(pack.price, coming)).toEqual({ from: pack.desde, isFrom: true });
  });

  it("does not count for the lowest when its seats are taken, or when it is past", async () => {
    const id = await aPackage(app, { cupos: 2, fechas: [low, high] });
    const fechas = { salida: low.salida, llegada: low.vuelta };
    expect((await book(app, id, { fechas })).errors).toBeUndefined();
    expect((await one(id)).desde).toBe(1_480_000);
    const gone = await aPackage(app, { fechas: [past] });
    expect((await one(gone)).desde).toBe(1_250_000);
  });

  it("stays where an edit does not name it, and is removed by null", async () => {
    const id = await aPackage(app, { fechas: [high, low] });
    const [first, second] = [high, low].map(({ salida, vuelta }) => ({ salida, vuelta }));
    expect(pricesOf(await changed(id, { fechas: [first, second, plain] }))).toEqual([
      1_480_000,
      990_000,
      null,
    ]);
    expect(pricesOf(await changed(id, { fechas: [first, { ...second, price: null }] }))).toEqual([
      1_480_000,
      null,
    ]);
    expect(pricesOf(await changed(id, { fechas: [first, { ...second, price: 0 }] }))).toEqual([1_480_000, 0]);
  });

  it("is read and written by REST, beside the package's own", async () => {
    const id = await aPackage(app, { fechas: [low] });
    const { body } = await app.as(null).rest("GET", `/pack/${id}`);
    expect(body).toMatchObject({
      price: 1_250_000,
      desde: 990_000,
      fechas: [{ salida: low.salida, vuelta: low.vuelta, price: 990_000, disponibles: 12 }],
    });
    const fechas = [{ salida: low.salida, vuelta: low.vuelta, price: "870000" }];
    const { body: after } = await app.as("admin").rest("PUT", `/pack/${id}`, { fechas });
    expect(after).toMatchObject({ price: 1_250_000, desde: 870_000 });
  });

  it("is paid by a reservation, also after it moves", async () => {
    const id = await aPackage(app, { fechas: [high, low, plain, { ...plain, vuelta: inDays(114) }] });
    const days = ({ salida, vuelta }: { salida: string; vuelta: string }) => ({ salida, llegada: vuelta });
    const { data } = await book(app, id, { fechas: days(low) });
    const booked = data!["bookReservation"] as { id: string; unitPrice: number; totalPrice: number };
    expect(booked).toMatchObject({ unitPrice: 990_000, totalPrice: 1_980_000 });
    const moved = async (to: { salida: string; vuelta: string }) =>
      (await updateReservation(app, booked.id, { fechas: days(to) }, "admin")).data!["updateReservation"];
    expect(await moved(high)).toMatchObject({ unitPrice: 1_480_000, totalPrice: 2_960_000 });
    expect(await moved(plain)).toMatchObject({ unitPrice: 1_250_000, totalPrice: 2_500_000 });
    // Between departures without a price of their own a reservation keeps the price at which it was booked.
    await changed(id, { price: 1_300_000 });
    expect(await moved({ ...plain, vuelta: inDays(114) })).toMatchObject({ unitPrice: 1_250_000 });
  });

  it("is refused when it is negative, or when the first payment would be more", async () => {
    const input = { fechas: [{ ...low, price: -1 }] };
    const asked = (values: object) =>
      app.as("admin").gql(
        `mutation ($id: Int!, $input: UpdatePackageInput!) {
            updatePackage(id: $id, input: $input) { id } }`,
        values,
      );
    const id = await aPackage(app, { fechas: [high, low] });
    expectRefused(await asked({ id, input }), "BAD_USER_INPUT", "El precio no puede ser negativo");
    const tooMuch = await asked({ id, input: { cuotas: 3, cuotaInicial: 990_000 } });
    expect(tooMuch.errors?.[0]?.extensions).toMatchObject({ errors: [{ field: "cuotaInicial" }] });
    expect((await asked({ id, input: { cuotas: 3, cuotaInicial: 989_999 } })).errors).toBeUndefined();
  });

  it("and its seats are on the package's page before its script, with the monthly payment", async () => {
    const id = await aPackage(app, { fechas: [high, low, past], cuotas: 3, cuotaInicial: 90_000 });
    const page = await (await fetch(`${app.url}/detail/${id}`, { headers: { accept: "text/html" } })).text();
    const text = page.replaceAll(/<style[^]*?<\/style>/g, "").replaceAll(/<[^>]+>/g, " ");
    expect(text).toMatch(/Desde\s+\$\s990\.000/);
    expect(text).toMatch(/Desde \$\s300\.000 al mes: 3 cuotas después de una inicial de \$\s90\.000/);
    const [own] = text.split("Viajes parecidos");
    expect(own?.match(/Quedan 12 cupos/g)).toHaveLength(2);
    expect(text).toMatch(/\$\s1\.480\.000/);
  });
});

describe("the offer of a package", () => {
  const pack = { price: 1_250_000, days: 4, cuotas: null, cuotaInicial: null, cuotaInicialPorcentaje: null };
  const rows = Array.from({ length: 9 }, (_, n) => ({
    salida: inDays(10 + n),
    vuelta: inDays(13 + n),
    disponibles: n === 1 ? 0 : 3,
    price: n === 1 ? 5 : null,
  }));

  it("folds departures beyond the fourth, but never one alone", () => {
    const folded = (count: number) => {
      const { listed, folded: others, more } = packageOffer(pack, rows.slice(0, count)).departures;
      return [listed.length, others.length, more];
    };
    expect(folded(4).slice(0, 2)).toEqual([4, 0]);
    expect(folded(5).slice(0, 2)).toEqual([5, 0]);
    expect(folded(6)).toEqual([4, 2, "Ver otras 2 salidas"]);
  });

  it("has the days of a departure in few letters", () => {
    const datesOf = (salida: string, vuelta: string) =>
      packageOffer(pack, [{ salida, vuelta, disponibles: 1, price: null }]).departures.listed[0]?.dates;
    const year = String(Number(YEAR) + 1);
    expect(datesOf(`${year}-01-16`, `${year}-01-19`)).toBe(`16 – 19 ene ${year}`);
    expect(datesOf(`${year}-01-30`, `${year}-02-02`)).toBe(`30 ene – 2 feb ${year}`);
    expect(datesOf(`${YEAR}-12-30`, `${year}-01-04`)).toBe(`30 dic ${YEAR} – 4 ene ${year}`);
    expect(datesOf(`${year}-01-16`, `${year}-01-16`)).toBe(`16 ene ${year}`);
  });

  it("is the price of the chosen departure, without `Desde`", () => {
    const [first, full] = rows;
    const mixed = [{ ...first!, price: 900_000 }, full!, rows[2]!];
    expect(packageOffer(pack, mixed)).toMatchObject({ from: "Desde", price: "$\u00a0900.000" });
    expect(packageOffer(pack, mixed, mixed[2])).toMatchObject({ from: null, price: "$\u00a01.250.000" });
    // Departures of one price are of that price.
    expect(packageOffer(pack, [mixed[2]!, mixed[2]!])).toMatchObject({
      from: null,
      price: "$\u00a01.250.000",
    });
    expect(packageOffer(pack, [full!])).toMatchObject({ from: null, price: "$\u00a01.250.000" });
  });
});
