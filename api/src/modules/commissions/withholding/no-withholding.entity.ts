import type { Rel } from "@mikro-orm/core";
import { Entity, OneToOne } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { User } from "../../accounts/account/user.entity.ts";

/**
 * A payer's confirmation that nothing is withheld from a person without a tax profile; requested once per
 * person.
 */
@Entity({ tableName: "no_withholdings" })
export class NoWithholding extends Recorded {
  @OneToOne(() => User, { owner: true, unique: true, fieldName: "user_id" })
  user!: Rel<User>;

  @Reference(() => User, "confirmed_by_id", { nullable: true, deleteRule: "set null" })
  confirmedBy: Rel<User> | null = null;
}
