import { Check, Entity, PrimaryKey } from "@mikro-orm/decorators/legacy";

/** State of the demo data: begun, complete, or kept unchanged because people have worked with them. */
export type DemoState = "begun" | "whole" | "kept";

/**
 * State of the demo data, at most one row. It is not encrypted, because the next process must be able to read
 * it whatever key it has.
 */
@Entity({ tableName: "demo" })
@Check({ name: "demo_state_is_known", expression: "state in ('begun', 'whole', 'kept')" })
export class Demo {
  @PrimaryKey({ type: "text" }) state!: DemoState;
}
