import { describe, expect, it } from "vitest";
import { judgeDay } from "../../api/src/modules/reports/my-day/comparison/judge-day.rules.ts";

const same = { ageSeconds: 5 * 3_600, people: 38, turns: 1_240, differing: 0, examples: [] };
const example = (n: number) => ({
  person: "Ana Ruiz",
  number: `COT-2026-00000${n}`,
  step: "enviarla al cliente",
});

describe("the verdict on Mi día", () => {
  it("waits for the first night", () => {
    expect(judgeDay(null).state).toBe("sin_revisar");
  });

  it("says how many turns were the same", () => {
    expect(judgeDay(same)).toEqual({
      state: "bien",
      text: "Mi día mostraba lo mismo que las fichas: 1.240 turnos de 38 personas, hace 5 horas.",
      todo: null,
    });
  });

  it("names what differs, and counts what it does not name", () => {
    const examples = [{ ...example(1), step: null }, ...[2, 3, 4, 5, 6].map(example)];
    const { state, text } = judgeDay({ ...same, differing: 9, examples });
    expect(state).toBe("aviso");
    expect(text).toBe(
      "Mi día y las fichas no coincidían en 9 casos (1.240 turnos de 38 personas, hace 5 horas). " +
        "Mi día de Ana Ruiz muestra COT-2026-000001 sin que le toque; " +
        [2, 3, 4, 5]
          .map((n) => `Mi día de Ana Ruiz no muestra COT-2026-00000${n}, y debe enviarla al cliente`)
          .join("; ") +
        "; y 4 más.",
    );
  });
});
