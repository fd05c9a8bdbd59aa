import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant } from "../columns.ts";
import { Sql } from "../read/sql-field.ts";
import { bind, sql } from "../read/sql.ts";
import { Recorded } from "../record.ts";
import { DateTime } from "../scalars.ts";

/** A file that a person requested and a job makes: its progress, and for a day the file itself. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class GeneratedFile extends Recorded {
  abstract status: string;
  abstract readyAt: Date | null;

  /** Number of times that it was begun. */
  @Property({ type: "smallint", default: 0 })
  attempts: number = 0;

  /** Reason why no file was made, as a person reads it. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  @Property({ type: "text", nullable: true })
  fileKey: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  filename: string | null = null;

  /** Bytes. */
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  size: number | null = null;

  /** Time at which its file is deleted. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  expiresAt: Date | null = null;

  /** True when its time is over, deleted yet or not. */
  @Sql((row) => sql`coalesce(${row("expiresAt")} <= ${bind.now}, false)`)
  @Field(() => Boolean)
  readonly isOver!: boolean;
}
