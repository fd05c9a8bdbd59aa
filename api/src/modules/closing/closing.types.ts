import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP, DateTime, Day } from "../../core/scalars.ts";
import { MonthState, MonthWait } from "./closing.enums.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { monthOrder } from "./closing.rules.ts";

/** Number of records of a kind, and their total in COP. */
@ObjectType({ simpleResolvers: true })
export class CountedSum {
  @Field(() => Int, { description: "Cuántos son." }) cantidad!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
}

/** Verified payments with one payment method into one account. */
@ObjectType({ simpleResolvers: true })
export class ReceivedSum {
  @Field(() => String, { description: "Medio exacto de pago." }) medio!: string;
  @Field(() => ID, {
    nullable: true,
    description: "Identificador de la cuenta de la agencia; nulo si no se dijo.",
  })
  cuenta!: string | null;
  @Field(() => Int, { description: "Cuántos son." }) cantidad!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
}

/** Money of a month: all amounts dated on one of its days, each counted in one line only. */
@ObjectType({ simpleResolvers: true })
export class MonthFigures {
  /** Dated by the day on which the client paid. */
  @Field(() => [ReceivedSum], { description: "Lo recibido, por medio y cuenta." }) pagos!: ReceivedSum[];
  @Field(() => CountedSum, { description: "Todo lo recibido." }) recibido!: CountedSum;
  @Field(() => CountedSum, { description: "Las compras, pagadas o no; las anuladas no cuentan." })
  compras!: CountedSum;
  @Field(() => CountedSum, { description: "Compras de contado que se pagaron." }) contado!: CountedSum;
  @Field(() => CountedSum, { description: "Cuotas a proveedores que se pagaron." }) cuotas!: CountedSum;
  @Field(() => CountedSum, { description: "Comisiones que se pagaron." }) comisiones!: CountedSum;
  @Field(() => CountedSum, { description: "Devoluciones que se pagaron." }) devoluciones!: CountedSum;
  @Field(() => CountedSum, { description: "Todo lo que salió: a proveedores, a vendedores y a clientes." })
  pagado!: CountedSum;
}

/** One open record of a month. */
@ObjectType({ simpleResolvers: true })
export class WaitingRecord {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
  @Field(() => String, { description: "Número del contrato o la reserva, como se lee." }) name!: string;
  @Field(() => String, { description: "Cliente, proveedor o vendedor de que se trata." }) person!: string;
  @Field(() => Day, { description: "Día de que se trata." }) day!: string;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
}

/** Open records of one kind. */
@ObjectType({ simpleResolvers: true })
export class WaitingLine {
  @Field(() => MonthWait, { description: "Clase del registro." }) kind!: MonthWait;
  @Field(() => Int, { description: "Cuántos son." }) cantidad!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
  @Field(() => [WaitingRecord], { description: "Los primeros cincuenta, por su día." })
  records!: WaitingRecord[];
}

/** A month of the agency's money, from the first movement to the current month. */
@ObjectType({ simpleResolvers: true })
export class AccountingMonth {
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => MonthState, { description: "Si está en curso, abierto o cerrado." }) state!: MonthState;
  @Field(() => Int, { description: "Cuántas cosas esperan, de todas las clases." }) pendientes!: number;
  /** Current sum, also for a closed month; the closing has the figures stored at that time. */
  @Field(() => COP, { description: "Pagos verificados de clientes en sus días, en COP." }) recibido!: number;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora en que se cerró." }) closedAt!:
    string | null;
  @Field(() => String, { nullable: true, description: "Nombre de quien lo cerró." }) closedByName!:
    string | null;
  @Field(() => Int, { description: "Cuántas cosas informó Wompi después del cierre." })
  despuesDelCierre!: number;
}

@ObjectType({ simpleResolvers: true })
export class AccountingMonthPage extends PageOf(AccountingMonth) {}

/** Page and order of the list of months. */
@ArgsType()
export class AccountingMonthPageArgs extends OrderedPageOf<AccountingMonth>()(monthOrder) {}
