import { describe, expect, it } from "vitest";
import { readText } from "../../../../api/src/modules/quotes/pasted/read-text.rules.ts";
import { sampleTexts, scoreOf, valuesOf } from "./score.ts";

const read = sampleTexts().map((sample) => ({
  sample,
  reading: readText(sample.text, { today: sample.today }),
}));

describe("the pasted texts", () => {
  it("are at least 52, of every style", () => {
    expect(read.length).toBeGreaterThanOrEqual(52);
  });

  it("are read with a precision of 98 % and a recall of 80 %", () => {
    const scores = read.map(({ sample, reading }) => scoreOf(sample, reading));
    const sum = (of: (one: (typeof scores)[number]) => number) =>
      scores.reduce((total, one) => total + of(one), 0);
    const [right, wrong] = [sum((one) => one.right), sum((one) => one.wrong.length)];
    const [stated, missed] = [sum((one) => one.stated), sum((one) => one.missed.length)];
    expect(right / (right + wrong), scores.flatMap((one) => one.wrong).join("\n")).toBeGreaterThanOrEqual(
      0.98,
    );
    expect((stated - missed) / stated).toBeGreaterThanOrEqual(0.8);
  });

  it.each(read)("$sample.id: each value has pieces of the text, within it", ({ sample, reading }) => {
    const bad = valuesOf(reading).filter(
      ({ pieces }) =>
        pieces.length === 0 ||
        pieces.some(([start, end]) => !(start >= 0 && start < end && end <= sample.text.length)) ||
        pieces.every(([start, end]) => sample.text.slice(start, end).trim() === ""),
    );
    expect(bad).toEqual([]);
  });

  it.each(read.filter(({ sample }) => sample.spans))(
    "$sample.id: values of one field come from where a person reads them",
    ({ sample, reading }) => {
      const elsewhere = valuesOf(reading).filter(({ field, pieces }) => {
        const own = [sample.spans?.[field], sample.may_spans?.[field]]
          .flat(2)
          .filter((one) => one !== undefined);
        if (own.length === 0 || sample.free.includes(field)) return false;
        return !pieces.some(([start, end]) => own.some(([from, to]) => start < to && end > from));
      });
      expect(elsewhere).toEqual([]);
    },
  );

  it.each(read.filter(({ sample }) => sample.asked.length > 0))(
    "$sample.id: asks about ambiguous fields and reads no value for them",
    ({ sample, reading }) => {
      expect(scoreOf(sample, reading).asked).toEqual([]);
      const guessed = valuesOf(reading).filter(({ field }) => sample.asked.includes(field));
      expect(guessed.map(({ field, value }) => ({ field, value }))).toEqual([]);
    },
  );
});
