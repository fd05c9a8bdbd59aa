import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { DebtAge } from "./receivable.enums.ts";
import { receivableOrder } from "./receivable.rules.ts";

/** Debt of a signed contract; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class Receivable {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String, { nullable: true }) telefono!: string | null;
  @Field(() => String) correo!: string;
  @Field(() => String) destino!: string;
  /** Seller of the contract: the lowest in rank of its named sellers. */
  @Field(() => String, { nullable: true }) vendedor!: string | null;
  @Field(() => COP) saldo!: number;
  /** Amount that was due by today and is unpaid. */
  @Field(() => COP) saldoVencido!: number;
  /** Reported or registered, and not yet verified. */
  @Field(() => COP) porVerificar!: number;
  /** The due day of the oldest line that is not paid: since when it is overdue, when that has passed. */
  @Field(() => Day, { nullable: true }) oldestDue!: string | null;
  /** Days since then; 0 when nothing is overdue. */
  @Field(() => Int) daysOverdue!: number;
  @Field(() => DebtAge) age!: DebtAge;
  /** Next due day and amount, from today on. */
  @Field(() => Day, { nullable: true }) nextDue!: string | null;
  @Field(() => COP, { nullable: true }) nextAmount!: number | null;
  /** Time at which the client was last reminded, by hand or automatically. */
  @Field(() => DateTime, { nullable: true }) lastContact!: string | null;
  @Field(() => DateTime, { nullable: true }) remindedAt!: string | null;
  /** Promise of the client that has not been withdrawn. */
  @Field(() => ID, { nullable: true }) promiseId!: string | null;
  @Field(() => Day, { nullable: true }) promisedDay!: string | null;
  @Field(() => COP, { nullable: true }) promisedAmount!: number | null;
  @Field(() => String, { nullable: true }) promisedTo!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReceivablePage extends PageOf(Receivable) {}

/** Page of debts, with its order. */
@ArgsType()
export class ReceivablePageArgs extends OrderedPageOf<Receivable>()(receivableOrder) {}

/** Number of contracts with a debt of one age, and its sum in COP. */
@ObjectType({ simpleResolvers: true })
export class ReceivableSum {
  @Field(() => DebtAge) age!: DebtAge;
  @Field(() => Int) count!: number;
  @Field(() => COP) saldo!: number;
  @Field(() => COP) saldoVencido!: number;
}

/** Debts by age, and the number of promises whose day has arrived. */
@ObjectType({ simpleResolvers: true })
export class ReceivableFigures {
  /** Each age, in their order. */
  @Field(() => [ReceivableSum]) ages!: ReceivableSum[];
  @Field(() => Int) promisesDue!: number;
  /** Clients who may be written today about an overdue amount. */
  @Field(() => Int) toCollect!: number;
}
