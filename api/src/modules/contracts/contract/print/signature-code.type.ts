import { Field, ObjectType } from "type-graphql";
import { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import type { CodeWay } from "../../../../core/auth/code-way.rules.ts";

/** One-time code with which a client signed. */
@ObjectType({ simpleResolvers: true })
export class SignatureCode implements CodeWay {
  @Field(() => CodeChannel, { description: "Por dónde se envió." }) channel!: CodeChannel;
  /** Null for codes from before recipients were stored. */
  @Field(() => String, {
    nullable: true,
    description: "A dónde se envió, enmascarado: `••• 1234`, `m***@example.com`.",
  })
  sentTo!: string | null;
}
