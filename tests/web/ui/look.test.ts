import { type Colours, type Tone, contrast, dark, light, mix, toneSoft, toneText } from "@travesia/api/look";
import { describe, expect, it } from "vitest";

const AA = 4.5;
const tones: Tone[] = ["neutral", "sea", "sun", "leaf", "clay"];
const texts = ["ink", "mist", "sea", "coral", "sun", "leaf", "clay"] as const;
const grounds = ["paper", "ground", "sand"] as const;

describe.each<[string, Colours]>([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, colours) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    "reads %s on %s",
    (text, ground) => {
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(AA);
    },
  );

  it.each(tones)("reads a %s status on its own quiet background", (tone) => {
    expect(contrast(toneText(colours, tone), toneSoft(colours, tone))).toBeGreaterThanOrEqual(AA);
  });

  it.each(["sea", "coral", "sun", "leaf", "clay"] as const)("reads the words on a %s button", (colour) => {
    expect(contrast(colours.onColour, colours[colour])).toBeGreaterThanOrEqual(AA);
  });
});

describe("contrast", () => {
  it("is 21 between black and white, 1 between equals", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(contrast(light.sea, light.sea)).toBe(1);
  });

  it("mixes colours by share", () => {
    expect(mix("#000000", "#FFFFFF", 0.5)).toBe("#808080");
    expect(mix(light.sea, light.paper, 1)).toBe(light.sea);
  });
});
