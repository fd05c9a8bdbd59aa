import type { Agency } from "../../core/agency.ts";
import { spokenInstant } from "../../core/colombia/spoken.ts";
import type { PdfDocument, Piece } from "../../core/pdf/document.ts";
import { facts, heading, notices, paragraphs } from "../../core/pdf/text.piece.ts";
import type { DataSection } from "./personal-data.reads.ts";

/** The document of all that is kept of a person, as of an instant. */
export const personalDataPdf = (name: string, sections: readonly DataSection[], at: Date, agency: Agency): PdfDocument => ({
  title: `Datos personales de ${name}`,
  author: agency.name,
  createdAt: at,
  footer: `${agency.name} · Datos personales · RNT n.º ${agency.rnt}`,
  content: [
    heading(`Datos personales de ${name}`),
    paragraphs([`Esto es lo que guardamos de ti el ${spokenInstant(at)} (Ley 1581 de 2012, derecho de consulta).`]),
    ...sections.flatMap(({ title, records }): Piece[] => [heading(title), ...records.map(recordFacts)]),
    notices(agency),
  ],
});

const recordFacts = (record: DataSection["records"][number]): Piece =>
  facts(Object.entries(record).flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, shown(value)] as const])));

function shown(value: unknown): string {
  if (value instanceof Date) return spokenInstant(value);
  if (typeof value === "boolean") return value ? "Sí" : "No";
  return String(value);
}
