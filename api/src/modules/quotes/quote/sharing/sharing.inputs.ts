import { IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, registerEnumType } from "type-graphql";
import { longestNote } from "./quote-link.rules.ts";

/** Personal note from the seller to the client: absent keeps the one that was sent last, empty removes it. */
@ArgsType()
export class SendingNote {
  @IsOptional()
  @MaxLength(longestNote, {
    message: `La nota tiene como máximo ${longestNote.toLocaleString("es-CO")} letras`,
  })
  @Field(() => String, { nullable: true })
  note?: string | null;
}

/** Channels by which a person carries a link to the client. */
export const SharedChannel = { whatsapp: "whatsapp", copy: "copy" } as const;
registerEnumType(SharedChannel, {
  name: "SharedChannel",
  description: "Medio por el que alguien de la agencia lleva un enlace a su cliente.",
});
