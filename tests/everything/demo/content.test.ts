import { existsSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { content } from "../../../api/src/modules/content/content.module.ts";
import { anApp, type TestApp } from "../../support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  const seed = async (context: SeedContext) => {
    for (const who of ["admin", "owner"] as const) context.shared.set(`account:${who}`, app.people[who]);
    await content.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...content, seed }]);
});

it("the demo begins with four slides, an announcement and videos, whose pictures are there", async () => {
  const shown = await app.as("asesor").ask(
    `{ carouselSlides { image destino } activePopups { image link } instagramVideos { image }
        trainingVideos { image } }`,
  );
  const { carouselSlides, activePopups, instagramVideos, trainingVideos } = shown as Record<
    string,
    { image: string }[]
  >;
  expect(carouselSlides).toHaveLength(4);
  expect(activePopups).toHaveLength(1);
  for (const list of [instagramVideos, trainingVideos]) expect(list!.length).toBeGreaterThan(1);
  for (const { image } of Object.values(shown as Record<string, { image: string }[]>).flat())
    expect(existsSync(new URL(`../../../web/public${image}`, import.meta.url)), image).toBe(true);
});

it("its agency needs no renewal yet", async () => {
  const { agencySettings } = await app.as("owner").ask("{ agencySettings { rntValidUntil rntWarning } }");
  expect(agencySettings).toEqual({ rntValidUntil: expect.stringMatching(/-03-31$/), rntWarning: null });
});
