import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorld, sailor, type World } from "./world/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const owner = sailor(1, 7);
const admin = sailor(2, 5);

describe("what a read answers", () => {
  it("holds columns, relations, lists in their order and value objects", async () => {
    const { data, errors } = await world.run(
      `{ voyages(limit: 1) { items { code status precioTotal descuento salida createdAt tags extra captain {
              name loud } captainId mate { name }
         legs { orden puerto } cabin { nombre edadesMenores anexos { nombre anexos { nombre } } } cabins {
           nombre } } total page totalPages } }`,
      owner,
    );
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      voyages: {
        items: [
          {
            code: "V-01",
            status: "docked",
            precioTotal: 1_000_000_000,
            descuento: 7.5,
            salida: "2026-04-01",
            createdAt: "2026-03-01T15:00:00.01+00:00",
            tags: ["a,b", 'c"d'],
            extra: { free: [1, { deep: "ñ" }] },
            captain: { name: 'Capitán "Ñ" 12', loud: 'CAPITÁN "Ñ" 12' },
            captainId: 12,
            mate: { name: 'Capitán "Ñ" 14' },
            legs: [3, 2, 1].map((orden) => ({ orden, puerto: orden === 1 ? "Cartagena" : "Colón" })),
            cabin: { nombre: "Suite", edadesMenores: [4, 9], anexos: [{ nombre: null, anexos: null }] },
            cabins: [{ nombre: "Uno" }, { nombre: "Dos" }],
          },
        ],
        total: 12,
        page: 1,
        totalPages: 12,
      },
    });
  });

  it("computes in SQL with the viewer and the clock of the request", async () => {
    const { data } = await world.run(`{ voyages { items { saldo vencida mine } } }`, sailor(11, 5));
    const items = (data as { voyages: { items: { saldo: number; vencida: boolean; mine: boolean }[] } })
      .voyages.items;
    expect(items[0]).toEqual({ saldo: 999_999_000, vencida: true, mine: false });
    expect(items[2]).toEqual({ saldo: 2_999_997_000, vencida: true, mine: true });
    expect(items[9]!.vencida).toBe(true);
    expect((await world.run(`{ voyages(page: 2) { items { vencida } } }`, owner)).data).toEqual({
      voyages: { items: [{ vencida: false }, { vencida: false }] },
    });
  });

  it("gives TypeScript the columns that a field needs", async () => {
    const { data, errors } = await world.run(
      `{ voyages(limit: 1) { items { offer label legs { orden } captain { id } } } }`,
      owner,
    );
    expect(errors).toBeUndefined();
    expect((data as { voyages: { items: object[] } }).voyages.items[0]).toMatchObject({
      offer: "925000000 by Voyage",
      label: "V-01 · 2026-03-01T15:00:00.01+00:00",
    });
  });

  it("is null without an error in a field that the viewer may not see", async () => {
    const source = `{ voyages(limit: 1) {
        items { ganancia mate { banco } legs { costo } cabin { costoTotal } } } }`;
    const first = async (viewer: Parameters<World["run"]>[1]) => {
      const { data, errors } = await world.run(source, viewer);
      expect(errors).toBeUndefined();
      return (data as { voyages: { items: object[] } }).voyages.items[0];
    };
    const legs = (costo: number | null) => [{ costo }, { costo }, { costo }];
    expect(await first(admin)).toEqual({
      ganancia: 7,
      mate: { banco: "cuenta 14" },
      legs: legs(5),
      cabin: { costoTotal: 3_000_000_000 },
    });
    expect(await first(owner)).toEqual({
      ganancia: null,
      mate: { banco: "cuenta 14" },
      legs: legs(null),
      cabin: { costoTotal: null },
    });
    expect(await first(sailor(12, 2))).toEqual({
      ganancia: 7,
      mate: { banco: null },
      legs: legs(null),
      cabin: { costoTotal: null },
    });
    expect(await first(sailor(14, 2))).toEqual({
      ganancia: null,
      mate: { banco: "cuenta 14" },
      legs: legs(null),
      cabin: { costoTotal: null },
    });
    expect(await first({ ...admin, isActive: false })).toMatchObject({ ganancia: null, legs: legs(null) });
  });

  it.each([`pays ganancia`, `ganancia pays`])(
    "does not show a hidden field because another one needs it: %s",
    async (fields) => {
      const source = `{ voyages(limit: 1) { items { ${fields} } } }`;
      expect((await world.run(source, owner)).data).toEqual({
        voyages: { items: [{ pays: true, ganancia: null }] },
      });
      expect((await world.run(source, admin)).data).toEqual({
        voyages: { items: [{ pays: true, ganancia: 7 }] },
      });
    },
  );

  it("is what a mutation answers too, one record or several", async () => {
    const { id } = await world
      .run(`{ voyages(limit: 1) { items { id } } }`, owner)
      .then(({ data }) => (data as { voyages: { items: { id: string }[] } }).voyages.items[0]!);
    expect((await world.run(`mutation { setSail(id: "${id}") { code status } }`, owner)).data).toEqual({
      setSail: { code: "V-01", status: "sailing" },
    });
    expect((await world.run(`mutation { dock(id: "${id}") { voyage { code saldo } } }`, owner)).data).toEqual(
      {
        dock: { voyage: { code: "V-01", saldo: 999_999_000 } },
      },
    );
  });

  it("refuses a root to a person who may not run it", async () => {
    expect((await world.run(`{ allVoyages { id } }`, null)).errors?.[0]?.message).toBe(
      "No hay token disponible",
    );
    expect((await world.run(`{ allVoyages { id } }`, owner)).errors?.[0]?.message).toBe(
      "No tienes permisos suficientes para realizar esta acción.",
    );
    expect((await world.run(`{ allVoyages { id } }`, admin)).errors).toBeUndefined();
  });
});
