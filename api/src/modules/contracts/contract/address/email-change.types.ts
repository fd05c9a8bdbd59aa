import { Field, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../../../core/scalars.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { NO_CHANGE } from "./email-changes.ts";

/** States of a change of address. */
export const EmailChangeState = {
  abierto: "abierto",
  confirmado: "confirmado",
  negado: "negado",
  deshecho: "deshecho",
} as const;
export type EmailChangeState = keyof typeof EmailChangeState;
registerEnumType(EmailChangeState, {
  name: "EmailChangeState",
  description: "What became of a change of an address.",
});

/** Change of the address to which contracts are sent, as shown to the holder of the former address. */
@NotFound(NO_CHANGE)
@ObjectType({ simpleResolvers: true })
export class AskedEmailChange {
  @Field(() => String, { description: "De qué se trata: `el contrato CT-2026-000045`." }) about!: string;
  @Field(() => DateTime, { description: "Fecha y hora del cambio." }) changedAt!: Date;
  @Field(() => EmailChangeState, { description: "Estado del registro." }) state!: EmailChangeState;
}
