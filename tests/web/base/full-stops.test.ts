import { describe, expect, it } from "vitest";
import { ended } from "../../../api/src/core/colombia/spoken.ts";
import { exportTexts } from "../../../web/src/base/exports/export.texts.ts";
import { mergeEffects } from "../../../web/src/features/providers/merge-effects.ts";
import { deviceDraftText } from "../../../web/src/features/quotes/calculation/calculation.texts.ts";
import { formatInstant } from "../../../web/src/ui/days.ts";
import { START, STARTED } from "../../support/calendar.ts";

describe("a sentence has one full stop", () => {
  it("where it ends in its own words, and where it ends in an abbreviation", () => {
    expect(ended("Queda con los documentos de Aerolínea Sur")).toBe(
      "Queda con los documentos de Aerolínea Sur.",
    );
    expect(ended("Queda con los documentos de Viajes S. A. S.")).toBe(
      "Queda con los documentos de Viajes S. A. S.",
    );
  });

  it.each([
    ["an export", exportTexts.until(formatInstant(STARTED))],
    ["a draft of this device alone", deviceDraftText(START.getTime(), null)],
    ["a draft of this device that is newer", deviceDraftText(START.getTime(), START.getTime() - 60_000)],
  ])("at the end of %s, which says an hour", (_, said) => {
    expect(said).toMatch(/[ap]\.\sm\.$/);
  });

  it("at the end of the explanation of joining two providers", () => {
    const gone = {
      name: "Sur",
      purchaseCount: 1,
      owed: 0,
      names: [{ name: "Sur" }],
      contacts: [],
      documents: [],
      maskedAccount: null,
    };
    const [purchases, names] = mergeEffects(gone as never, { name: "Viajes S. A." });
    expect(purchases).toBe("1 compra pasa a Viajes S. A.");
    expect(names).toBe("Quien escriba «Sur» encontrará a Viajes S. A.");
  });
});
