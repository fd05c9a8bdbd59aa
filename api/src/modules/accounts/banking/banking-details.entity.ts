import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/** Data that a bank requires besides the account itself, which is a column of the user. */
@Entity({ tableName: "banking_details" })
export class BankingDetails {
  [OptionalProps]?: "nombreTitular" | "documentoTitular" | "telefono" | "observaciones" | "accountReplaced";

  @OneToOne(() => User, { primary: true, fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  /** Holder of the account; empty when the user is the holder. */
  @Property({ type: "text", default: "" }) nombreTitular: string = "";
  @Property({ type: "text", default: "" }) documentoTitular: string = "";
  @Property({ type: "text", default: "" }) telefono: string = "";
  @Property({ type: "text", default: "" }) observaciones: string = "";

  /** Time of the account's last change; displayed, with its author, before a payment to the account. */
  @Property({ ...instant, nullable: true })
  accountChangedAt: Date | null = null;

  /**
   * True when the change replaced an earlier account; false when the account was entered for the first time.
   */
  @Property({ type: "boolean", default: false })
  accountReplaced: boolean = false;

  @Reference(() => User, "account_changed_by_id", { nullable: true, deleteRule: "set null" })
  accountChangedBy: Rel<User> | null = null;
}
