import type { Advisor, Agency } from "../agency.ts";
import { light } from "../look.ts";
import type { Piece } from "./document.ts";

/** Returns the heading of a section. */
export const heading = (text: string): Piece => ({ text, style: "heading" });

/** Returns paragraphs, one per text. */
export const paragraphs = (texts: readonly string[]): Piece => ({
  stack: texts.map((text) => ({ text, margin: [0, 0, 0, 6] })),
});

/** Maximum number of characters of a word in a column of facts. */
const WIDEST = 40;

/**
 * Returns a text whose words all fit into a column of facts: a longer word, such as a number, is split into
 * several lines.
 */
const broken = (text: string): string =>
  text.replace(/\S+/g, (word) =>
    (word.match(new RegExp(`(?:.\\p{M}*){1,${WIDEST}}`, "gu")) ?? []).join("\n"),
  );

/** Returns facts in columns, with the label above the text. */
export function facts(
  entries: readonly (readonly [label: string, text: string])[],
  columns: 2 | 3 = 2,
): Piece {
  const cell = ([label, text]: readonly [string, string]): Piece => ({
    margin: [0, 0, 0, 8],
    stack: [{ text: label, style: "label" }, { text: broken(text) }],
  });
  return {
    columnGap: 24,
    columns: Array.from({ length: columns }, (_, side) => ({
      width: "*",
      stack: entries.filter((_, at) => at % columns === side).map(cell),
    })),
  };
}

/**
 * Returns the block of the advisor responsible for the document: name, e-mail and phone; `beside` is placed
 * to the right.
 */
export const advisorBlock = (advisor: Advisor | null, beside: Piece | null = null): Piece => ({
  unbreakable: true,
  margin: [0, 16, 0, 0],
  columnGap: 24,
  columns: [
    { width: "*", stack: advisor ? advisorLines(advisor) : [] },
    ...(beside ? [{ width: 246, stack: [beside] }] : []),
  ],
});

const advisorLines = ({ name, email, phone }: Advisor): Piece[] => [
  { text: "Tu asesor", style: "label" },
  { text: name, style: "strong" },
  { text: [email, phone].filter(Boolean).join(" · ") },
];

/** Returns the agency's RNT, identity and legal notices. */
export const notices = ({ legalName, nit, rnt, address, phone, email, notices: texts }: Agency): Piece => ({
  margin: [0, 20, 0, 0],
  stack: [
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: 516, y2: 0, lineWidth: 0.5, lineColor: light.line }],
      margin: [0, 0, 0, 8],
    },
    {
      text: `${legalName} · NIT ${nit} · RNT n.º ${rnt} · ${address} · ${phone} · ${email}`,
      style: "small",
      margin: [0, 0, 0, 4],
    },
    ...texts.map(({ title, text }) => ({
      text: [{ text: `${title}. `, bold: true }, text],
      style: "small",
      margin: [0, 0, 0, 3] as [number, number, number, number],
    })),
  ],
});
