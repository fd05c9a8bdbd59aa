import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "./columns.ts";
import { DateTime } from "./scalars.ts";

/**
 * The columns of every record: an id made by the application (UUID v7), when it was made and last changed,
 * and its edit version.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class Recorded {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  @Field(() => DateTime)
  @Property({ ...instant })
  updatedAt!: Date;

  /** Raised only by an edit of the record itself, never by its lifecycle. */
  @Field(() => Int)
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
