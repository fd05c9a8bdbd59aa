import type { Advisor, Agency } from "../agency.ts";
import { light } from "../look.ts";
import type { Piece } from "./document.ts";

/** The title of a section. */
export const heading = (text: string): Piece => ({ text, style: "heading" });

/** Paragraphs, one per text. */
export const paragraphs = (texts: readonly string[]): Piece => ({
  stack: texts.map((text) => ({ text, margin: [0, 0, 0, 6] })),
});

/** Facts in two columns: label above, text below. */
export function facts(entries: readonly (readonly [label: string, text: string])[]): Piece {
  const cell = ([label, text]: readonly [string, string]): Piece => ({
    margin: [0, 0, 0, 8],
    stack: [{ text: label, style: "label" }, { text }],
  });
  return {
    columnGap: 24,
    columns: [0, 1].map((side) => ({
      width: "*",
      stack: entries.filter((_, at) => at % 2 === side).map(cell),
    })),
  };
}

/** Who answers for the document: the advisor's name, mail and phone. */
export const advisorBlock = (advisor: Advisor): Piece => ({
  unbreakable: true,
  margin: [0, 16, 0, 0],
  stack: [
    { text: "Tu asesor", style: "label" },
    { text: advisor.name, style: "strong" },
    { text: [advisor.email, advisor.phone].filter(Boolean).join(" · ") },
  ],
});

/** RNT, identity and the legal notices of the agency. */
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
