import { describe, expect, it } from "vitest";
import {
  opensStep,
  stepOf,
  type StepTimes,
} from "../../../api/src/modules/online-closing/closing-step.rules.ts";

const nothing: StepTimes = {
  chosenAt: null,
  travellersAt: null,
  acceptedAt: null,
  signedAt: null,
  paidAt: null,
};
const done = (...names: readonly (keyof StepTimes)[]): StepTimes =>
  Object.assign({}, nothing, Object.fromEntries(names.map((name) => [name, true])));

describe("the step of a closing", () => {
  it.each([
    ["elegir", nothing],
    ["viajeros", done("chosenAt")],
    ["elegir", done("travellersAt")],
    ["resumen", done("chosenAt", "travellersAt")],
    ["firma", done("chosenAt", "travellersAt", "acceptedAt")],
    ["pago", done("chosenAt", "travellersAt", "acceptedAt", "signedAt")],
    ["listo", done("chosenAt", "travellersAt", "acceptedAt", "signedAt", "paidAt")],
  ] as const)("is %s after the steps before it", (step, times) => {
    expect(stepOf(times)).toBe(step);
  });

  it("opens its own form only, and the travellers' form again until the summary is accepted", () => {
    const before = done("chosenAt", "travellersAt");
    expect(opensStep("viajeros", before)).toBe(true);
    expect(opensStep("firma", before)).toBe(false);
    const accepted = done("chosenAt", "travellersAt", "acceptedAt");
    expect(opensStep("viajeros", accepted)).toBe(false);
    expect(opensStep("firma", accepted)).toBe(true);
    expect(opensStep("pago", accepted)).toBe(false);
  });
});
