import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { EstadoPago } from "../purchase/purchase.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { providerDueOrder, providerPurchaseOrder } from "../purchase/purchase.rules.ts";

/** Amount owed to a provider: a purchase paid at once, or one installment. */
@ObjectType({ simpleResolvers: true })
export class ProviderDue {
  @Field(() => ID, { description: "Identificador de la cuota o, de contado, de la compra." }) id!: string;
  @Field(() => ID, { description: "Identificador de la compra." }) purchaseId!: string;
  @Field(() => ID, { nullable: true, description: "Identificador de la cuota; nulo de contado." })
  installmentId!: string | null;
  @Field(() => ID, { description: "Identificador del proveedor." }) providerId!: string;
  @Field(() => String, { description: "Nombre del proveedor en el directorio." }) provider!: string;
  @Field(() => String, { nullable: true, description: "NIT con su dígito de verificación." }) nit!:
    string | null;
  @Field(() => ThirdParty, { description: "El tercero, como lo nombra una línea contable." })
  thirdParty!: ThirdParty;
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Descripción del servicio." }) item!: string;
  @Field(() => Int, { description: "Qué número de pago es entre los de su compra." }) number!: number;
  @Field(() => Int, { description: "Cuántos pagos tiene su compra." }) of!: number;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => Day, { nullable: true, description: "Último día para cumplirlo." }) dueOn!: string | null;
  @Field(() => Day, { nullable: true, description: "Día en que se pagó." }) paidOn!: string | null;
  @Field(() => EstadoPago, { description: "Estado del pago al proveedor." }) estado!: EstadoPago;
  @Field(() => String, {
    nullable: true,
    description: "Banco de la cuenta a la que se paga; nulo si no tiene.",
  })
  bank!: string | null;
  @Field(() => String, { nullable: true, description: "Cuenta enmascarada: banco y últimas cifras." })
  maskedAccount!: string | null;
  /** Displayed with its author before the payment. */
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha y hora del último cambio de la cuenta a la que se paga.",
  })
  accountChangedAt!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien cambió los datos bancarios.",
  })
  accountChangedById!: number | null;
  @Field(() => Boolean, { description: "Si ese cambio reemplazó una cuenta anterior." })
  accountReplaced!: boolean;
  @Field(() => Boolean, { description: "Si pagarlo requiere que otra persona lo apruebe." })
  needsSecondPerson!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta de quien aprobó pagarlo como está; nulo sin aprobación.",
  })
  approvedById!: number | null;
}

@ObjectType({ simpleResolvers: true })
export class ProviderDuePage extends PageOf(ProviderDue) {}

/** Total due in a week, which starts on Monday. */
@ObjectType({ simpleResolvers: true })
export class DueWeek {
  @Field(() => Day, { description: "Lunes de la semana." }) monday!: string;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
}

/** Totals owed to providers by due day; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderDueFigures {
  @Field(() => COP, { description: "Lo vencido, en COP." }) overdue!: number;
  @Field(() => Int, { description: "Cuántos pagos están vencidos." }) overdueCount!: number;
  @Field(() => Int, { description: "Cuántos vencen hoy o ya vencieron." }) dueCount!: number;
  @Field(() => COP, { description: "Lo que vence esta semana, en COP." }) week!: number;
  @Field(() => Int, { description: "Cuántos vencen esta semana." }) weekCount!: number;
  @Field(() => COP, { description: "Lo que vence después, en COP." }) later!: number;
  @Field(() => Int, { description: "Cuántos vencen después." }) laterCount!: number;
  @Field(() => COP, { description: "Lo que no tiene fecha, en COP." }) undated!: number;
  @Field(() => Int, { description: "Cuántos no tienen fecha." }) undatedCount!: number;
  @Field(() => Int, { description: "Cuántos se pagaron en los últimos treinta días." }) paidCount!: number;
  @Field(() => [DueWeek], { description: "Esta semana y las siete que siguen; sin las que no tienen nada." })
  weeks!: DueWeek[];
}

/** Totals of a provider's purchases for one contract, in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderContract {
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Nombre del cliente." }) client!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => Int, { description: "Cuántas compras." }) purchases!: number;
  @Field(() => COP, { description: "Lo comprado, en COP." }) bought!: number;
  @Field(() => COP, { description: "Lo que se debe, en COP." }) owed!: number;
}

/** Purchase from a provider, as listed on the provider's page; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ProviderPurchase {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ID, { description: "Identificador del contrato." }) contractId!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => String, { description: "Descripción del servicio." }) item!: string;
  @Field(() => String, { description: "Nombre del proveedor, como se escribió entonces." })
  proveedor!: string;
  @Field(() => Day, { description: "Día de la compra." }) fechaCompra!: string;
  @Field(() => COP, { description: "Costo real en COP." }) costo!: number;
  @Field(() => COP, { description: "Lo que se le debe al proveedor, en COP." }) saldoPendiente!: number;
  @Field(() => Day, {
    nullable: true,
    description: "Día del próximo pago; nulo si no queda nada o no se acordó.",
  })
  dueOn!: string | null;
  @Field(() => EstadoPago, { description: "Estado del pago al proveedor." }) estado!: EstadoPago;
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del comprobante, que se abre con `fileAddress`.",
  })
  comprobanteFileId!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ProviderPurchasePage extends PageOf(ProviderPurchase) {}

/** Arguments of a page of the amounts owed to providers, with the sort order. */
@ArgsType()
export class ProviderDuePageArgs extends OrderedPageOf<ProviderDue>()(providerDueOrder) {}

/** Arguments of a page of the purchases from a provider, with the sort order. */
@ArgsType()
export class ProviderPurchasePageArgs extends OrderedPageOf<ProviderPurchase>()(providerPurchaseOrder) {}
