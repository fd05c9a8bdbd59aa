import type { EntityManager } from "@mikro-orm/postgresql";
import { Cabin, Leg, Sailor, Voyage, VoyageStatus } from "./entities.ts";

const day = (n: number) => `2026-04-${String(n).padStart(2, "0")}`;
const at = (n: number) => new Date(Date.UTC(2026, 2, n, 15, 0, 0, n * 10));

function cabin(nombre: string | null, anexos: Cabin[] | null = null): Cabin {
  return Object.assign(new Cabin(), { nombre, costoTotal: 3_000_000_000, edadesMenores: [4, 9], anexos });
}

/** Twelve voyages with three legs each: captains 11 to 13 in turn, mate 14 on every second one. */
export async function fill(em: EntityManager): Promise<void> {
  const sailors = [11, 12, 13, 14].map((id) =>
    Object.assign(new Sailor(), { id, name: `Capitán "Ñ" ${id}`, role: 2, banco: `cuenta ${id}` }),
  );
  em.persist(sailors);
  for (let n = 1; n <= 12; n += 1) {
    const voyage = Object.assign(new Voyage(), {
      code: `V-${String(n).padStart(2, "0")}`,
      status: n % 3 ? VoyageStatus.docked : VoyageStatus.sailing,
      precioTotal: n * 1_000_000_000,
      pagado: n * 1_000,
      descuento: 7.5,
      salida: n % 4 ? day(n) : null,
      tags: n % 2 ? ["a,b", 'c"d'] : [],
      extra: n % 2 ? { free: [1, { deep: "ñ" }] } : null,
      cabin: n % 2 ? cabin("Suite", [cabin(null)]) : null,
      cabins: n % 3 ? [cabin("Uno"), cabin("Dos")] : null,
      dueAt: at(n),
      createdAt: at(n),
      updatedAt: at(n),
      searchText: `v-${n} capitan ${n % 2 ? "cancun 100%" : "san andres"}`,
      captain: sailors[n % 3],
      mate: n % 2 ? sailors[3] : null,
      ganancia: n * 7,
    });
    em.persist(voyage);
    for (const orden of [2, 1, 3]) {
      em.persist(
        Object.assign(new Leg(), {
          voyage,
          orden,
          puerto: orden === 1 ? "Cartagena" : "Colón",
          costo: 5,
          createdAt: at(n),
          updatedAt: at(n),
        }),
      );
    }
  }
  await em.flush();
}
