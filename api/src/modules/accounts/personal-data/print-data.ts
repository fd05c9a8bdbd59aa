import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { personalDataPdf } from "./personal-data.pdf.ts";
import type { DataSection } from "./personal-data.reads.ts";

/**
 * Stored data of a person in two files that are not attached to any record yet: JSON for machines, PDF for
 * reading.
 */
export interface PrintedData {
  readonly json: StoredBytes;
  readonly pdf: StoredBytes;
}

/** Writes the stored data of a person, as of an instant, into two files with this name. */
export async function printData(
  { storage, pdf, agency }: Services,
  name: string,
  sections: readonly DataSection[],
  at: Date,
  filename: string,
): Promise<PrintedData> {
  const whole = {
    exportedAt: at,
    sections: Object.fromEntries(sections.map(({ title, records }) => [title, records])),
  };
  const json = Buffer.from(JSON.stringify(whole, null, 2));
  const document = await pdf.print(personalDataPdf(name, sections, at, await agency.current()));
  return {
    json: await storage.put(json, { filename: `${filename}.json`, contentType: "application/json" }),
    pdf: await storage.put(document, { filename: `${filename}.pdf`, contentType: "application/pdf" }),
  };
}
