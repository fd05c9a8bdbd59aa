import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { EstadoPago } from "../purchase/purchase.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { providerDueOrder, providerPurchaseOrder } from "../purchase/purchase.rules.ts";

/** One amount that a provider is paid: a purchase at once, or an installment of one. */
@ObjectType({ simpleResolvers: true })
export class ProviderDue {
  /** Id of the installment, else of the purchase. */
  @Field(() => ID) id!: string;
  @Field(() => ID) purchaseId!: string;
  @Field(() => ID, { nullable: true }) installmentId!: string | null;
  @Field(() => ID) providerId!: string;
  /** The provider's name in the directory. */
  @Field(() => String) provider!: string;
  @Field(() => String, { nullable: true }) nit!: string | null;
  /** The provider as a line of the books names it. */
  @Field(() => ThirdParty) thirdParty!: ThirdParty;
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  /** Description of the item bought. */
  @Field(() => String) item!: string;
  /** Number of this payment within its purchase, with the count in `of`. */
  @Field(() => Int) number!: number;
  @Field(() => Int) of!: number;
  @Field(() => COP) monto!: number;
  @Field(() => Day, { nullable: true }) dueOn!: string | null;
  @Field(() => Day, { nullable: true }) paidOn!: string | null;
  @Field(() => EstadoPago) estado!: EstadoPago;
  /** Account that it is paid to: bank and last digits. */
  @Field(() => String, { nullable: true }) bank!: string | null;
  @Field(() => String, { nullable: true }) maskedAccount!: string | null;
  /** Time of that account's last change; shown, with its author, before the payment. */
  @Field(() => DateTime, { nullable: true }) accountChangedAt!: string | null;
  @Field(() => Int, { nullable: true }) accountChangedById!: number | null;
  /** True when the change replaced an earlier account. */
  @Field(() => Boolean) accountReplaced!: boolean;
  /** True when paying it needs a second person; `approvedById` is the one who approved its present amount. */
  @Field(() => Boolean) needsSecondPerson!: boolean;
  @Field(() => Int, { nullable: true }) approvedById!: number | null;
}

@ObjectType({ simpleResolvers: true })
export class ProviderDuePage extends PageOf(ProviderDue) {}

/** Total due in a week, which begins on a Monday. */
@ObjectType({ simpleResolvers: true })
export class DueWeek {
  @Field(() => Day) monday!: string;
  @Field(() => COP) monto!: number;
  @Field(() => Int) count!: number;
}

/** Totals owed to providers by time; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderDueFigures {
  @Field(() => COP) overdue!: number;
  @Field(() => Int) overdueCount!: number;
  /** Number of amounts due today or earlier. */
  @Field(() => Int) dueCount!: number;
  @Field(() => COP) week!: number;
  @Field(() => Int) weekCount!: number;
  @Field(() => COP) later!: number;
  @Field(() => Int) laterCount!: number;
  @Field(() => COP) undated!: number;
  @Field(() => Int) undatedCount!: number;
  /** Number of amounts paid within the last thirty days. */
  @Field(() => Int) paidCount!: number;
  /** This week and the seven after it; a week in which nothing is due is left out. */
  @Field(() => [DueWeek]) weeks!: DueWeek[];
}

/** Totals of a provider's purchases for one contract, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderContract {
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  @Field(() => String) client!: string;
  @Field(() => String) destino!: string;
  @Field(() => Int) purchases!: number;
  @Field(() => COP) bought!: number;
  @Field(() => COP) owed!: number;
}

/** One purchase from a provider, as its page lists them; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderPurchase {
  @Field(() => ID) id!: string;
  @Field(() => ID) contractId!: string;
  @Field(() => String) contractNumber!: string;
  /** Description of the item bought. */
  @Field(() => String) item!: string;
  /** The provider's name at that time. */
  @Field(() => String) proveedor!: string;
  @Field(() => Day) fechaCompra!: string;
  @Field(() => COP) costo!: number;
  @Field(() => COP) saldoPendiente!: number;
  /** Due day of its next payment; null when nothing is left, or no day was agreed. */
  @Field(() => Day, { nullable: true }) dueOn!: string | null;
  @Field(() => EstadoPago) estado!: EstadoPago;
  /** Its receipt, to be opened with `fileAddress(id)`. */
  @Field(() => ID, { nullable: true }) comprobanteFileId!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ProviderPurchasePage extends PageOf(ProviderPurchase) {}

/** Page and order of the list of amounts owed to providers. */
@ArgsType()
export class ProviderDuePageArgs extends OrderedPageOf<ProviderDue>()(providerDueOrder) {}

/** Page and order of the list of purchases from a provider. */
@ArgsType()
export class ProviderPurchasePageArgs extends OrderedPageOf<ProviderPurchase>()(providerPurchaseOrder) {}
