import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { DebtAge } from "./receivable.enums.ts";
import { receivableOrder } from "./receivable.rules.ts";

/** What a signed contract owes; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class Receivable {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String, { nullable: true }) telefono!: string | null;
  @Field(() => String) correo!: string;
  @Field(() => String) destino!: string;
  /** Whoever sells it, the lowest of those who stand on it. */
  @Field(() => String, { nullable: true }) vendedor!: string | null;
  @Field(() => COP) saldo!: number;
  /** What should have been paid by today and was not. */
  @Field(() => COP) saldoVencido!: number;
  /** Reported or registered, and not yet verified. */
  @Field(() => COP) porVerificar!: number;
  /** The due day of the oldest line that is not paid: since when it is overdue, when that has passed. */
  @Field(() => Day, { nullable: true }) oldestDue!: string | null;
  /** Days since then; 0 when nothing is overdue. */
  @Field(() => Int) daysOverdue!: number;
  @Field(() => DebtAge) age!: DebtAge;
  /** What is due next, from today on. */
  @Field(() => Day, { nullable: true }) nextDue!: string | null;
  @Field(() => COP, { nullable: true }) nextAmount!: number | null;
  /** When the client was last reminded, by hand or by itself. */
  @Field(() => DateTime, { nullable: true }) lastContact!: string | null;
  @Field(() => DateTime, { nullable: true }) remindedAt!: string | null;
  /** What the client promised, and has not been withdrawn. */
  @Field(() => ID, { nullable: true }) promiseId!: string | null;
  @Field(() => Day, { nullable: true }) promisedDay!: string | null;
  @Field(() => COP, { nullable: true }) promisedAmount!: number | null;
  @Field(() => String, { nullable: true }) promisedTo!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReceivablePage extends PageOf(Receivable) {}

/** Which page of what is owed, and in which order. */
@ArgsType()
export class ReceivablePageArgs extends OrderedPageOf<Receivable>()(receivableOrder) {}

/** How many contracts owe, and how much; in COP. */
@ObjectType({ simpleResolvers: true })
export class ReceivableSum {
  @Field(() => DebtAge) age!: DebtAge;
  @Field(() => Int) count!: number;
  @Field(() => COP) saldo!: number;
  @Field(() => COP) saldoVencido!: number;
}

/** What is owed by age, and how many promised days have come. */
@ObjectType({ simpleResolvers: true })
export class ReceivableFigures {
  /** Each age, in their order. */
  @Field(() => [ReceivableSum]) ages!: ReceivableSum[];
  @Field(() => Int) promisesDue!: number;
}
