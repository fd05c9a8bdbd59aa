import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { AcquisitionOutcome } from "./payout.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { payoutOrder } from "./payout.rules.ts";

/** One page of payments. */
@ObjectType({ simpleResolvers: true })
export class CommissionPayoutPage extends PageOf(CommissionPayout) {}

/** A commission whose payment a second person has to approve. */
@ObjectType({ simpleResolvers: true })
export class UnapprovedLine {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número del contrato." }) contrato!: string;
}

/** Preview of the payment to one seller, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutSeller {
  @Field(() => Int, { description: "Número de la cuenta de quien vende." }) vendedorId!: number;
  @Field(() => String, { description: "Nombre con el que se conoce." }) nombre!: string;
  @Field(() => Int, { description: "Cuántas comisiones, sin los ajustes." }) lines!: number;
  @Field(() => COP, { description: "Las comisiones solas, en COP." }) comisiones!: number;
  /** Deducted from this payment. */
  @Field(() => COP, { description: "Ajustes en COP: 0 o negativo." }) ajustes!: number;
  @Field(() => COP, { description: "Retención en la fuente en COP." }) retefuente!: number;
  @Field(() => COP, { description: "Retención de ICA en COP." }) reteIca!: number;
  @Field(() => COP, { description: "Lo que sale después de retenciones, en COP." }) neto!: number;
  @Field(() => String, {
    nullable: true,
    description: "Banco, tipo y número; nulo si los datos no están completos.",
  })
  cuenta!: string | null;
  @Field(() => AcquisitionOutcome, { description: "Si su pago hace un documento soporte." })
  documento!: AcquisitionOutcome;
  /** True when the payment requires a tax profile or that confirmation first. */
  @Field(() => Boolean, {
    description: "Si no tiene perfil tributario y nadie ha confirmado que se le paga sin retener.",
  })
  preguntaRetencion!: boolean;
  @Field(() => [String], { description: "Cómo se calcula la retención, paso por paso." })
  retencion!: string[];
  @Field(() => [String], { description: "Avisos sobre la cuenta, antes de pagar." })
  avisos!: readonly string[];
  /** Amounts of one seller's commissions count together toward the limit for approval. */
  @Field(() => [UnapprovedLine], { description: "Las que debe aprobar antes una segunda persona." })
  porAprobar!: UnapprovedLine[];
}

/** Totals of a payment of selected commissions, in COP. */
@ObjectType({ simpleResolvers: true })
export class PayoutPreview {
  @Field(() => Int, { description: "Cuántas comisiones, sin los ajustes." }) lines!: number;
  @Field(() => COP, { description: "Antes de retenciones, en COP." }) bruto!: number;
  @Field(() => COP, { description: "Retención en la fuente en COP." }) retefuente!: number;
  @Field(() => COP, { description: "Retención de ICA en COP." }) reteIca!: number;
  @Field(() => COP, { description: "Lo que sale después de retenciones, en COP." }) neto!: number;
  @Field(() => [PayoutSeller], { description: "Las personas a quienes se les paga." })
  sellers!: PayoutSeller[];
  /** Problem of the first refused commission, with its name. */
  @Field(() => String, { nullable: true, description: "Por qué no se puede pagar ahora; nulo si se puede." })
  problema!: string | null;
}

/** Page and order of the list of commission payments. */
@ArgsType()
export class CommissionPayoutPageArgs extends OrderedPageOf<CommissionPayout>()(payoutOrder) {}
