import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../../core/enums.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";

/** Kinds of acts that show a customer's activity. */
export const CustomerWordKind = { opened: "opened", asked: "asked", paid: "paid" } as const;
export type CustomerWordKind = keyof typeof CustomerWordKind;
registerEnum(CustomerWordKind, {
  name: "CustomerWordKind",
  description: "Lo último que hizo un cliente: abrió un enlace, preguntó o pagó.",
});

/** Latest act of a customer, and the record that it concerns. */
@ObjectType({ simpleResolvers: true })
export class CustomerWord {
  @Field(() => CustomerWordKind, { description: "Qué hizo." }) kind!: CustomerWordKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: string;
  @Field(() => ID, { description: "Identificador del registro." }) recordId!: string;
  @Field(() => String, { description: "Número de la cotización o el contrato." }) number!: string;
}

/**
 * Amounts that a customer owes, by due day, over the contracts that the viewer may see, and the customer's
 * latest act.
 */
@ObjectType({ simpleResolvers: true })
export class CustomerStanding {
  @Field(() => COP, { description: "Lo que venció antes de hoy y no se ha pagado, en COP." })
  overdue!: number;
  @Field(() => Day, {
    nullable: true,
    description: "Vencimiento más antiguo que ya pasó y no se ha pagado; nulo si nada está vencido.",
  })
  overdueSince!: string | null;
  @Field(() => Day, { nullable: true, description: "Próximo día de pago, desde hoy." }) nextDue!:
    string | null;
  @Field(() => COP, { nullable: true, description: "Valor de ese próximo pago, en COP." }) nextAmount!:
    number | null;
  @Field(() => ID, { nullable: true, description: "Contrato de lo más antiguo sin pagar." }) contractId!:
    string | null;
  @Field(() => CustomerWord, { nullable: true, description: "Lo último que hizo; nulo si nada." })
  lastWord!: CustomerWord | null;
}
