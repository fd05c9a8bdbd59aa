import { existsSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { catalog } from "../../../api/src/modules/catalog/catalog.module.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";

interface Shown {
  readonly title: string;
  readonly destino: string;
  readonly images: readonly string[];
  readonly isActive: boolean;
  readonly isYapaya: boolean;
  readonly fechas: readonly { readonly salida: string }[];
}

let packages: readonly Shown[];
beforeAll(async () => {
  const app: TestApp = await anApp();
  const seed = async (context: SeedContext) => {
    context.shared.set("account:admin", app.people.admin);
    await catalog.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...catalog, seed }]);
  packages = (
    await app.as(null).ask("{ packages { title destino images isActive isYapaya fechas { salida } } }")
  ).packages as Shown[];
});

it("the demo offers packages of every destination, some of them of the day", () => {
  expect(packages.length).toBeGreaterThanOrEqual(24);
  expect(new Set(packages.map(({ destino }) => destino)).size).toBe(5);
  expect(packages.filter(({ isActive, isYapaya }) => isActive && isYapaya).length).toBeGreaterThanOrEqual(3);
});

it("each leaves in days to come and has its own pictures", () => {
  for (const { fechas, images } of atLeastOne(packages)) {
    expect(fechas.length).toBeGreaterThanOrEqual(3);
    expect(fechas.every(({ salida }) => salida > TODAY)).toBe(true);
    for (const image of atLeastOne(images))
      expect(existsSync(new URL(`../../../web/public${image}`, import.meta.url)), image).toBe(true);
  }
  expect(new Set(packages.map(({ images }) => images[0])).size).toBe(packages.length);
});
