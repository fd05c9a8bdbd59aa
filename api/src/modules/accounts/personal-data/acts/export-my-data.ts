import { forbidden } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { personalDataPdf } from "../personal-data.pdf.ts";
import { personalData, type PersonalFile, personalFiles } from "../personal-data.reads.ts";
import type { PersonalDataFiles } from "../personal-data.type.ts";
import "../../account/account.audit.ts";

interface Made {
  readonly json: StoredBytes;
  readonly pdf: StoredBytes;
  /** What the person handed in. */
  readonly files: readonly PersonalFile[];
}

async function prepare({ em, viewer, now, services }: Scope): Promise<Made> {
  if (!viewer) throw forbidden();
  const { storage, pdf, agency, personalData: parts } = services;
  const sections = await personalData(em, parts, viewer.id);
  const whole = {
    exportedAt: now,
    sections: Object.fromEntries(sections.map(({ title, records }) => [title, records])),
  };
  const json = Buffer.from(JSON.stringify(whole, null, 2));
  const document = await pdf.print(personalDataPdf(viewer.name, sections, now, await agency.current()));
  return {
    json: await storage.put(json, { filename: "mis-datos.json", contentType: "application/json" }),
    pdf: await storage.put(document, { filename: "mis-datos.pdf", contentType: "application/pdf" }),
    files: await personalFiles(em, parts, viewer.id),
  };
}

/**
 * Puts all that is kept of the viewer into two files, which nobody keeps: they are deleted after a day. The
 * files that they handed in are answered beside.
 */
export const exportMyData: PreparedAct<undefined, Made, PersonalDataFiles> = {
  prepare,
  act: async (work, _, { json, pdf, files }) => {
    if (!work.viewer) throw forbidden();
    work.audit("user.data-exported", work.viewer.id, { sha256: json.sha256 });
    const { storage } = work.services;
    const open = (file: PersonalFile) => ({
      filename: file.filename,
      url: storage.addressOf(file, { disposition: "attachment" }),
    });
    return { json: open(json), pdf: open(pdf), files: files.map(open) };
  },
};
