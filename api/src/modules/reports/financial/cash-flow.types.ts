import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { CashFlowKind, CashFlowTime } from "./cash-flow.enums.ts";

/** Cash flow expected in one time category, in COP. */
@ObjectType({ simpleResolvers: true })
export class CashFlowLine {
  @Field(() => CashFlowTime, { description: "Cuándo entra o sale." }) time!: CashFlowTime;
  @Field(() => Day, {
    nullable: true,
    description: "Lunes de la semana; nulo para lo vencido, lo de después y lo que no tiene fecha.",
  })
  monday!: string | null;
  @Field(() => COP, { description: "Lo que deben los clientes, en COP." }) clientes!: number;
  @Field(() => COP, { description: "Lo que se les debe a los proveedores, en COP." }) proveedores!: number;
  @Field(() => COP, { description: "Comisiones, cada mes hasta su límite, en COP." }) comisiones!: number;
  @Field(() => COP, { description: "Devoluciones a clientes, en COP." }) devoluciones!: number;
  @Field(() => COP, { description: "Lo que entra menos lo que sale, en COP." }) neto!: number;
}

/** Cash flow of the next twelve weeks, with overdue amounts before and later amounts after. */
@ObjectType({ simpleResolvers: true })
export class CashFlow {
  @Field(() => [CashFlowLine], { description: "En el orden del tiempo; están todas las semanas." })
  lines!: CashFlowLine[];
}

/** Amount in the cash flow. */
@ObjectType({ simpleResolvers: true })
export class CashFlowEntry {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => CashFlowKind, { description: "De quién o para quién es." }) kind!: CashFlowKind;
  @Field(() => Day, { nullable: true, description: "Día de que se trata." }) day!: string | null;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => String, { description: "Persona o empresa que paga o a la que se le paga." }) person!: string;
  @Field(() => String, { description: "Número del contrato o la reserva, como se lee." }) name!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class CashFlowEntryPage extends PageOf(CashFlowEntry) {
  @Field(() => COP, { description: "Suma de todo, en COP." }) amount!: number;
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
}
