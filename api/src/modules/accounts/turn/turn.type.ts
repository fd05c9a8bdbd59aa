import { Field, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** Member of the team who may do a step. */
@ObjectType({ simpleResolvers: true })
export class TurnPerson {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

/** Turn of a record: the person who does its next step, the step, and the time since which it is waiting. */
@ObjectType("Turn", { simpleResolvers: true })
export class TurnType {
  /** Person of the team; null when it is the client, or anybody in the office. */
  @Field(() => Int, { nullable: true }) userId!: number | null;
  @Field(() => Boolean) isClient!: boolean;
  /** Name for use in a sentence: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  @Field(() => String) who!: string;
  /** People who may do it, when it is no single person. */
  @Field(() => [TurnPerson]) people!: TurnPerson[];
  /** Name of the act that does the step: `send`. */
  @Field(() => String) act!: string;
  /** Next step, worded to follow `debe`: `enviarlo`. */
  @Field(() => String) step!: string;
  @Field(() => DateTime, { nullable: true }) since!: string | null;
  /** Sentence on the facts by which it waits. */
  @Field(() => String) sentence!: string;
  /** Label of the button that does it. */
  @Field(() => String) button!: string;
}
