import { Field, ID, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";

/** Voided purchase that a provider has to refund, with its provider and contract. */
@ObjectType({ simpleResolvers: true })
export class ClaimedPurchase {
  @Field(() => ID, { description: "Identificador del proveedor." }) providerId!: string;
  @Field(() => String, { description: "Nombre del proveedor en el directorio." }) proveedor!: string;
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Lo que se compró." }) descripcion!: string;
  @Field(() => COP, { description: "Costo de la compra, en COP." }) costo!: number;
}
