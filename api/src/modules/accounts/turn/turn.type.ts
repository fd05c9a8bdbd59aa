import { Field, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** Somebody of the team who may do a step. */
@ObjectType({ simpleResolvers: true })
export class TurnPerson {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

/** Who does the next step of a record, what it is, and since when it waits for them. */
@ObjectType("Turn", { simpleResolvers: true })
export class TurnType {
  /** The person of the team; null where it is the client, or whoever of the office may. */
  @Field(() => Int, { nullable: true }) userId!: number | null;
  @Field(() => Boolean) isClient!: boolean;
  /** Whom a sentence names: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  @Field(() => String) who!: string;
  /** Who may do it, where it is no single person. */
  @Field(() => [TurnPerson]) people!: TurnPerson[];
  /** What they have to do, after `debe`: `enviarlo`. */
  @Field(() => String) step!: string;
  @Field(() => DateTime, { nullable: true }) since!: string | null;
}
