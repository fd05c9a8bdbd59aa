import type { Rel } from "@mikro-orm/core";
import { Check, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { Reference } from "../../../core/column.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { MonthClosing } from "../../closing/month-closing.entity.ts";
import type { Material } from "./material.type.ts";

/**
 * Content of the folder of a closed month, as it was first made: vouchers, lists, sums, and the accounts that
 * were used. A trigger keeps it: the same closing gives the same bytes, and a closing after a reopening is
 * the next version.
 */
@Entity({ tableName: "accounting_packages" })
@Unique({ name: "accounting_packages_once_per_closing", properties: ["closing"] })
@Unique({ name: "accounting_packages_number_versions", properties: ["mes", "number"] })
@Check({ name: "accounting_packages_count_from_one", expression: "number >= 1" })
@Check({
  name: "accounting_packages_have_their_hash",
  expression: "sha256 = encode(sha256(convert_to(material::text, 'UTF8')), 'hex')",
})
export class AccountingPackage {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => MonthClosing, "closing_id", { deleteRule: "restrict" })
  closing!: Rel<MonthClosing>;

  @Property({ type: "text" })
  mes!: string;

  /** Version of the month's folder, counted from 1. */
  @Property({ type: "integer" })
  number!: number;

  @Property({ type: "json", columnType: "jsonb", lazy: true })
  material!: Material;

  @Property({ type: "text" })
  sha256!: string;

  @Property({ ...instant })
  createdAt!: Date;

  @Reference(() => User, "created_by_id", { deleteRule: "restrict" })
  createdBy!: Rel<User>;
}
