import { isDeepStrictEqual } from "node:util";
import { AGENCY_CHANGED } from "../../../../core/agency.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import "../../content.audit.ts";
import type { AgencySignerInput } from "../agency.inputs.ts";
import { AgencySettings } from "../agency-settings.entity.ts";
import { forgetAgency } from "../agency-source.ts";

interface Args {
  readonly input: AgencySignerInput;
  /** What they sign with, a PNG as data URL; null takes it away, undefined leaves it. */
  readonly drawing: string | null | undefined;
}

/** Says who signs contracts for the agency from now on; without a name nobody does. */
export async function updateAgencySigner(work: Work, { input, drawing }: Args): Promise<void> {
  const settings = await work.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  await work.lock(settings);
  work.edit(settings, input.version, "agency");
  const { signerDrawing: drawn, ...before } = signerOf(settings);
  const signerName = input.name?.trim() || null;
  const after = { signerName, signerTitle: signerName && (input.title?.trim() || null) };
  const signerDrawing = signerName === null ? null : drawing === undefined ? drawn : drawing;
  if (isDeepStrictEqual({ ...before, drawn }, { ...after, drawn: signerDrawing })) return;
  Object.assign(settings, after, { signerDrawing });
  work.audit("agency.signer-updated", "agency", {
    ...{ before, after },
    drawing: settings.signerDrawing === drawn ? "same" : settings.signerDrawing === null ? "none" : "new",
  });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}

const signerOf = ({ signerName, signerTitle, signerDrawing }: AgencySettings) => ({
  signerName,
  signerTitle,
  signerDrawing,
});
