import { Field, InputType } from "type-graphql";
import { Day } from "../../core/scalars.ts";
import { HistoryRecord } from "./history.enums.ts";

/** Filter of the audit log; without values it selects all entries. */
@InputType()
export class AuditFilter {
  @Field(() => HistoryRecord, { nullable: true, description: "De qué es la línea." })
  record?: HistoryRecord | null;

  @Field(() => String, { nullable: true, description: "Número o nombre del registro, o su identificador." })
  number?: string | null;

  @Field(() => String, { nullable: true, description: "Quién lo hizo: parte del nombre, o un correo." })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "El acto: la última parte de su nombre, como `verified`.",
  })
  act?: string | null;

  /** First day, in Bogota time. */
  @Field(() => Day, { nullable: true, description: "Primer día." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Último día." })
  to?: string | null;
}
