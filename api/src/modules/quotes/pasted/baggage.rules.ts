import type { ReadValue } from "./read-value.rules.ts";

type Bag = "articulo_personal" | "cabina" | "bodega";

const bags: readonly (readonly [Bag, RegExp])[] = [
  [
    "articulo_personal",
    /\b(?:morral(?:es)?|bolso(?:s)?(?: de mano)?|mochila|articulos? personal(?:es)?|items? personal(?:es)?|personal item|backpack|handbag)\b/g,
  ],
  [
    "cabina",
    /\b(?:maletin(?:es)?(?: de (?:mano|cabina|\d{1,2} ?k(?:g|ilos)?))?|equipajes? (?:de )?(?:mano|cabina)|carry ?-? ?on|maletas? (?:de )?(?:mano|cabina)|(?:maleta|equipaje|pieza)s? (?:de )?(?:8|10|12|diez|doce|ocho) ?(?:kg|kgs|kilos|k)\b|(?:10|12) ?kg(?:s)? (?:en |de )?(?:cabina|mano)|cabin bag|hand luggage)\b/g,
  ],
  [
    "bodega",
    /\b(?:(?:maletas?|equipajes?|piezas?|bodega) (?:de )?(?:bodega )?(?:de )?(?:15|20|23|25|32|veinte|veintitres|quince) ?(?:kg|kgs|kilos|k)\b|(?:equipaje|maleta|pieza)s? (?:de |en |documentad[oa]s? en )?bodega|equipaje (?:facturado|documentado)|maletas? (?:grande|documentada|facturada)s?|\d{1,2} ?(?:kg|kgs|kilos)(?: de equipaje)? (?:de |en )?bodega|bodega (?:de )?\d{1,2} ?(?:kg|kilos)|checked (?:bag|baggage|luggage)|(?:23|20|32) ?(?:kg|kgs|kilos)|bodega)\b/g,
  ],
];
const without =
  /\b(?:sin|no (?:incluye|lleva|trae|llevamos|va|tiene|necesita\w*|hay)|adicional|excepto|✗|compra\w* de|valor (?:de )?(?:la )?|costo de)(?: [a-z]+){0,3} ?$|✗[^\n]{0,30}$/;
const notIncluded =
  /^[^\n,.;]{0,30}\b(?:no inclui\w*|adicional|se paga|con costo|aparte|costo)|^[^\n,.;]{0,14}(?:\$|usd)/;

/** Reads the baggage that travels along. */
export function readBaggage(
  plain: string,
  isExcluded: (start: number) => boolean,
): { readonly bags: readonly ReadValue<string>[] } {
  const found: ReadValue<string>[] = [];
  for (const [bag, form] of bags)
    for (const match of plain.matchAll(form)) {
      const end = match.index + match[0].length;
      const left = plain.slice(Math.max(0, match.index - 30), match.index);
      const right = plain.slice(end, end + 24);
      if (without.test(left) || notIncluded.test(right) || isExcluded(match.index)) continue;
      if (bag === "cabina" && /^ ?(?:en|de) bodega/.test(right)) continue;
      if (/\?/.test(right.slice(0, 3)) || found.some(({ value }) => value === bag)) continue;
      found.push({ value: bag, pieces: [[match.index, end]] });
    }
  return { bags: found };
}
