import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";

/** One numbered version of a record's document: its original PDF, with the hash that proves it. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class FrozenPdf {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  /** Number of the file: from 1, without gaps. */
  @Field(() => Int)
  @Property({ type: "integer" })
  number!: number;

  /** Key of the PDF in storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** Bytes of the PDF. */
  @Field(() => Int)
  @Property({ type: "integer" })
  size!: number;

  /** SHA-256 of the PDF, hexadecimal. */
  @Field(() => String)
  @Property({ type: "text" })
  sha256!: string;
}
