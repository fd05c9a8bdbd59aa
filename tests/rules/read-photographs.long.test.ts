import { describe, expect, it } from "vitest";
import { textOf } from "../../web/src/base/document-scan/letters.rules.ts";
import { greyOf, quarterTurned } from "../../web/src/base/document-scan/picture.ts";
import { readCode } from "../../web/src/base/document-scan/read-code.ts";
import { readMrz } from "../../web/src/base/document-scan/read-mrz.ts";
import { aDecoder } from "../support/documents/decoder.ts";
import { aPhotograph, type MadeUpKind } from "../support/documents/made-up.ts";
import { aBearer, randomFrom } from "../support/documents/people.ts";
import { type Circumstances, coloursOf } from "../support/documents/photographs.ts";

const TODAY = "2026-11-20";
const common: Circumstances = {
  width: 850,
  angle: 0,
  light: "even",
  keystone: 0.01,
  part: 0.84,
  blur: 0.4,
  noise: 8,
  quality: 82,
};

/** A photograph of an invented person's document, and the person. */
async function aPicture(kind: MadeUpKind, seed: number, differing: Partial<Circumstances>) {
  const random = randomFrom(seed);
  const bearer = aBearer(random, 2026);
  const jpeg = await aPhotograph(kind, bearer, { ...common, ...differing }, random);
  return { bearer, picture: greyOf(await coloursOf(jpeg)) };
}

describe("a photograph of a document", () => {
  it.each([
    ["a tilted passport under a lamp", "passport", { light: "lamp", angle: 12 }, 0],
    ["a passport on its head", "passport", { angle: -3 }, 2],
    ["a cédula held sideways, in light from the side", "card", { light: "side", angle: -11 }, 1],
  ] as const)("of %s has its person, and no doubtful letter", async (_, kind, differing, turns) => {
    const { bearer, picture } = await aPicture(kind, 5, differing);
    const document = readMrz(quarterTurned(picture, turns), TODAY)?.document;
    expect(textOf(document!.number)).toBe(kind === "passport" ? bearer.passport : bearer.nuip);
    expect(textOf(document!.surnames)).toBe(bearer.surnames);
    expect(textOf(document!.names)).toBe(bearer.names);
    expect(document!.birth).toEqual({ day: bearer.birth, isDoubtful: false });
    expect(document!.expiry).toEqual({ day: bearer.expiry, isDoubtful: false });
    const letters = [...document!.number, ...document!.surnames, ...document!.names];
    expect(letters.filter(({ doubtful }) => doubtful)).toEqual([]);
  });

  it("of a yellow cédula has the person of its code", async () => {
    const { bearer, picture } = await aPicture("yellow", 6, { width: 1200, angle: 10 });
    expect(readMrz(picture, TODAY)).toBeNull();
    const { decode } = await aDecoder();
    const document = (await readCode(picture, TODAY, decode))?.document;
    expect(textOf(document!.number)).toBe(bearer.nuip);
    expect(textOf(document!.surnames)).toBe(bearer.surnames);
    expect(document!.birth.day).toBe(bearer.birth);
  });

  it("without a document has none", async () => {
    const { picture } = await aPicture("passport", 7, {});
    const { width, height } = picture;
    const upper = { width, height: height >> 1, data: picture.data.slice(0, width * (height >> 1)) };
    expect(readMrz(upper, TODAY)).toBeNull();
  });
});
