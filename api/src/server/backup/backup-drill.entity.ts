import { Check, Entity, Enum, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../core/columns.ts";

/** Results of a drill: restored into a database, only read as a file, or failed. */
export const drillResults = ["restored", "read", "failed"] as const;
export type DrillResult = (typeof drillResults)[number];

/**
 * Nightly drill of a backup, in one row: the start of the last drill, and the result of the last one that
 * ended.
 */
@Entity({ tableName: "backup_drills" })
@Check({ name: "backup_drills_are_one_row", expression: "id = 1" })
@Check({
  name: "backup_drills_say_what_came_of_them",
  expression:
    "num_nonnulls(ended_at, result, seconds, rows, files) in (0, 5) and (result is not distinct from 'failed') = (failure is not null)",
})
export class BackupDrill {
  @PrimaryKey({ type: "smallint", autoincrement: false }) id: number = 1;
  @Property({ ...instant }) begunAt!: Date;
  @Property({ ...instant, nullable: true }) endedAt: Date | null = null;
  @Enum({ items: [...drillResults], type: "text", nullable: true }) result: DrillResult | null = null;
  /** Duration of the drill in seconds. */
  @Property({ type: "integer", nullable: true }) seconds: number | null = null;
  /** Number of rows in the archive. */
  @Property({ type: "integer", nullable: true }) rows: number | null = null;
  /** Number of files that were opened. */
  @Property({ type: "integer", nullable: true }) files: number | null = null;
  /** Reason of the failure as a sentence; null unless it failed. */
  @Property({ type: "text", nullable: true }) failure: string | null = null;
}
