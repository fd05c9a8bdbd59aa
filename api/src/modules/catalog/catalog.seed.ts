import { addDays, daysAfter, today } from "../../core/colombia/days.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { SeedContext } from "../../core/seed.ts";
import { createPackage } from "./acts/create-package.ts";
import { demoPackages, demoParts } from "./demo-packages.ts";

/**
 * Days from today to a package's first departure; the next constant is the number of days between departures.
 */
const FIRST = 18;
const BETWEEN = 28;
/** Part of the price that a departure in low season costs. */
const LOW_SEASON = 0.9;

/**
 * Creates the catalogue of the demo: one package every nine days, each with departures over the coming
 * months.
 */
export async function seedCatalog(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const admin = seed.shared.get("account:admin") as Viewer;
  for (const [n, { picture, chars, days, ...pack }] of demoPackages.entries()) {
    seed.at(daysAfter(end, -9 * (demoPackages.length - n)));
    const fechas = Array.from({ length: 3 + (n % 3) }, (_, departure) => {
      const salida = addDays(today(end), FIRST + (n % 9) * 2 + departure * BETWEEN);
      // The last departure of some packages is in low season.
      const price = n % 3 === 0 && departure > 1 ? pack.price * LOW_SEASON : null;
      return { salida, vuelta: addDays(salida, days - 1), price };
    });
    const images = [`/paisajes/${picture}.svg`, `/paisajes/${picture}-tarde.svg`];
    const input = {
      ...pack,
      days,
      fechas,
      images,
      chars: [...chars],
      isActive: n % 8 !== 7,
      isYapaya: n % 4 === 0,
      ...(n === 0 && demoParts),
    };
    await seed.as(admin, createPackage, { input, pictures: [] });
  }
  seed.at(end);
}
