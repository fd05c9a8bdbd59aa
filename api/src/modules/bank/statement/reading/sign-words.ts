import { plain } from "../../../../core/colombia/plain.ts";

const out = ["debito", "debe", "cargo", "egreso", "retiro", "salida", "nota debito", "nd", "db", "d", "-"];
const into = [
  ...["credito", "haber", "abono", "ingreso", "deposito", "consignacion", "entrada", "nota credito"],
  ...["nc", "cr", "c", "+"],
];

/** Returns a word with its plural forms: `abonos`, `consignaciones`, `notas credito`, `notas creditos`. */
function withPlurals(word: string): string[] {
  if (word.length < 4) return [word];
  const [first = "", second] = word.split(" ");
  const plural = (one: string) => (/[aeiou]$/.test(one) ? `${one}s` : `${one}es`);
  return second === undefined
    ? [word, plural(first)]
    : [
        word,
        `${plural(first)} ${second}`,
        `${plural(first)} ${plural(second)}`,
        `${first} ${plural(second)}`,
      ];
}

const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ...out.flatMap(withPlurals).map((word) => [word, -1] as const),
  ...into.flatMap(withPlurals).map((word) => [word, 1] as const),
]);

/**
 * Returns −1 for a word that means outgoing money, 1 for incoming; null for any other. The whole value must
 * match, regardless of case, accents and periods.
 */
export const signOf = (text: string): 1 | -1 | null =>
  signs.get(
    plain(text)
      .replaceAll(".", " ")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^(\w) (\w)$/, "$1$2"),
  ) ?? null;
