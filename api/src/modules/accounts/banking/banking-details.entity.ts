import type { Rel } from "@mikro-orm/core";
import { Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
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
}
