import type { PlainText } from "./plain-text.rules.ts";
import type { ReadValue } from "./read-value.rules.ts";

/** Words that the name of a tour begins with, at the beginning of a line of a list. */
const led =
  /(?:^|\n)[^a-z\n\d$]{0,6}((?:city ?tour|tour|excursion|visita|pasadia|paseo|recorrido|caminata|vuelta a la isla|avistamiento|chiva rumbera|noche de)\b[^\n,;:.(+$|◆]{0,60})/g;
const end =
  /(?: con | incluye| \$| usd| - | – | opcional| y (?:traslado|almuerzo|entrada|desayuno|cena)|\bpor persona|\?)/;

const joined = / y (?!(?:el |la )?(?:regreso|vuelta|compras|noche)\b)/;

/** Reads the tours of a list by their names. */
export function readExcursions(
  { plain, written }: PlainText,
  isExcluded: (start: number) => boolean,
): ReadValue<string>[] {
  return [...plain.matchAll(led)].flatMap((match): ReadValue<string>[] => {
    const start = match.index + match[0].length - match[1]!.length;
    // The first line is a title.
    if (plain.slice(0, start).trim().split("\n").length < 2) return [];
    const cut = match[1]!.search(end);
    const name = match[1]!.slice(0, cut === -1 ? undefined : cut).trimEnd();
    if (name.split(" ").length < 2 || name.split(" ").length > 8 || isExcluded(start)) return [];
    if (/\b(?:adicional|opcional|gratis|precio|valor)\b|\d/.test(name)) return [];
    let at = start;
    return name.split(joined).map((one) => {
      const from = plain.indexOf(one, at);
      at = from + one.length;
      return { value: written(from, at), pieces: [[from, at]] };
    });
  });
}
