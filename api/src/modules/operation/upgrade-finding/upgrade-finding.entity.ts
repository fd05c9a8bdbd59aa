import { type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/**
 * A record that an earlier version may have written wrongly, for review by a person. The finding does not
 * change the record.
 */
@Entity({ tableName: "upgrade_findings" })
@Unique({ name: "upgrade_findings_once_each", properties: ["kind", "subjectId"] })
@Index({
  name: "upgrade_findings_open",
  expression: "create index upgrade_findings_open on upgrade_findings (kind) where reviewed_at is null",
})
@Check({
  name: "upgrade_findings_reviewed_say_who",
  expression: "(reviewed_at is null) = (reviewed_by_id is null)",
})
export class UpgradeFinding {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Enum({ items: () => Object.values(UpgradeFindingKind) })
  kind!: UpgradeFindingKind;

  /**
   * Id of the payment, the later of two movements or customers, the contract, or the hotel of the library.
   */
  @Property({ type: "uuid" })
  subjectId!: string;

  /** Id of the movement that verified the payment, the earlier movement or customer, or the other hotel. */
  @Property({ type: "uuid", nullable: true })
  otherId: string | null = null;

  /**
   * Column and file of a payment's movement, letters of a contract, or data that a hotel has from another
   * hotel.
   */
  @Property({ type: "text", nullable: true })
  fact: string | null = null;

  @Property({ ...instant })
  foundAt!: Date;

  @Property({ ...instant, nullable: true })
  reviewedAt: Date | null = null;

  @Reference(() => User, "reviewed_by_id", { nullable: true, deleteRule: "restrict" })
  reviewedBy: Rel<User> | null = null;
}
