import { instantDay } from "./ofx-day.ts";
import { ofxElements } from "./ofx-elements.ts";
import { Lines, MOST_LINES, type Sheet, SheetProblem, TOO_MANY_LINES } from "./sheet.ts";
import { decoded } from "./text.ts";

/** Headings of the transactions of an OFX file, the same for every bank. */
const ofxHeadings = ["Fecha", "Descripción", "Valor", "Referencia", "Identificador", "Tipo"] as const;

/** Elements of a statement transaction that are read. */
const read = new Set(["TRNTYPE", "DTPOSTED", "TRNAMT", "FITID", "CHECKNUM", "REFNUM", "NAME", "MEMO"]);

type Transaction = Map<string, string>;

/**
 * Reads Open Financial Exchange, as SGML (1.x) or XML (2.x): its statement transactions under {@link
 * ofxHeadings}, each with its day in Bogotá. Entity declarations are refused. @throws SheetProblem for a file
 * with several accounts.
 */
export function readOfx(bytes: Uint8Array): Sheet {
  const text = decoded(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new SheetProblem("El archivo OFX declara entidades, y eso no se acepta.");
  const lines = new Lines();
  lines.add(1, ofxHeadings);
  const lineAt = lineCounter(text);
  const accounts = new Set<string>();
  let count = 0;
  let closing: string | undefined;
  let closingAt: string | undefined;
  let now: { readonly place: number; readonly values: Transaction } | null = null;
  const end = () => {
    if (now) lines.add(lineAt(now.place), cellsOf(now.values));
    now = null;
  };
  ofxElements(text, {
    opens(name, place) {
      if (name === "STMTTRN") {
        end();
        if ((count += 1) > MOST_LINES) throw new SheetProblem(TOO_MANY_LINES);
        now = { place, values: new Map() };
      }
    },
    says(name, value, path) {
      if (now) {
        if (read.has(name) && !now.values.has(name)) now.values.set(name, value);
      } else if (name === "ACCTID" && !path.includes("BANKACCTTO")) accounts.add(value);
      else if (name === "BALAMT" && path.includes("LEDGERBAL")) closing = value;
      else if (name === "DTASOF" && path.includes("LEDGERBAL")) closingAt = value;
    },
    closes(name) {
      if (name === "STMTTRN" || name === "BANKTRANLIST") end();
    },
  });
  end();
  if (accounts.size > 1)
    throw new SheetProblem(
      "El archivo trae movimientos de varias cuentas. Descarga el de cada cuenta aparte.",
    );
  const [account = null] = accounts;
  const balance = { ...(closing && { closing }), ...(closingAt && { closingAt: instantDay(closingAt) }) };
  return { format: "ofx", lines: lines.all, account: account || null, ...balance };
}

/**
 * Returns a function that returns the line number of a position. Call it with increasing positions, so that
 * the text is scanned only once.
 */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf("\n");
  return (place) => {
    for (; next !== -1 && next < place; next = text.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}

function cellsOf(transaction: Transaction): string[] {
  const of = (tag: string) => transaction.get(tag) ?? "";
  const text = [of("NAME"), of("MEMO")].filter((part, at, all) => part && all.indexOf(part) === at);
  const posted = of("DTPOSTED");
  return [
    instantDay(posted) ?? posted,
    text.join(" ") || of("TRNTYPE"),
    of("TRNAMT"),
    of("CHECKNUM") || of("REFNUM"),
    of("FITID"),
    of("TRNTYPE"),
  ];
}
