import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";

/** Commission that the cancellation of its contract changes. */
@ObjectType({ simpleResolvers: true })
export class AffectedCommission {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre de quien la ganó." }) seller!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
}

/** Purchase for a contract that is not undone when the contract is cancelled. */
@ObjectType({ simpleResolvers: true })
export class AffectedPurchase {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Descripción del servicio." }) item!: string;
  @Field(() => String, { description: "Nombre del proveedor." }) provider!: string;
  @Field(() => COP, { description: "Costo en COP." }) cost!: number;
  @Field(() => COP, { description: "Lo que aún se debe de ella, en COP." }) owed!: number;
}

/** Effects of cancelling a contract now. */
@ObjectType({ simpleResolvers: true })
export class CancellationOutcome {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => [AffectedCommission], { description: "Comisiones sin pagar que se anularían." })
  voided!: AffectedCommission[];
  @Field(() => [AffectedCommission], { description: "Comisiones pagadas que descontaría un ajuste." })
  adjusted!: AffectedCommission[];
  @Field(() => Day, { description: "Mes en que esos ajustes bajan lo que se paga." }) adjustedIn!: string;
  @Field(() => COP, { description: "Lo pagado que se puede devolver, en COP." }) refundable!: number;
  @Field(() => COP, {
    description: "Lo que espera verificación, en COP: si se verifica después, se devuelve solo.",
  })
  awaiting!: number;
  @Field(() => [AffectedPurchase], { description: "Lo que ya se compró." }) purchases!: AffectedPurchase[];
  @Field(() => Int, { description: "Puntos que pierde quien refirió al cliente si se devuelve todo." })
  points!: number;
  @Field(() => String, {
    nullable: true,
    description: "Cotización que vuelve a estar aprobada; nulo si sigue convertida.",
  })
  quoteNumber!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Factura que devolvería una nota crédito; nulo si no hay.",
  })
  invoiceNumber!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: "Número del otrosí abierto que se retira; nulo si no hay.",
  })
  openAddendum!: number | null;
}
