import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/** Columns that a person chose for files with one line of titles, by the kind of import. */
@Entity({ tableName: "import_mappings" })
@Unique({ name: "import_mappings_once", properties: ["kind", "titles"] })
export class ImportMapping {
  @PrimaryKey({ type: "uuid" }) id: string = v7();

  /** `customers`, `providers` or `past_sales`. */
  @Property({ type: "text" }) kind!: string;

  /** The titles as they are compared, with bars between them. */
  @Property({ type: "text" }) titles!: string;

  /** Each field and its place, counted from 0. */
  @Property({ type: "json" }) columns!: readonly { readonly place: number; readonly field: string }[];

  @Property({ ...instant }) updatedAt!: Date;
}
