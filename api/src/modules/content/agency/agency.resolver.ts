import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { updateAgency } from "./acts/update-agency.ts";
import { AgencySettingsInput } from "./agency.inputs.ts";
import { rntWarning } from "./agency.rules.ts";
import { AgencySettings } from "./agency-settings.entity.ts";

/** The agency's own data, which the owner keeps. */
@Resolver(() => AgencySettings)
export class AgencyResolver {
  @May("manageAgency")
  @Reads(() => AgencySettings)
  @Query(() => AgencySettings, { nullable: true })
  agencySettings(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(AgencySettings, info, { id: 1 });
  }

  /** What the owner has to know of the registration in the RNT; null while it needs nothing. */
  @Needs("rntValidUntil")
  @FieldResolver(() => String, { nullable: true })
  rntWarning(@Root() { rntValidUntil }: AgencySettings, @Ctx() { today }: Context): string | null {
    return rntWarning(rntValidUntil, today);
  }

  /** Writes the agency's data anew. */
  @May("manageAgency")
  @Mutation(() => AgencySettings)
  async updateAgencySettings(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AgencySettingsInput) input: AgencySettingsInput,
  ) {
    await run(updateAgency, { input });
    return read.one(AgencySettings, info, { id: 1 });
  }
}
