import type { Day } from "../../../core/colombia/days.ts";
import { documentProblem } from "../../../core/colombia/documents.ts";
import { emailProblem } from "../../../core/colombia/emails.ts";
import { plainWords } from "../../../core/colombia/plain.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { writtenDocument } from "../../../core/colombia/written-documents.ts";
import { unprintedProblems } from "../../../core/printed-letters.rules.ts";
import { mailOf } from "../../../core/sheet/cell-text.ts";
import { dayDoubts } from "../../../core/sheet/day-forms.ts";
import { amountOf } from "../../../core/sheet/amounts.ts";
import { type DayOrder, dayWritten } from "../../../core/sheet/written-days.ts";
import type { HeadedLine } from "../../../core/sheet/headed-lines.ts";
import { customerName, documentKey, mailKey, storedDocument } from "../customer/customer.rules.ts";
import { wholeName } from "../import/person-names.ts";
import { pastSaleColumns, type PastSaleColumn } from "./past-sale-columns.rules.ts";

/** A line of a file of sales that can be imported, with its values in their stored form. */
export interface PastSaleLine {
  readonly line: number;
  readonly fecha: Day;
  readonly cliente: string;
  readonly destino: string | null;
  readonly precio: number;
  readonly costo: number | null;
  readonly pagado: number | null;
  /** Search keys of the customer, the document's first. */
  readonly keys: readonly string[];
  /** Sentences for the user who reviews the import; a line with any is doubtful. */
  readonly doubts: readonly string[];
}

/** A line that cannot be imported, and the reason. */
export interface RefusedLine {
  readonly line: number;
  readonly cliente: string;
  readonly problems: readonly string[];
}

type Line = HeadedLine<PastSaleColumn>;
type Money = "precio" | "costo" | "pagado";

/** Maximum price of a sale, in COP. */
const MOST = 99_999_999_999;
const LONGEST = 200;
const FIRST_DAY: Day = "2000-01-01";
const texts = ["fecha", "cliente", "destino"] as const;

/**
 * Settings for reading the lines of a file: the heading of its document column, and the order of day and
 * month in its dates.
 */
interface SalesReading {
  readonly documentTitle: string;
  readonly order: DayOrder;
  readonly today: Day;
}

/**
 * Returns the lines of a file that can be imported, with the doubts about each, and the lines that cannot.
 */
export function sortedSales(
  lines: readonly Line[],
  { documentTitle, order, today }: SalesReading,
): { readonly good: readonly PastSaleLine[]; readonly refused: readonly RefusedLine[] } {
  const good: PastSaleLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map<string, number>();
  const doubtsOfDay = dayDoubts(
    lines.map((typed) => textOf(typed, "fecha")),
    order,
  );
  for (const typed of lines) {
    const day = dayRead(textOf(typed, "fecha"), order);
    const precio = read(typed, "precio");
    const cliente = clientOf(typed);
    const problems = problemsOf(typed, day.fecha, precio, today);
    if (problems.length > 0 || day.fecha === null || precio === null) {
      refused.push({ line: typed.line, cliente, problems });
      continue;
    }
    const sale = {
      line: typed.line,
      fecha: day.fecha,
      cliente,
      destino: textOf(typed, "destino") || null,
      precio,
      costo: kept(read(typed, "costo")),
      pagado: kept(read(typed, "pagado")),
    };
    const { keys, doubts } = keysOf(typed, documentTitle);
    const same = saleKey(sale);
    const first = seen.get(same);
    good.push({
      ...sale,
      keys,
      doubts: [
        ...mergedDoubts(typed),
        ...day.doubts,
        ...doubtsOfDay(textOf(typed, "fecha")),
        ...moneyDoubts(typed, precio),
        ...doubts,
        ...(first === undefined ? [] : [`Repite la línea ${first}`]),
      ],
    });
    if (first === undefined) seen.set(same, typed.line);
  }
  return { good, refused };
}

/** Returns the key by which duplicate sales are detected: day, client, destination and price. */
export const saleKey = ({
  fecha,
  cliente,
  destino,
  precio,
}: Omit<PastSaleLine, "line" | "keys" | "doubts">) =>
  [fecha, plainWords(cliente), plainWords(destino ?? ""), precio].join("|");

/** Returns the text of a line's cell, or of the merged cell that covers it. */
const textOf = ({ cells, merged }: Line, column: PastSaleColumn): string =>
  (cells[column] ?? merged[column] ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();

/** Returns the client's name from a line; the surname may be in a separate column. */
const clientOf = (typed: Line): string =>
  customerName(wholeName({ name: textOf(typed, "cliente"), lastname: textOf(typed, "apellidos") }));

const read = ({ cells }: Line, column: Money): number | null => amountOf(cells[column] ?? "");
const kept = (amount: number | null): number | null =>
  amount !== null && amount >= 0 && amount <= MOST ? amount : null;

const oneDay =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,10})[-/.](?:\d{4}|\d{2})(?!\d)/gu;

