import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { updateAgency } from "./acts/update-agency.ts";
import { updateAgencySigner } from "./acts/update-agency-signer.ts";
import { AgencySettingsInput, AgencySignerInput } from "./agency.inputs.ts";
import { rntWarning } from "./agency.rules.ts";
import { AgencySettings } from "./agency-settings.entity.ts";
import { shownLogo } from "../shown-picture.ts";
import { storedPicture } from "../stored-picture.ts";
import { signerDrawing } from "./signer-drawing.ts";

/** The agency's own data, which the owner keeps. */
@Resolver(() => AgencySettings)
export class AgencyResolver {
  @May("manageAgency")
  @Reads(() => AgencySettings)
  @Query(() => AgencySettings, { nullable: true })
  agencySettings(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(AgencySettings, info, { id: 1 });
  }

  /** Returns the warning to the owner about the registration in the RNT; null while none is needed. */
  @Needs("rntValidUntil")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Aviso sobre la vigencia del registro; nulo si no hay.",
  })
  rntWarning(@Root() { rntValidUntil }: AgencySettings, @Ctx() { today }: Context): string | null {
    return rntWarning(rntValidUntil, today);
  }

  /** Writes the agency's data again; an uploaded picture becomes its logo. */
  @May("manageAgency")
  @Mutation(() => AgencySettings)
  async updateAgencySettings(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AgencySettingsInput) input: AgencySettingsInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    const picture = await storedPicture(context, file, {
      field: "logo",
      address: input.logo,
      present: () => shownLogo(context),
    });
    await context.run(updateAgency, { input, picture });
    return context.read.one(AgencySettings, info, { id: 1 });
  }

  /**
   * Sets the person who signs contracts for the agency; an uploaded picture takes precedence over the drawing
   * in the input.
   */
  @May("manageAgency")
  @Mutation(() => AgencySettings)
  async updateAgencySigner(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AgencySignerInput) input: AgencySignerInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ) {
    await run(updateAgencySigner, { input, drawing: await signerDrawing(file, input.drawing) });
    return read.one(AgencySettings, info, { id: 1 });
  }
}
