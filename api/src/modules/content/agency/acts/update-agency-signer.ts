import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../../core/rows.ts";
import { AGENCY_CHANGED } from "../agency-data.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { AgencySignerInput } from "../agency.inputs.ts";
import { AgencySettings } from "../agency-settings.entity.ts";
import { forgetAgency } from "../agency-source.ts";

interface Args {
  readonly input: AgencySignerInput;
  /** The signer's drawn signature, a PNG as data URL; null removes it, undefined leaves it unchanged. */
  readonly drawing: string | null | undefined;
}

/** Sets the person who signs contracts for the agency; an absent name removes the signer. */
export async function updateAgencySigner(work: Work, { input, drawing }: Args): Promise<number> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  work.edit(settings, input.version, "agency");
  const { signerDrawing: drawn, ...before } = signerOf(settings);
  const signerName = input.name?.trim() || null;
  const after = { signerName, signerTitle: signerName && (input.title?.trim() || null) };
  const signerDrawing = signerName === null ? null : drawing === undefined ? drawn : drawing;
  if (isDeepStrictEqual({ ...before, drawn }, { ...after, drawn: signerDrawing })) return settings.id;
  assign(settings, { ...after, signerDrawing });
  work.audit("agency.signer-updated", "agency", {
    before,
    after,
    drawing: settings.signerDrawing === drawn ? "same" : settings.signerDrawing === null ? "none" : "new",
  });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
  return settings.id;
}

const signerOf = ({ signerName, signerTitle, signerDrawing }: AgencySettings) => ({
  signerName,
  signerTitle,
  signerDrawing,
});
