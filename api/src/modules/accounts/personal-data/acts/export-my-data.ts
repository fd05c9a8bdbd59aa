import { forbidden } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { personalData, type PersonalFile, personalFiles } from "../personal-data.reads.ts";
import { type PrintedData, printData } from "../print-data.ts";
import type { PersonalDataFiles } from "../personal-data.type.ts";

interface Made extends PrintedData {
  /** Files that the person uploaded. */
  readonly files: readonly PersonalFile[];
}

async function prepare({ em, viewer, now, services }: Scope): Promise<Made> {
  if (!viewer) throw forbidden();
  const sections = await personalData({ em, services }, services.personalData, { account: viewer.id });
  return {
    ...(await printData(services, viewer.name, sections, now, "mis-datos")),
    files: await personalFiles(em, services.personalData, viewer.id),
  };
}

/**
 * Writes all stored data of the viewer into two files that are deleted after a day. Returns the files that
 * the viewer uploaded beside them.
 */
export const exportMyData: PreparedAct<unknown, Made, PersonalDataFiles> = {
  name: "exportMyData",
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
