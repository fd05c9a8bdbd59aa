import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { DebtAge } from "./receivable.enums.ts";
import { receivableOrder } from "./receivable.rules.ts";

/** Debt of a signed contract; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class Receivable {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." }) telefono!:
    string | null;
  @Field(() => String, { description: "Correo electrónico." }) correo!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  /** Name of the seller of the contract, the lowest in rank among the contract's sellers. */
  @Field(() => String, { nullable: true, description: "Quien vende el contrato." }) vendedor!: string | null;
  @Field(() => COP, { description: "Saldo en COP." }) saldo!: number;
  @Field(() => COP, { description: "Lo que ya venció y no se ha pagado, en COP." }) saldoVencido!: number;
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." }) porVerificar!: number;
  /** Due day of the oldest unpaid line, once it has passed; otherwise null. */
  @Field(() => Day, { nullable: true, description: "Vencimiento más antiguo sin pagar." }) oldestDue!:
    string | null;
  /** Number of days since `oldestDue`. */
  @Field(() => Int, { description: "Días desde entonces; 0 si nada está vencido." }) daysOverdue!: number;
  @Field(() => DebtAge, { description: "Hace cuánto venció." }) age!: DebtAge;
  @Field(() => Day, { nullable: true, description: "Próximo día de pago, desde hoy." }) nextDue!:
    string | null;
  @Field(() => COP, { nullable: true, description: "Valor de ese próximo pago, en COP." }) nextAmount!:
    number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: "Último recordatorio al cliente, a mano o automático.",
  })
  lastContact!: string | null;
  @Field(() => DateTime, { nullable: true, description: "Último recordatorio que se hizo a mano." })
  remindedAt!: string | null;
  @Field(() => ID, { nullable: true, description: "Promesa de pago en pie; nulo si no hay." }) promiseId!:
    string | null;
  @Field(() => Day, { nullable: true, description: "Día que prometió." }) promisedDay!: string | null;
  @Field(() => COP, { nullable: true, description: "Valor que prometió, en COP." }) promisedAmount!:
    number | null;
  @Field(() => String, { nullable: true, description: "A quién se lo prometió." }) promisedTo!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReceivablePage extends PageOf(Receivable) {}

/** Arguments of a page of debts, with the sort order. */
@ArgsType()
export class ReceivablePageArgs extends OrderedPageOf<Receivable>()(receivableOrder) {}

/** Number of contracts whose debt has one age, and the total in COP. */
@ObjectType({ simpleResolvers: true })
export class ReceivableSum {
  @Field(() => DebtAge, { description: "Hace cuánto venció." }) age!: DebtAge;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
  @Field(() => COP, { description: "Saldo en COP." }) saldo!: number;
  @Field(() => COP, { description: "Lo que ya venció y no se ha pagado, en COP." }) saldoVencido!: number;
}

/** Debts by age, and the number of promises whose day has come. */
@ObjectType({ simpleResolvers: true })
export class ReceivableFigures {
  @Field(() => [ReceivableSum], { description: "Cada edad, en su orden." }) ages!: ReceivableSum[];
  @Field(() => Int, { description: "Promesas cuyo día ya llegó." }) promisesDue!: number;
  @Field(() => Int, { description: "Clientes a quienes hoy se les puede escribir por algo vencido." })
  toCollect!: number;
}
