import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { noteOpened } from "../../core/secrets/opened-numbers.ts";
import { May } from "../accounts/account/permission.ts";
import { openAccount } from "./provider-account.ts";
import { Provider } from "./provider.entity.ts";

@Resolver(() => Provider)
export class ProviderAccountResolver {
  /**
   * Digits of the account number. The full number is returned only to people who pay, and the history records
   * who viewed it. Hidden from access tokens.
   */
  @May("manageProviders")
  @Needs("id", "bank", "accountNumber")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Número de la cuenta, solo cifras; completo solo para quien paga.",
  })
  async accountNumber(@Root() provider: Provider, @Ctx() context: Context) {
    if (context.viewer?.token) return null;
    const { id, bank } = provider;
    const numeroCuenta = openAccount(context.services, provider);
    if (numeroCuenta !== null)
      await noteOpened(context, "provider.account-opened", { id, banco: bank ?? "", numeroCuenta });
    return numeroCuenta;
  }
}
