import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../../core/columns.ts";
import type { Difference } from "./compare-day.ts";

/** Latest nightly comparison of Mi día with the turns of the records; the table has only this row. */
@Entity({ tableName: "day_comparisons" })
@Check({ name: "day_comparisons_are_one_row", expression: "id = 1" })
@Check({
  name: "day_comparisons_say_what_came_of_them",
  expression:
    "num_nonnulls(ended_at, people, turns, differing) in (0, 4) and differing >= jsonb_array_length(examples)",
})
export class DayComparison {
  @PrimaryKey({ type: "smallint", autoincrement: false }) id: number = 1;
  @Property({ ...instant }) begunAt!: Date;
  @Property({ ...instant, nullable: true }) endedAt: Date | null = null;
  /** Number of people whose day was compared. */
  @Property({ type: "integer", nullable: true }) people: number | null = null;
  /** Number of turns, counted once for each person who has one. */
  @Property({ type: "integer", nullable: true }) turns: number | null = null;
  /** Number of records that differ, counted once for each person. */
  @Property({ type: "integer", nullable: true }) differing: number | null = null;
  /** First differences as examples, by name and number. */
  @Property({ type: "jsonb", default: "[]" }) examples: readonly Difference[] = [];
}
