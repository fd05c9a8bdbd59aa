import type { Piece } from "./document.ts";
import { linesTable, type PrintedColumn } from "./table.piece.ts";
import { heading } from "./text.piece.ts";

/** Number of characters that certainly fit on one page. */
const ON_ONE_PAGE = 2_000;

/** Returns pieces that stay together on one page; a longer text may continue on the next page. */
export const kept = (content: readonly Piece[]): Piece =>
  lettersOf(content) > ON_ONE_PAGE ? { stack: [...content] } : { unbreakable: true, stack: [...content] };

/** Returns the number of characters in the texts of pieces, without pictures. */
function lettersOf(piece: unknown): number {
  if (Array.isArray(piece)) return piece.reduce<number>((sum, one) => sum + lettersOf(one), 0);
  if (typeof piece !== "object" || piece === null) return 0;
  const { text, stack, columns, table } = piece as Record<string, unknown>;
  const own = typeof text === "string" ? text.length : lettersOf(text);
  const cells = (table as { body?: unknown } | undefined)?.body;
  return own + lettersOf(stack) + lettersOf(columns) + lettersOf(cells);
}

/** Maximum numbers of characters with which the end of a document certainly fits on one page. */
const LAST = { text: 1_200, foot: 2_500 } as const;

/**
 * Returns the end of a document: its last text with the signatures below it, and its closing block. All of it
 * is on one page, so that no signature is separated from its text and no page has only a few closing lines. A
 * long text keeps only its signatures with it, and a long closing block has its own page.
 */
export function ending(text: Piece, signed: Piece, foot: readonly Piece[]): Piece[] {
  const isShort = lettersOf(text) <= LAST.text && lettersOf(foot) <= LAST.foot;
  return isShort
    ? [{ unbreakable: true, stack: [text, signed, ...foot] }]
    : [kept([text, signed]), kept(foot)];
}

/**
 * Returns a section of a document with its bookmark. The title stays with the first block, and no block is
 * split between pages, so that no line is alone at the beginning or end of a page.
 */
export function chapter(title: string, blocks: readonly Piece[], within?: string): Piece[] {
  const [first, ...others] = blocks;
  if (!first) return [];
  const marked = {
    ...(heading(title) as object),
    outline: true,
    outlineText: title,
    ...(within === undefined ? { id: title, outlineExpanded: true } : { outlineParentId: within }),
  } as Piece;
  return [kept([marked, first]), ...others.map((block) => kept([block]))];
}

/** Maximum numbers of rows and characters of a table that certainly fits on one page. */
const SHORT = { rows: 12, letters: 1_000 };

/**
 * Returns a table with its title, pieces below it, such as its total, and above it, such as a sentence. A
 * short table is on one page with all of these; a longer table continues on the next page.
 */
export function titledTable(
  title: string,
  columns: readonly PrintedColumn[],
  rows: readonly (readonly (string | number)[])[],
  below: readonly Piece[] = [],
  above: Piece = [],
): Piece {
  const table = linesTable(columns, rows);
  const short = rows.length <= SHORT.rows && lettersOf(table) <= SHORT.letters;
  return { unbreakable: short, stack: [heading(title), above, table, ...below] };
}
