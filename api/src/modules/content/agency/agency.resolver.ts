import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Upload, optional, prepared } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { one, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { updateAgency } from "./acts/update-agency.ts";
import { updateAgencySigner } from "./acts/update-agency-signer.ts";
import { AgencySettingsInput, AgencySignerInput } from "./agency.inputs.ts";
import { rntWarning } from "./agency.rules.ts";
import { AgencySettings } from "./agency-settings.entity.ts";
import { shownLogo } from "../shown-picture.ts";
import { withPicture } from "../with-picture.ts";
import { signerDrawing } from "./signer-drawing.ts";

/** Resolver for the agency's own data, which the owner manages. */
export const AgencyQueries = queries({
  agencySettings: one(AgencySettings, () => ({ id: 1 }), {}, May("manageAgency")),
});

@Resolver(() => AgencySettings)
export class AgencyResolver {
  /** Returns the warning to the owner about the registration in the RNT; null while none is needed. */
  @Needs("rntNumber", "rntValidUntil")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Aviso sobre la vigencia del registro; nulo si no hay.",
  })
  rntWarning(@Root() settings: AgencySettings, @Ctx() { today }: Context): string | null {
    return rntWarning(settings, today);
  }
}

/** Mutations beside {@link AgencyQueries} that only run an act. */
export const AgencyMutations = mutations({
  updateAgencySettings: changed(
    AgencySettings,
    updateAgency,
    prepared({ input: AgencySettingsInput, file: optional(Upload) }, withPicture("logo", shownLogo)),
    May("manageAgency"),
  ),
  updateAgencySigner: changed(
    AgencySettings,
    updateAgencySigner,
    prepared({ input: AgencySignerInput, file: optional(Upload) }, async (_, { input, file }) => ({
      input,
      drawing: await signerDrawing(file, input.drawing),
    })),
    May("manageAgency"),
  ),
});
