import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Unique } from "@mikro-orm/decorators/legacy";
import { Column, Reference } from "../../../core/column.ts";
import { ObjectType } from "type-graphql";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";

/**
 * Account that the accountant chose or confirmed for a key of the mapping; a key without a row has its
 * proposed account, to be confirmed. Removing an account of the agency also removes its row.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "accounting_accounts" })
@Unique({ name: "accounting_accounts_once_per_key", properties: ["key"] })
@Check({ name: "accounting_accounts_are_digits", expression: "code ~ '^[0-9]{4,12}$'" })
@Check({ name: "accounting_accounts_have_a_name", expression: "btrim(name) <> ''" })
@Check({
  name: "accounting_accounts_of_banks_name_theirs",
  expression: "agency_account_id is null or key = 'banco.' || agency_account_id",
})
export class AccountingAccount extends Recorded {
  [OptionalProps]?: "agencyAccount";

  @Column("text", "Clave de lo que se lleva en la cuenta.")
  key!: string;

  @Column("text", "Código de la cuenta.")
  code!: string;

  @Column("text", "Nombre de la cuenta.")
  name!: string;

  @Reference(() => AgencyAccount, "agency_account_id", {
    description: "Cuenta de la agencia; nulo si la clave no es de una.",
    nullable: true,
    deleteRule: "cascade",
  })
  agencyAccount: Rel<AgencyAccount> | null = null;

  @Column("instant", "Cuándo se confirmó.")
  confirmedAt!: Date;

  @Reference(() => User, "confirmed_by_id", {
    as: () => Person,
    description: "Persona que la confirmó.",
    deleteRule: "restrict",
  })
  confirmedBy!: Rel<User>;
}
