import { Check, Entity, PrimaryKey } from "@mikro-orm/decorators/legacy";

/** The progress of the demo data: begun, whole, or left as it was because people have worked with it. */
export type DemoState = "begun" | "whole" | "kept";

/**
 * The mark of the demo data, one row at most, not encrypted: the process that starts next must be able to
 * read it whatever key it has.
 */
@Entity({ tableName: "demo" })
@Check({ name: "demo_state_is_known", expression: "state in ('begun', 'whole', 'kept')" })
export class Demo {
  @PrimaryKey({ type: "text" }) state!: DemoState;
}
