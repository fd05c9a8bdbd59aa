import { pattern } from "./patterns.rules.ts";
import type { Piece, ReadValue, TextQuestion } from "./read-value.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";

const boards: readonly (readonly [string, RegExp])[] = [
  [
    "todo_incluido",
    /\b(?:todo inclu[iy]do|all ?-?inclusive|plan full(?: inclusive)?|full inclusive|todo includo|tipo full)\b/g,
  ],
  [
    "pension_completa",
    /\b(?:pension completa|(?:las )?(?:3|tres) comidas(?: diarias)?|full board|desayunos?,? ?(?:\+|-|\/|y)? ?almuerzos?,? ?(?:y|e|\+|-|\/|,)? ?(?:las )?(?:cenas?|comidas?)|alimentacion:? completa|almuerzos?, (?:cenas?|comidas?) y desayunos?|plan completo de alimentacion)\b/g,
  ],
  [
    "media_pension",
    /\b(?:media pension|half board|desayunos? ?(?:,|\+|\/|y|e|&|-|con) ?(?:las |los |\d )?(?:cenas?|almuerzos?|comidas?)|(?:cenas?|almuerzos?|comidas?) ?(?:\+|\/|y|e|&|-) ?(?:los |\d )?desayunos?|(?:2|dos) comidas(?: diarias)?|desayuno americano y (?:cena|almuerzo|comida)|plan pam|plan map)\b/g,
  ],
  [
    "desayuno",
    /\b(?:desayunos?(?: (?:diarios?|americanos?|buffet|incluidos?|tipo buffet))*|bed and breakfast|breakfast|desayuno incluido)\b/g,
  ],
  [
    "ninguna",
    /\b(?:solo (?:alojamiento|hospedaje|habitacion|dormida|el hotel|hotel)|sin (?:alimentacion|desayunos?|comidas|alimentos)|room only|plan europeo|no (?:incluye|necesita\w*) (?:alimentacion|comidas))\b/g,
  ],
];
const codes: readonly (readonly [string, RegExp])[] = [
  ["todo_incluido", /(?<![A-Za-z])(?:AI|FULL|TI)(?![A-Za-z])/g],
  ["pension_completa", /(?<![A-Za-z])(?:PC|FB)(?![A-Za-z])/g],
  ["media_pension", /(?<![A-Za-z])(?:MAP|PAM|MP|HB)(?![A-Za-z])/g],
  ["desayuno", /(?<![A-Za-z])(?:BB|CP|PA)(?![A-Za-z])/g],
  ["ninguna", /(?<![A-Za-z])(?:EP|RO)(?![A-Za-z])/g],
];
const without = /(?:\b(?:sin|no (?:incluye|incluido|cubre|tiene)|excluye)|✗)[^\n.;]{0,40}$/;
const price = /^[^\n,.;]{0,12}(?:\$ ?\d|usd ?\d|\d{2,3} mil)/;

interface Board {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the meals of a stay; several kinds in one text are asked. */
export function readBoard(
  { plain, written }: PlainText,
  isExcluded: (start: number) => boolean,
  isClient: (start: number) => boolean,
): { readonly board?: ReadValue<string>; readonly question?: TextQuestion } {
  const found: Board[] = [];
  const add = (kind: string, start: number, end: number) => {
    if (found.some((one) => start < one.end && end > one.start)) return;
    found.push({ kind, start, end });
  };
  for (const [kind, form] of boards)
    for (const match of plain.matchAll(form)) {
      const end = match.index + match[0].length;
      const left = plain.slice(Math.max(0, match.index - 44), match.index);
      if (kind !== "ninguna" && (without.test(left) || isExcluded(match.index))) continue;
      if (
        kind === "desayuno" &&
        price.test(plain.slice(end, end + 24)) &&
        !/\b(?:con|y)\b[^\n]{0,14}$/.test(left)
      )
        continue;
      if (kind === "desayuno" && /\b(?:opcional|adicional|hora de|sala de)[^\n]{0,12}$/.test(left)) continue;
      if (/^\?|^ ?\?/.test(plain.slice(end, end + 2)) && !isClient(match.index)) continue;
      add(kind, match.index, end);
    }
  for (const [kind, form] of codes)
    for (const place of upperCodes(plain, written, form))
      add(
        kind,
        place,
        place +
          (/FULL/.test(form.source) && written(place, place + 4) === "FULL" ? 4 : codeLength(written, place)),
      );
  found.sort((a, b) => a.start - b.start);
  const clients = found.filter(({ start }) => isClient(start));
  const own = clients.length > 0 ? clients : found;
  if (own.length === 0) return {};
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  const pieces = own.map(({ start, end }): Piece => [start, end]);
  const kind = kinds.length === 1 ? kinds[0]! : mergedKind(plain, own, kinds);
  if (kind)
    return {
      board: {
        value: kind,
        pieces: pieces.filter((_, at) => own[at]!.kind === kind || kinds.length > 1).slice(0, 3),
      },
    };
  return { question: { field: "alimentacion", question: "¿Qué alimentación lleva?", pieces } };
}

const codeLength = (written: PlainText["written"], at: number): number =>
  /^[A-Z]{3}/.test(written(at, at + 3)) ? 3 : 2;

function upperCodes(plain: string, written: PlainText["written"], form: RegExp): number[] {
  const low = form.source.toLowerCase().replaceAll("a-za-z", "a-z");
  return [...plain.matchAll(lowForms.get(low) ?? remember(low))]
    .filter(({ index, 0: text }) => written(index, index + text.length) === text.toUpperCase())
    .filter(({ index, 0: text }) => {
      const line = plain.slice(Math.max(0, plain.lastIndexOf("\n", index) + 1, index - 60), index + 60);
      const isAlone =
        /\b(?:hotel|plan|regimen|alimentacion|hab|noches?|noite|nts|dbl|doble|decameron|resort|estrellas|★|en)\b|★|\t/.test(
          line,
        );
      return (
        isAlone &&
        !/^ ?\d/.test(plain.slice(index + text.length, index + text.length + 3)) &&
        (line.match(/[a-z]/g)?.length ?? 0) > 0
      );
    })
    .map(({ index }) => index);
}

const lowForms = new Map<string, RegExp>();
const remember = (source: string): RegExp => {
  const form = pattern(source);
  lowForms.set(source, form);
  return form;
};

/** Returns the kind of meals that several mentions are of; null when they contradict each other. */
function mergedKind(plain: string, own: readonly Board[], kinds: readonly string[]): string | null {
  const full = own.find(({ kind }) => kind === "todo_incluido");
  const isNear = (one: Board, other: Board) =>
    Math.abs(one.start - other.start) < 200 &&
    !/opcion|hotel|\n\s*\n/.test(plain.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  if (full && own.every((one) => one === full || isNear(full, one))) return "todo_incluido";
  const larger = ["pension_completa", "media_pension"].find((kind) => kinds.includes(kind));
  if (!larger || kinds.some((kind) => kind !== larger && kind !== "desayuno")) return null;
  const main = own.find(({ kind }) => kind === larger)!;
  return own.every((one) => one.kind === larger || isNear(main, one)) ? larger : null;
}
