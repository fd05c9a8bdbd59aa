import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { Acquirer, SettledStatus } from "../bank.enums.ts";
import { ExactMoney } from "../statement/statement.types.ts";
import { settlementOrder } from "./settlement-order.rules.ts";
import { BankSettlement } from "./settlement.entity.ts";

/** Amounts of a settlement or a transaction: the net is the gross less all the others. */
@ObjectType({ simpleResolvers: true })
export class SettledMoney {
  @Field(() => ExactMoney, { description: "Lo que pagaron los clientes." }) gross!: ExactMoney;
  @Field(() => ExactMoney, { description: "Comisión." }) fee!: ExactMoney;
  @Field(() => ExactMoney, { description: "IVA de la comisión." }) feeVat!: ExactMoney;
  @Field(() => ExactMoney, { description: "Retención en la fuente." }) withheldRenta!: ExactMoney;
  @Field(() => ExactMoney, { description: "Retención de IVA." }) withheldIva!: ExactMoney;
  @Field(() => ExactMoney, { description: "Retención de ICA." }) withheldIca!: ExactMoney;
  @Field(() => ExactMoney, { description: "Impoconsumo y otros." }) other!: ExactMoney;
  @Field(() => ExactMoney, { description: "Lo que se abona." }) net!: ExactMoney;
}

/** A transaction of a report before it is imported, and the payment that it is. */
@ObjectType({ simpleResolvers: true })
export class PreviewedTransaction {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => Day, { description: "Día de que se trata." }) day!: string;
  @Field(() => String, { nullable: true, description: "Referencia del informe." }) reference!: string | null;
  @Field(() => String, { nullable: true, description: "Quién pagó, como lo dice el informe." })
  payer!: string | null;
  @Field(() => SettledStatus, { description: "Qué hizo el adquirente con ella." }) status!: SettledStatus;
  @Field(() => ExactMoney, { description: "Lo que pagó el cliente." }) gross!: ExactMoney;
  @Field(() => ExactMoney, { description: "Lo que se abona." }) net!: ExactMoney;
  @Field(() => Boolean, { description: "Si otro informe ya la trajo." }) known!: boolean;
  @Field(() => ID, { nullable: true, description: "Identificador del pago; nulo si no se encontró." })
  paymentId!: string | null;
  @Field(() => String, { nullable: true, description: "Contrato o referencia del pago, como se lee." })
  paymentName!: string | null;
}

/** Preview of a report's import as settlements. */
@ObjectType({ simpleResolvers: true })
export class SettlementPreview {
  @Field(() => Acquirer, { description: "Quién abona las ventas." }) acquirer!: Acquirer;
  @Field(() => SettledMoney, { description: "Lo que suma lo que no está en otro informe." })
  totals!: SettledMoney;
  @Field(() => [PreviewedTransaction], { description: "Las transacciones del informe." })
  transactions!: readonly PreviewedTransaction[];
  @Field(() => Int, { description: "Cuántas no están en otro informe." }) fresh!: number;
  @Field(() => Int, { description: "De esas, cuántas son de un pago registrado." }) found!: number;
  @Field(() => String, { nullable: true, description: "Por qué no se puede importar; nulo si se puede." })
  problem!: string | null;
}

/** Result of importing a report. */
@ObjectType({ simpleResolvers: true })
export class ImportedSettlements {
  @Field(() => [ID], { description: "Liquidaciones nuevas; ninguna si todo estaba en otro informe." })
  ids!: readonly string[];
  @Field(() => Int, { description: "Cuántos pagos quedaron verificados." }) verified!: number;
  @Field(() => [String], { description: "Por qué los otros siguen por verificar." })
  refused!: readonly string[];
}

/** A payment by card or online that the bank does not show yet, and why. */
@ObjectType({ simpleResolvers: true })
export class UnsettledPayment {
  @Field(() => ID, { description: "Identificador del pago." }) paymentId!: string;
  @Field(() => String, { description: "Contrato o reserva, como se lee." }) name!: string;
  @Field(() => Day, { description: "Día en que pagó el cliente." }) day!: string;
  @Field(() => COP, { description: "Lo que falta por ver, en COP." }) missing!: number;
  @Field(() => String, { description: "Por qué, como se lee." }) cause!: string;
}

/** One page of settlements. */
@ObjectType({ simpleResolvers: true })
export class BankSettlementPage extends PageOf(BankSettlement) {}

/** Page and order of the list of settlements. */
@ArgsType()
export class BankSettlementPageArgs extends OrderedPageOf<BankSettlement>()(settlementOrder) {}
