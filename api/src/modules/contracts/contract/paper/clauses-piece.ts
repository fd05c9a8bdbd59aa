import type { Piece } from "../../../../core/pdf/document.ts";
import { type ClauseLine, clauseLines } from "../../template/clauses.rules.ts";

/** The clauses of a contract out of their Markdown. */
export const clauses = (markdown: string): Piece => ({
  stack: clauseLines(markdown).map(pieceOf),
  fontSize: 8.5,
});

function pieceOf(line: ClauseLine): Piece {
  if (line.kind === "head") return { text: `${line.number}. ${line.text}`, bold: true, margin: [0, 6, 0, 2] };
  const runs = line.runs.map((run) => ({ ...run }));
  return line.kind === "entry"
    ? { ul: [{ text: runs }], margin: [0, 0, 0, 2] }
    : { text: runs, alignment: "justify", margin: [0, 0, 0, 4] };
}
