import { beforeAll, describe, expect, it } from "vitest";
import { isOnePicture, openedPrint, printOf } from "../../../api/src/core/storage/picture-print.ts";
import type { Plane } from "../../../api/src/core/storage/picture-plane.ts";
import {
  designs,
  disturbances,
  drawnReceiptOf,
  type Receipt,
  receipts,
} from "../../support/receipt-corpus.ts";

/** Receipts of each design. */
const EACH = 25;

const printed = async (picture: Buffer): Promise<Plane> => openedPrint((await printOf(picture)) ?? "");

/** Shares of receipts, in percent, that were recognised or taken for another one. */
const share = (found: readonly boolean[]): number =>
  Math.round((1_000 * found.filter(Boolean).length) / found.length) / 10;

const recognised: Record<string, boolean[]> = {};
const mistaken: boolean[] = [];

async function measureDesign(place: number): Promise<void> {
  const design = designs[place]!;
  const written = receipts(EACH, 7 + place);
  const pictures = await Promise.all(written.map((receipt) => drawnReceiptOf(design, receipt)));
  const prints = await Promise.all(pictures.map(printed));
  const again: Record<string, Plane[]> = {};
  for (const [name, disturb] of Object.entries(disturbances)) {
    const seen = await Promise.all(pictures.map(async (one, n) => printed(await disturb(one, n + place))));
    again[name] = seen;
    // Either of the two may come first.
    (recognised[name] ??= []).push(
      ...seen.map((one, n) => (n % 2 ? isOnePicture(prints[n]!, one) : isOnePicture(one, prints[n]!))),
    );
  }
  const sameAmount = (one: Receipt, other: Receipt) =>
    one.amount === other.amount && one.reference !== other.reference;
  for (const [n, one] of written.entries())
    for (const [m, other] of written.slice(0, n).entries())
      if (sameAmount(one, other))
        mistaken.push(isOnePicture(prints[n]!, (n + m) % 2 ? prints[m]! : again["resized"]![m]!));
}

beforeAll(async () => {
  for (const place of designs.keys()) await measureDesign(place);
  const figures = Object.entries(recognised).map(([name, found]) => `${name} ${share(found)} %`);
  process.stdout.write(
    `receipts recognised: ${figures.join(", ")}; others taken for them: ${share(mistaken)} %\n`,
  );
}, 300_000);

describe(`${designs.length * EACH} receipts of ${designs.length} designs`, () => {
  it.each([
    ["resized", 98],
    ["recompressed twice", 98],
    ["cropped", 90],
    ["rotated by 3°", 80],
    ["photographed", 80],
  ])("are recognised %s: at least %d %", (name, least) => {
    expect(share(recognised[name]!)).toBeGreaterThanOrEqual(least);
  });

  it("of one design and amount with another reference are taken for each other at most in 1 %", () => {
    expect(mistaken.length).toBeGreaterThan(300);
    expect(share(mistaken)).toBeLessThanOrEqual(1);
  });
});
