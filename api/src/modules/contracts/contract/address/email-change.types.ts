import { Field, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../../../core/scalars.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { NO_CHANGE } from "./email-changes.ts";

/** What became of a change of an address. */
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

/** A change of the address to which contracts go, as its former address is told of it. */
@NotFound(NO_CHANGE)
@ObjectType({ simpleResolvers: true })
export class AskedEmailChange {
  /** `el contrato CT-2026-000045` */
  @Field(() => String) about!: string;
  @Field(() => DateTime) changedAt!: Date;
  @Field(() => EmailChangeState) state!: EmailChangeState;
}
