import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { day, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { StatementContent } from "./statement.rules.ts";

/**
 * Issued statement of a seller's month. Its content never changes, and its holder can verify it by its code.
 * A statement with other content replaces it.
 */
@Entity({ tableName: "commission_statements" })
@Check({ name: "commission_statements_month_begins_on_the_first", expression: "extract(day from mes) = 1" })
@Index({ properties: ["vendedor", "mes", "issuedAt"] })
export class CommissionStatement extends Recorded {
  /** Number such as `EX-2026-000012`. */
  @Unique()
  @Property({ type: "text" })
  number!: string;

  @Reference(() => User, "vendedor_id")
  vendedor!: Rel<User>;

  /** First day of the month that the statement covers. */
  @Property({ ...day })
  mes!: string;

  @Property({ type: new ValueObjectColumn<StatementContent>() })
  contenido!: StatementContent;

  @Property({ ...instant })
  issuedAt!: Date;

  /** The stored PDF; null until a job has created it. */
  @Property({ type: "uuid", nullable: true })
  documentoId: string | null = null;
}
