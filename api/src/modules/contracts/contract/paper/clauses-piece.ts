import type { Piece } from "../../../../core/pdf/document.ts";

/** A run of Markdown's two emphases as pdfmake has them: `**bold**`, `*italic*`. */
const runs = (line: string): { text: string; bold?: boolean; italics?: boolean }[] =>
  line.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part) => {
    if (part.startsWith("**") && part.length > 4) return [{ text: part.slice(2, -2), bold: true }];
    if (part.startsWith("*") && part.length > 2) return [{ text: part.slice(1, -1), italics: true }];
    return part ? [{ text: part }] : [];
  });

/**
 * The clauses of a contract out of their Markdown: headed clauses are numbered, lists and paragraphs follow
 * as they stand.
 */
export function clauses(markdown: string): Piece {
  const pieces: Piece[] = [];
  let number = 0;
  for (const line of markdown.split("\n").map((text) => text.trim())) {
    const [, head] = /^#{1,4}\s+(.+)$/.exec(line) ?? [];
    const [, entry] = /^[-*]\s+(.+)$/.exec(line) ?? [];
    if (head) pieces.push({ text: `${(number += 1)}. ${head}`, bold: true, margin: [0, 6, 0, 2] });
    else if (entry) pieces.push({ ul: [{ text: runs(entry) }], margin: [0, 0, 0, 2] });
    else if (line) pieces.push({ text: runs(line), alignment: "justify", margin: [0, 0, 0, 4] });
  }
  return { stack: pieces, fontSize: 8.5 };
}
