import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { SHOWN_LINES } from "../../../core/sheet/imported-file.ts";
import type { PlacedCustomer } from "./customer-crowd.ts";
import type { CustomerImportPreview, PreviewedCustomer } from "./customer-import.types.ts";
import { placedCustomers } from "./placed-customers.ts";
import { readCustomers } from "./read-customers.ts";

/** Returns the people whom a file would import, with doubts and errors; writes nothing. */
export async function previewCustomers(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<CustomerImportPreview> {
  const { layout, good, bad: wrong } = await readCustomers(context, upload, mapping);
  const { people, repeated, bad } = await placedCustomers(context.read, { good, bad: wrong });
  const doubtful = people.filter(({ doubt }) => doubt !== null);
  const sure = people.filter(({ doubt }) => doubt === null);
  const remarked = sure.filter(({ said }) => said!.remarks.length > 0);
  const known = sure.filter(({ id }) => id !== null).length;
  return {
    lines: good.length + wrong.length,
    layout,
    fresh: sure.length - known,
    known,
    repeated,
    doubtful: doubtful.length,
    shown: [...doubtful, ...remarked].slice(0, SHOWN_LINES).map(shownOf),
    badCount: bad.length,
    bad: bad.slice(0, SHOWN_LINES),
  };
}

const shownOf = ({ said, doubt }: PlacedCustomer): PreviewedCustomer => ({
  line: said!.line,
  name: said!.name,
  state: doubt ? "doubtful" : "ok",
  reasons: [...(doubt ? [doubt.reason] : []), ...said!.remarks],
  choices: doubt?.choices ?? [],
});
