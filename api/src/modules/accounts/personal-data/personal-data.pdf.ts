import type { Agency } from "../../../core/agency.ts";
import { spokenDay, spokenInstant } from "../../../core/colombia/spoken.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import type { DataSection } from "./personal-data.reads.ts";

/** Returns the PDF of all stored data of a person, as of an instant. */
export const personalDataPdf = (
  name: string,
  sections: readonly DataSection[],
  at: Date,
  agency: Agency,
): PdfDocument => ({
  title: `Datos personales de ${name}`,
  author: agency.name,
  createdAt: at,
  footer: `${agency.name} · Datos personales · RNT n.º ${agency.rnt}`,
  content: [
    heading(`Datos personales de ${name}`),
    paragraphs([
      `Esto es lo que guardamos de ti el ${spokenInstant(at)} (Ley 1581 de 2012, derecho de consulta).`,
    ]),
    ...sections.flatMap(partOf),
    notices(agency),
  ],
});

type Values = DataSection["records"][number];

// A title stays with its first record, too.
const partOf = ({ title, records, spoken, kept }: DataSection): Piece[] => {
  const [first, ...others] = records.map((record) => recordFacts(record, spoken));
  const head = [heading(title), ...(kept ? [paragraphs([kept])] : [])];
  return [{ unbreakable: true, stack: [...head, ...(first ? [first] : [])] }, ...others];
};

// A record stays together: a page that ends between a label and its value is not read.
const recordFacts = (record: Values, spoken: DataSection["spoken"] = {}): Piece => ({
  unbreakable: true,
  margin: [0, 0, 0, 8],
  stack: [
    facts(
      Object.entries(record).flatMap(([label, value]) =>
        value === null || value === "" ? [] : [[label, (spoken[label] ?? shown)(value)] as const],
      ),
    ),
  ],
});

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Pattern of an instant as Postgres formats it: with a space, and an offset that has only hours. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[ T]([\d:.]+)\+00(?::00)?$/;

/** Pattern of a word too long for its column, such as a fingerprint, which would run off the page. */
const TOO_LONG = /\S{36}(?=\S)/g;

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (value instanceof Date) return spokenInstant(value);
  const text = String(value).replace(TOO_LONG, "$& ");
  if (DAY.test(text)) return spokenDay(text);
  return INSTANT.test(text) ? spokenInstant(new Date(text.replace(INSTANT, "$1T$2Z"))) : text;
}
