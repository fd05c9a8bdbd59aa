import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Int, registerEnumType } from "type-graphql";
import { planTerms } from "../../plan-terms.rules.ts";
import { longestNote } from "./quote-link.rules.ts";

/**
 * Personal note from the seller to the client: when absent, the note that was sent last is kept; an empty
 * text removes it.
 */
@ArgsType()
export class SendingNote {
  @IsOptional()
  @MaxLength(longestNote, {
    message: `La nota tiene como máximo ${longestNote.toLocaleString("es-CO")} letras`,
  })
  @Field(() => String, { nullable: true })
  note?: string | null;
}

const PAYMENTS = { message: `Los pagos deben estar entre 1 y ${planTerms.mostShares}` };

/** Terms of sending an offer: the note, and whether the client may close it online. */
@ArgsType()
export class SendingTerms extends SendingNote {
  @IsOptional()
  @Min(1, PAYMENTS)
  @Max(planTerms.mostShares, PAYMENTS)
  @Field(() => Int, { nullable: true })
  closesOnlineIn?: number | null;
}

/** Channels through which a person passes a link on to the client. */
export const SharedChannel = { whatsapp: "whatsapp", copy: "copy" } as const;
registerEnumType(SharedChannel, {
  name: "SharedChannel",
  description: "Medio por el que alguien de la agencia lleva un enlace a su cliente.",
});
