import { Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";

/** Message to a client that waits until the owner sends it. */
@ObjectType({ simpleResolvers: true })
export class WaitingMail {
  @Field(() => ID) id!: string;
  /** `Contrato para firmar`. */
  @Field(() => String) what!: string;
  /** An e-mail address, or the number of a mobile. */
  @Field(() => String) to!: string;
  @Field(() => String) subject!: string;
  @Field(() => DateTime) since!: Date;
  /** Time at which it is dropped, unless it is sent before. */
  @Field(() => DateTime) endsAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class WaitingMailPage extends PageOf(WaitingMail) {}
