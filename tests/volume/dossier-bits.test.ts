import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { anApp } from "../support/app.ts";
import { aDossier, aWholeSale, pageCheck } from "../support/story/dossiers.ts";

it("the page of a dossier finds 1,000 of 1,000 changed bits outside of itself", async () => {
  const app = await anApp();
  const contract = await aWholeSale(app);
  const whole = await aDossier(app, app.as("owner"), contract.id);
  const check = pageCheck();
  const bytes = new Uint8Array(whole.bytes);
  const files = unzipSync(bytes);
  const page = files["verificar.html"]!;
  const begin = whole.bytes.indexOf(page);
  const outside = (at: number) => at < begin || at >= begin + page.length;
  const index = whole.bytes.indexOf(files["manifiesto.json"]!);
  // Half of them anywhere, half where it is signed and listed.
  const anywhere = Array.from({ length: 500 }, (_, n) => Math.floor((n * bytes.length) / 500));
  const signed = Array.from(
    { length: 600 },
    (_, n) => index + Math.floor((n * (bytes.length - index)) / 600),
  );
  const places = [...anywhere, ...signed].filter(outside).slice(0, 1_000);
  expect(places).toHaveLength(1_000);
  let found = 0;
  for (const [n, at] of places.entries()) {
    bytes[at]! ^= 1 << (n % 8);
    if ((await check(bytes)).findings.length > 0) found += 1;
    bytes[at]! ^= 1 << (n % 8);
  }
  expect(found).toBe(1_000);
  expect((await check(bytes)).findings).toEqual([]);
});
