import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { PublicSettings } from "../../accounts/account/account.types.ts";
import { OptionalFeature } from "./optional-feature.enums.ts";

/**
 * Resolver that adds two fields to the public settings: the features that the agency does not use, for the
 * menus, and whether e-mails to clients are held back, for the person who sends one.
 */
@Resolver(() => PublicSettings)
export class HiddenFeaturesResolver {
  @FieldResolver(() => [OptionalFeature], {
    description: "Funciones que la agencia no usa y que ningún menú muestra.",
  })
  async hiddenFeatures(@Ctx() { services }: Context): Promise<readonly OptionalFeature[]> {
    return (await services.agency.current()).hiddenFeatures;
  }

  @FieldResolver(() => Boolean, {
    description: "Si los correos a clientes esperan a que el Propietario los abra.",
  })
  async mailsWait(@Ctx() { services }: Context): Promise<boolean> {
    return !(await services.agency.current()).mailsOpen;
  }
}
