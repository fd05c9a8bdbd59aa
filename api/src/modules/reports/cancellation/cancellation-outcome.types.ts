import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";

/** A commission that cancelling its contract changes. */
@ObjectType({ simpleResolvers: true })
export class AffectedCommission {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  /** Seller who earned it. */
  @Field(() => String, { description: "Nombre de quien la ganó." }) seller!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
}

/** Something that was bought for a contract, and stays bought when it is cancelled. */
@ObjectType({ simpleResolvers: true })
export class AffectedPurchase {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Descripción del ítem." }) item!: string;
  @Field(() => String, { description: "Nombre del proveedor." }) provider!: string;
  @Field(() => COP, { description: "Costo en COP." }) cost!: number;
  /** Amount of it that the agency still owes, in COP. */
  @Field(() => COP, { description: "Lo que aún se debe de ella, en COP." }) owed!: number;
}

/** Effects of cancelling a contract now. */
@ObjectType({ simpleResolvers: true })
export class CancellationOutcome {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  /** Unpaid commissions that will be voided. */
  @Field(() => [AffectedCommission], { description: "Comisiones sin pagar que se anularían." })
  voided!: AffectedCommission[];
  /** Paid commissions that an adjustment of the same amount will reverse. */
  @Field(() => [AffectedCommission], { description: "Comisiones pagadas que descontaría un ajuste." })
  adjusted!: AffectedCommission[];
  /** Month in which adjustments are deducted from the payments. */
  @Field(() => Day, { description: "Mes en que esos ajustes bajan lo que se paga." }) adjustedIn!: string;
  /** Amount of the client's payments that can be refunded, in COP. */
  @Field(() => COP, { description: "Lo pagado que se puede devolver, en COP." }) refundable!: number;
  /**
   * Registered payments that wait for verification, in COP: verified after the cancellation, they are
   * refunded automatically.
   */
  @Field(() => COP, {
    description: "Lo que espera verificación, en COP: si se verifica después, se devuelve solo.",
  })
  awaiting!: number;
  @Field(() => [AffectedPurchase], { description: "Lo que ya se compró." }) purchases!: AffectedPurchase[];
  /** Points that the person who referred the client loses when all of it is refunded. */
  @Field(() => Int, { description: "Puntos que pierde quien refirió al cliente si se devuelve todo." })
  points!: number;
  /** The quote that is approved again; null when it stays converted. */
  @Field(() => String, {
    nullable: true,
    description: "Cotización que vuelve a estar aprobada; nulo si sigue convertida.",
  })
  quoteNumber!: string | null;
  /** Invoice that will be credited. */
  @Field(() => String, {
    nullable: true,
    description: "Factura que devolvería una nota crédito; nulo si no hay.",
  })
  invoiceNumber!: string | null;
  /** Number of the open addendum, which will be withdrawn. */
  @Field(() => Int, {
    nullable: true,
    description: "Número del otrosí abierto que se retira; nulo si no hay.",
  })
  openAddendum!: number | null;
}