/** Returns the day in a cell. If a cell has two days, the first is used and a doubt is added. */
function dayRead(
  text: string,
  order: DayOrder,
): { readonly fecha: Day | null; readonly doubts: readonly string[] } {
  const whole = dayWritten(text, order);
  if (whole) return { fecha: whole, doubts: [] };
  const days = [...text.matchAll(oneDay)].flatMap(([one]) => dayWritten(one, order) ?? []);
  const [fecha = null] = days;
  if (days.length < 2 || !fecha) return { fecha: null, doubts: [] };
  return {
    fecha,
    doubts: [`Tiene ${days.length} fechas en una celda: tomamos la primera, ${spokenDay(fecha)}`],
  };
}

const article = { costo: "el costo", pagado: "lo pagado" } as const;
const titled = { costo: "El costo", pagado: "Lo pagado" } as const;

function problemsOf(typed: Line, fecha: Day | null, precio: number | null, today: Day): string[] {
  const { cells, merged } = typed;
  const [day, client] = [textOf(typed, "fecha"), textOf(typed, "cliente")];
  if (!day && !client)
    return [cells.precio ? "Sin fecha ni cliente: parece un total" : "Sin fecha ni cliente"];
  const long = Object.values(cells).some((cell) => cell.length > LONGEST);
  return [
    ...(day ? [] : ["Falta la fecha"]),
    ...(day && !fecha ? [`No entendimos la fecha «${day.slice(0, 40)}» (día/mes/año)`] : []),
    ...(fecha && fecha > today ? ["La fecha está en el futuro"] : []),
    ...(fecha && fecha < FIRST_DAY ? ["La fecha es anterior al año 2000"] : []),
    ...(client ? unprintedProblems(clientOf(typed)) : ["Falta el cliente"]),
    ...(cells.precio
      ? precio === null
        ? [`No entendimos el precio «${cells.precio.slice(0, 40)}»`]
        : precio <= 0
          ? ["El precio debe ser mayor que cero"]
          : precio > MOST
            ? ["El precio es demasiado alto"]
            : []
      : [
          merged.precio
            ? "El precio está en una celda combinada: no sabemos cuánto es de esta línea"
            : "Falta el precio",
        ]),
    ...(long ? [`Una celda tiene más de ${LONGEST} letras`] : []),
  ];
}

/**
 * Returns a doubt that lists the values taken from a merged cell of the line above; empty without such
 * values.
 */
function mergedDoubts({ cells, merged }: Line): string[] {
  const taken = texts.filter((column) => !cells[column] && merged[column]);
  if (taken.length === 0) return [];
  const names = taken.map((column) => pastSaleColumns[column][0].toLowerCase());
  return [`Celda combinada: tomamos de la línea de arriba ${names.join(", ")}`];
}

function moneyDoubts(typed: Line, precio: number): string[] {
  return (["costo", "pagado"] as const).flatMap((column) => {
    const cell = typed.cells[column];
    if (!cell && typed.merged[column]) return [`${titled[column]} está en una celda combinada: queda vacío`];
    if (!cell) return [];
    const amount = read(typed, column);
    if (amount === null || amount > MOST)
      return [`No entendimos ${article[column]} «${cell.slice(0, 40)}»: queda vacío`];
    if (amount < 0) return [`${titled[column]} es negativo: queda vacío`];
    return amount > precio ? [`${titled[column]} es mayor que el precio`] : [];
  });
}

/** Returns the client's search keys, and the parts that could not be read. */
function keysOf(
  typed: Line,
  documentTitle: string,
): { readonly keys: readonly string[]; readonly doubts: readonly string[] } {
  const number = textOf(typed, "documento");
  const email = mailOf(textOf(typed, "correo"));
  const type = textOf(typed, "tipoDocumento");
  const written = writtenDocument({ number, type, heading: documentTitle });
  const badNumber = number && (!written.type || documentProblem(written.type, written.number) !== null);
  const badEmail = email && emailProblem(email) !== null;
  const document =
    badNumber || !written.type
      ? null
      : storedDocument({ tipoDocumento: written.type, documentoIdentidad: written.number });
  const key = document && documentKey(document);
  return {
    keys: [
      ...(key ? [key] : []),
      ...(written.nit ? [`nit ${written.nit}`] : []),
      ...(email && !badEmail ? [mailKey(email)] : []),
    ],
    doubts: [
      ...(badNumber ? [`No entendimos el documento «${number.slice(0, 40)}»`] : []),
      ...(badEmail ? [`No entendimos el correo «${email.slice(0, 40)}»`] : []),
    ],
  };
}
