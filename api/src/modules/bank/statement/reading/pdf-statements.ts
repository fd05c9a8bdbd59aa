import { plain } from "../../../../core/colombia/plain.ts";
import type { PdfWord } from "../../../../core/sheet/pdf-words.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import { wholeColumns } from "../columns.rules.ts";
import type { FixedSheet } from "./fixed-sheet.type.ts";

const headings = ["Fecha", "Descripción", "Valor", "Saldo", "Entra o sale"];
const columns = { day: "Fecha", text: "Descripción", amount: "Valor" } as const;

/** Words on one line of a page, from left to right. */
interface Row {
  readonly page: number;
  readonly y: number;
  readonly words: PdfWord[];
}

/** Points by which the heights of words in one row may differ. */
const SAME_HEIGHT = 3;
/** Points above and below the height of its day within which the lines of a long text are. */
const TEXT_HEIGHT = 24;

function rowsOf(words: readonly PdfWord[]): readonly Row[] {
  const rows: Row[] = [];
  for (const word of [...words].sort((one, other) => one.page - other.page || one.y - other.y)) {
    const last = rows.at(-1);
    if (last && last.page === word.page && word.y - last.y <= SAME_HEIGHT) last.words.push(word);
    else rows.push({ page: word.page, y: word.y, words: [word] });
  }
  for (const { words: within } of rows) within.sort((one, other) => one.x - other.x);
  return rows;
}

const textOf = (words: readonly PdfWord[]): string =>
  words
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

const money = /\$?\s?[-−]?\s?\$?\s?\d[\d.,]*/g;
const isMoney = (text: string): boolean => /\d/.test(text) && text.replace(money, "").trim() === "";

/** Returns the text after a label; null without the label. */
const behind = (text: string, label: RegExp): string | null =>
  new RegExp(`${label.source}\\s*:?\\s*(\\$?\\s?[-−]?\\s?\\$?\\s?\\d[\\d.,]*)`, "i").exec(plain(text))?.[1] ??
  null;

/** Reads a wallet's statement from the words of its PDF; null for another PDF. */
export function readPdfStatement(words: readonly PdfWord[]): FixedSheet | null {
  const rows = rowsOf(words);
  const text = rows.map((row) => textOf(row.words)).join("\n");
  const known = plain(text);
  if (/saldo daviplata/.test(known)) return daviplata(rows, text);
  if (/fecha del/.test(known) && /saldo anterior/.test(known) && /total abonos/.test(known))
    return nequi(rows, text);
  return null;
}

/** Reads a statement of Nequi, in which a long text has several lines above and below its day and amounts. */
function nequi(rows: readonly Row[], text: string): FixedSheet {
  const dated = rows.filter(({ words: [first] }) => /^\d{2}\/\d{2}\/\d{4}\b/.test(first?.text ?? ""));
  const texts = new Map<Row, string[]>(dated.map((row) => [row, []]));
  const amounts = new Map<Row, string[]>(dated.map((row) => [row, []]));
  for (const row of rows) {
    const own = texts.has(row);
    const words = own ? withoutDay(row.words) : row.words;
    const near = own ? row : nearest(dated, row);
    if (!near || (!own && (words[0]?.x ?? 0) <= (near.words[0]?.x ?? 0) + SAME_HEIGHT)) continue;
    for (const { text: said } of words) {
      if (own && isMoney(said)) amounts.get(near)?.push(...(said.match(money) ?? []));
      else texts.get(near)?.push(said);
    }
  }
  const lines = dated.map((row, at): SheetLine => {
    const [amount = "", balance = ""] = amounts.get(row) ?? [];
    const day = row.words[0]?.text.slice(0, 10) ?? "";
    const cells = [day, (texts.get(row) ?? []).join(" "), amount.trim(), balance.trim()];
    return { line: at + 1, cells };
  });
  return {
    ...sheetOf("Nequi, extracto", lines, accountIn(text)),
    columns: wholeColumns(columns),
    opening: behind(text, /saldo anterior/),
    closing: behind(text, /saldo actual/),
  };
}

/** Returns the words after a day, which may be in one piece with the text that follows. */
const withoutDay = ([first, ...others]: readonly PdfWord[]): readonly PdfWord[] => {
  const rest = first?.text.slice(10).trim() ?? "";
  return first && rest ? [{ ...first, text: rest }, ...others] : others;
};

function nearest(rows: readonly Row[], { page, y }: Row): Row | undefined {
  const [best] = rows
    .filter((row) => row.page === page && Math.abs(row.y - y) <= TEXT_HEIGHT)
    .sort((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y));
  return best;
}

const came = /\b(?:abono|recibiste|recibi|recibido|consignacion|deposito|ingreso|te pasaron|recarga)\b/;
const left =
  /\b(?:compras?|pago|retiro|envio|enviaste|cobro|comision|gmf|gravamen|pasaste|pasar plata|debito)\b/;

/**
 * Returns the direction, incoming or outgoing, that words of DaviPlata indicate; the words themselves when
 * they indicate none.
 */
function wayOf(text: string): string {
  const known = plain(text);
  const [into, out] = [came.test(known), left.test(known)];
  return into === out ? text : into ? "Abono" : "Cargo";
}

const daviplataRow = /^(\d{4}-\d{2}-\d{2})\s+(\$?\s?[\d.,]+)\s+(\d+)\s+(\d+)\s+(.+)$/;

/**
 * Reads a statement of DaviPlata, which has no signs: only the words of a movement indicate incoming or
 * outgoing money.
 */
function daviplata(rows: readonly Row[], text: string): FixedSheet {
  const lines: SheetLine[] = [];
  for (const { words } of rows) {
    const row = textOf(words);
    const found = daviplataRow.exec(row);
    const [day = "", amount = "", said = ""] = found ? [found[1], found[2], found[5]] : [];
    if (found) lines.push({ line: lines.length + 1, cells: [day, said, amount, "", wayOf(said)] });
    else if (/^\d{4}-\d{2}-\d{2}\b/.test(row))
      lines.push({ line: lines.length + 1, cells: [row.slice(0, 10), row.slice(10).trim(), "", "", ""] });
  }
  return {
    ...sheetOf("DaviPlata, extracto", lines, accountIn(text)),
    columns: wholeColumns({ ...columns, sign: "Entra o sale" }),
    opening: null,
    closing: behind(text, /saldo daviplata/),
  };
}

/** Returns the account after its label; a balance may follow the account. */
const accountIn = (text: string): string | null =>
  /numero de (?:cuenta|producto|daviplata)[^:\n\d]*:?\s*([\d*]{4,20})/.exec(plain(text))?.[1] ?? null;

const sheetOf = (name: string, lines: readonly SheetLine[], account: string | null) => ({
  name,
  sheet: { format: "pdf", lines: [{ line: 0, cells: headings }, ...lines], account } as const,
  leftOut: [],
  problem: null,
});
