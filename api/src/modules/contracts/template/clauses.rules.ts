/** Part of a line with uniform emphasis, from Markdown: `**bold**` or `*italic*`. */
export interface ClauseRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italics?: boolean;
}

/** One line of the clauses: a numbered heading, a list item, or a paragraph. */
export type ClauseLine =
  | { readonly kind: "head"; readonly number: number; readonly text: string }
  | { readonly kind: "entry" | "paragraph"; readonly runs: readonly ClauseRun[] };

const runs = (line: string): ClauseRun[] =>
  line.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part): ClauseRun[] => {
    if (part.startsWith("**") && part.length > 4) return [{ text: part.slice(2, -2), bold: true }];
    if (part.startsWith("*") && part.length > 2) return [{ text: part.slice(1, -1), italics: true }];
    return part ? [{ text: part }] : [];
  });

/**
 * Returns the lines of clauses from their Markdown. Headings are numbered; lists and paragraphs are
 * unchanged. Documents and the preview use the same lines.
 */
export function clauseLines(markdown: string): ClauseLine[] {
  let number = 0;
  return markdown.split("\n").flatMap((raw): ClauseLine[] => {
    const line = raw.trim();
    const [, head] = /^#{1,4}\s+(.+)$/.exec(line) ?? [];
    const [, entry] = /^[-*]\s+(.+)$/.exec(line) ?? [];
    if (head) return [{ kind: "head", number: (number += 1), text: head }];
    if (entry) return [{ kind: "entry", runs: runs(entry) }];
    return line ? [{ kind: "paragraph", runs: runs(line) }] : [];
  });
}
