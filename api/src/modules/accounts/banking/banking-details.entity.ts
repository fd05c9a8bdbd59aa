import type { Rel } from "@mikro-orm/core";
import { Entity, ManyToOne, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/** What a bank wants to know besides the account, which stands on the user. */
@Entity({ tableName: "banking_details" })
export class BankingDetails {
  @OneToOne(() => User, { primary: true, fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  /** Whose account it is; empty when it is the user's own. */
  @Property({ type: "text", default: "" }) nombreTitular: string = "";
  @Property({ type: "text", default: "" }) documentoTitular: string = "";
  @Property({ type: "text", default: "" }) telefono: string = "";
  @Property({ type: "text", default: "" }) observaciones: string = "";

  /** When the account was last changed, and by whom: told before it is paid into. */
  @Property({ ...instant, nullable: true })
  accountChangedAt: Date | null = null;

  /** Whether another account stood there before: without one it was only written down. */
  @Property({ type: "boolean", default: false })
  accountReplaced: boolean = false;

  @ManyToOne(() => User, { nullable: true, fieldName: "account_changed_by_id", deleteRule: "set null" })
  accountChangedBy: Rel<User> | null = null;
}
