import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/** Columns that a person chose for files with the same title line, by kind of import. */
@Entity({ tableName: "import_mappings" })
@Unique({ name: "import_mappings_once", properties: ["kind", "titles"] })
export class ImportMapping {
  @PrimaryKey({ type: "uuid" }) id: string = v7();

  /** `customers`, `providers` or `past_sales`. */
  @Property({ type: "text" }) kind!: string;

  /** Titles in their form for comparison, separated by vertical bars. */
  @Property({ type: "text" }) titles!: string;

  /** Each field and the position of its column, counted from 0. */
  @Property({ type: "json" }) columns!: readonly { readonly place: number; readonly field: string }[];

  @Property({ ...instant }) updatedAt!: Date;
}
