import { kept } from "../../../../core/pdf/chapter.piece.ts";
import type { Piece } from "../../../../core/pdf/document.ts";
import { heading } from "../../../../core/pdf/text.piece.ts";
import { type ClauseLine, clauseLines } from "../../template/clauses.rules.ts";

/**
 * Returns the clauses of a contract from their Markdown, under a title. No heading is left alone at the end
 * of a page.
 */
export function clauses(title: string, markdown: string): Piece[] {
  const parts: Piece[][] = [[]];
  let alone = true;
  for (const line of clauseLines(markdown)) {
    if (!alone) parts.push([]);
    parts.at(-1)?.push(pieceOf(line));
    alone = line.kind === "head";
  }
  const [first = [], ...others] = parts.map((part) => ({ stack: part, fontSize: 8.5 }));
  return [kept([heading(title), first]), ...others.map((part) => kept([part]))];
}

function pieceOf(line: ClauseLine): Piece {
  if (line.kind === "head") return { text: `${line.number}. ${line.text}`, bold: true, margin: [0, 6, 0, 2] };
  const runs = line.runs.map((run) => ({ ...run }));
  return line.kind === "entry"
    ? { ul: [{ text: runs }], margin: [0, 0, 0, 2] }
    : { text: runs, alignment: "justify", margin: [0, 0, 0, 4] };
}
