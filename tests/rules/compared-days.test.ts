import { expect, it } from "vitest";
import { comparedDays } from "../../api/src/modules/quotes/quote/proposal/compared-days.rules.ts";

const day = (dia: number, titulo: string, texto = "") => ({ dia, titulo, texto, imagen: null });
const trip = (name: string, ...itinerario: ReturnType<typeof day>[]) => ({ option: { name }, itinerario });
const days = [day(1, "Llegada", "Hotel Caribe."), day(2, "Paseo", "A las islas.")];

it.each([
  ["the same days once", trip("B", ...days), [[], []]],
  ["another text beside the day", trip("B", day(1, "Llegada", "Posada."), days[1]!), [["B: Posada."], []]],
  [
    "another title too",
    trip("B", days[0]!, day(2, "Día libre", "Descanso.")),
    [[], ["B: Día libre. Descanso."]],
  ],
  ["no picture apart", trip("B", days[0]!, { ...days[1]!, imagen: null }), [[], []]],
  ["a day more last", trip("B", ...days, day(3, "Regreso", "Vuelo.")), [[], [], ["B: Vuelo."]]],
  ["no missing day", trip("B", days[0]!), [[], []]],
] as const)("the days of two options have %s", (_, other, expected) => {
  const base = trip("A", ...days);
  const compared = comparedDays(base, [base, other]);
  expect(compared.map(({ others }) => others.map(({ name, text }) => `${name}: ${text}`))).toEqual(expected);
  expect(compared.map(({ dia }) => dia)).toEqual(expected.map((__, at) => at + 1));
});

it("an offer without days has none", () => {
  const base = { option: { name: "A" } };
  expect(comparedDays(base, [base])).toEqual([]);
});
