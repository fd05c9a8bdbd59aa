import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { CashFlowKind, CashFlowTime } from "./cash-flow.enums.ts";

/** Cash flow expected at one time, in COP. */
@ObjectType({ simpleResolvers: true })
export class CashFlowLine {
  @Field(() => CashFlowTime) time!: CashFlowTime;
  /** Monday of a week; null for overdue amounts, for later ones and for amounts without a day. */
  @Field(() => Day, { nullable: true }) monday!: string | null;
  /** Amount owed by clients. */
  @Field(() => COP) clientes!: number;
  /** Amount owed to providers. */
  @Field(() => COP) proveedores!: number;
  /** Commissions of sellers, each month up to their limit. */
  @Field(() => COP) comisiones!: number;
  /** Refunds to clients. */
  @Field(() => COP) devoluciones!: number;
  /** Amount owed by clients, less all outgoing amounts. */
  @Field(() => COP) neto!: number;
}

/** Cash flow of the next twelve weeks, with overdue amounts before and later ones after. */
@ObjectType({ simpleResolvers: true })
export class CashFlow {
  /** Lines in the order of time; every week is included. */
  @Field(() => [CashFlowLine]) lines!: CashFlowLine[];
}

/** One amount of the cash flow. */
@ObjectType({ simpleResolvers: true })
export class CashFlowEntry {
  @Field(() => ID) id!: string;
  @Field(() => CashFlowKind) kind!: CashFlowKind;
  @Field(() => Day, { nullable: true }) day!: string | null;
  @Field(() => COP) amount!: number;
  /** Person or company that pays or is paid. */
  @Field(() => String) person!: string;
  /** Readable name of the contract or the reservation. */
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => ID, { nullable: true }) orderId!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class CashFlowEntryPage extends PageOf(CashFlowEntry) {
  /** Total of all entries, in COP. */
  @Field(() => COP) amount!: number;
  @Field(() => Int) limit!: number;
}
