import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { BankImport } from "./bank-import.entity.ts";

/**
 * Balance of an account at the end of a day, from a file or typed by a person from the statement.
 * Typed balances have precedence over balances of files.
 */
@Entity({ tableName: "bank_balances" })
@Check({
  name: "bank_balances_cents_go_with_the_amount",
  expression: "cents between -99 and 99 and sign(cents) * sign(amount) >= 0",
})
@Check({
  name: "bank_balances_are_read_or_typed",
  expression: "num_nonnulls(import_id, created_by_id) = 1",
})
@Index({
  name: "bank_balances_read_once",
  expression: `create unique index bank_balances_read_once on bank_balances (account_id, day, import_id)
      where import_id is not null`,
})
@Index({
  name: "bank_balances_typed_once",
  expression: `create unique index bank_balances_typed_once on bank_balances (account_id, day)
      where import_id is null`,
})
@Index({ properties: ["account", "day"] })
@Index({ properties: ["import"] })
export class BankBalance {
  [OptionalProps]?: "centavos";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => AgencyAccount, "account_id", { deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Property({ type: "date" })
  day!: string;

  @Column("cop", "Saldo en COP.")
  amount!: number;

  /** Same sign as the pesos. */
  @Column("smallint", "Centavos además de los pesos, con su mismo signo.", { fieldName: "cents", default: 0 })
  centavos: number = 0;

  @Property({ ...instant })
  createdAt!: Date;

  @Reference(() => BankImport, "import_id", { nullable: true, deleteRule: "cascade" })
  import: Rel<BankImport> | null = null;

  @Reference(() => User, "created_by_id", { nullable: true, deleteRule: "restrict" })
  createdBy: Rel<User> | null = null;
}
