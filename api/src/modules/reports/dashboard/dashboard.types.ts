import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Notification } from "../../notifications/notification.entity.ts";

/** Sales figures within the viewer's scope. */
@ObjectType({ simpleResolvers: true })
export class DashboardStats {
  @Field(() => Int, { description: "Cuántas cuentas." }) totalUsers!: number;
  @Field(() => Int, { description: "Cuántas cotizaciones." }) totalQuotes!: number;
  @Field(() => Int, { description: "Cuántos contratos hay." }) totalContracts!: number;
  @Field(() => COP, { description: "Pagos verificados, por su día, en COP." }) totalRevenue!: number;
  @Field(() => Int, { description: "Paquetes que se ofrecen ahora, de toda la agencia." })
  activePackages!: number;
  @Field(() => Int, { description: "Pagos que esperan verificación." }) pendingPayments!: number;
  @Field(() => COP, { description: "Pagos verificados este mes, en COP." }) monthlyRevenue!: number;
  @Field(() => Int, { description: "Cotizaciones hechas este mes." }) monthlyQuotes!: number;
}

/** The viewer's notifications: the numbers of unread ones, and the newest in `recent`, read or unread. */
@ObjectType({ simpleResolvers: true })
export class DashboardNotices {
  @Field(() => Int, { description: "Cuántas sin leer." }) unread!: number;
  @Field(() => Int, { description: "Cuántas urgentes sin leer." }) urgent!: number;
  @Field(() => [Notification], { description: "Las más nuevas, leídas o no." }) recent!: Notification[];
}

/** Author of an activity: staff, a client, or the system, which has no id. */
@ObjectType({ simpleResolvers: true })
export class Doer {
  @Field(() => Int, { nullable: true, description: "Número de la cuenta; nulo para la plataforma." }) id!:
    number | null;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
}

/** Activity on a sale. */
@ObjectType({ simpleResolvers: true })
export class Activity {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Qué pasó: `contract_signed`." }) type!: string;
  @Field(() => String, { description: "Título, como se lee." }) title!: string;
  @Field(() => String, { description: "Registro, cliente y valor." }) description!: string;
  @Field(() => Doer, { description: "Quién lo hizo." }) user!: Doer;
  @Field(() => String, { description: "Página del registro." }) link!: string;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: Date;
}

/** Seller, as shown with figures. */
@ObjectType({ simpleResolvers: true })
abstract class NamedSeller {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
  @Field(() => Int, { description: "Cotizaciones hechas en el periodo." }) quotes!: number;
  @Field(() => Int, { description: "Contratos firmados en el periodo y sin cancelar." }) contracts!: number;
}

/** One of the best sellers. */
@ObjectType({ simpleResolvers: true })
export class TopSeller extends NamedSeller {
  @Field(() => COP, { description: "Suma de sus contratos, en COP." }) sales!: number;
  /** Commissions generated in the period. */
  @Field(() => COP, { description: "Comisiones en COP." }) commissions!: number;
}

/** Performance of one seller, including the seller's quotes. */
@ObjectType({ simpleResolvers: true })
export class SellerPerformance extends NamedSeller {
  @Field(() => Int, { description: "De las cotizaciones del periodo, cuántas se enviaron." }) sent!: number;
  @Field(() => Int, { description: "De las cotizaciones del periodo, cuántas aceptó el cliente." })
  approved!: number;
  @Field(() => Number, { description: "Aceptadas sobre hechas, en puntos porcentuales con un decimal." })
  conversionRate!: number;
  /** Payments of the period, for the person's sales of any time. */
  @Field(() => COP, { description: "Pagos verificados, en COP." }) revenue!: number;
}

/** Verified payments, one value per period; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class RevenueChart {
  @Field(() => [String], { description: "Las etiquetas, en su orden." }) labels!: readonly string[];
  @Field(() => [COP], { description: "Pagos verificados de cada tramo, en COP." }) data!: readonly number[];
}

/** Prices of sales from before the platform, one value per period; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class PastSalesChart {
  @Field(() => [String], { description: "Las etiquetas, en su orden." }) labels!: readonly string[];
  @Field(() => [COP], { description: "Ventas de cada tramo, en COP." }) data!: readonly number[];
}

/** Sales from before the platform of one year; amounts in COP, null when no sale has them. */
@ObjectType({ simpleResolvers: true })
export class PastSalesYear {
  @Field(() => Int, { description: "Año." }) year!: number;
  @Field(() => Int, { description: "Cuántas ventas." }) ventas!: number;
  @Field(() => COP, { description: "Precio en COP." }) precio!: number;
  @Field(() => COP, { nullable: true, description: "Costo en COP." }) costo!: number | null;
  @Field(() => Int, { description: "Cuántas dicen su costo." }) conCosto!: number;
  @Field(() => COP, { nullable: true, description: "Lo pagado, en COP." }) pagado!: number | null;
  @Field(() => Int, { description: "Cuántas dicen lo pagado." }) conPagado!: number;
}

/** Created quotes, one value per period; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class QuotesChart {
  @Field(() => [String], { description: "Las etiquetas, en su orden." }) labels!: readonly string[];
  @Field(() => [Int], { description: "Cotizaciones de cada tramo." }) data!: readonly number[];
}

/** Future departure, with its seats. */
@ObjectType({ simpleResolvers: true })
export class ComingDeparture {
  @Field(() => Day, { description: "Día de la salida." }) salida!: string;
  @Field(() => Int, { description: "Cuántas personas son." }) people!: number;
  @Field(() => Int, { description: "Cupos que nadie ha tomado." }) disponibles!: number;
}

/** Figures of a package: reservations that are not cancelled, their people, and their payments. */
@ObjectType({ simpleResolvers: true })
export class PackageStats {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Título, como se lee." }) title!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => Int, { description: "Cuántas reservas en pie." }) reservations!: number;
  @Field(() => Int, { description: "Cuántas personas son." }) people!: number;
  @Field(() => COP, { description: "Pagos verificados, en COP." }) revenue!: number;
  @Field(() => [ComingDeparture], { description: "Las próximas tres salidas." })
  departures!: ComingDeparture[];
}

/** Amounts of this month and of the previous month in COP, and the change in percent. */
@ObjectType({ simpleResolvers: true })
export class RevenueComparison {
  @Field(() => COP, { description: "Este mes, en COP." }) current!: number;
  @Field(() => COP, { description: "El mes anterior, en COP." }) previous!: number;
  @Field(() => Number, {
    description: "Cambio en puntos porcentuales con un decimal; 0 si antes no hubo nada.",
  })
  percentage!: number;
}

/** Counts of this month and of the previous one, and the change in percent. */
@ObjectType({ simpleResolvers: true })
export class CountComparison {
  @Field(() => Int, { description: "Este mes." }) current!: number;
  @Field(() => Int, { description: "El mes anterior." }) previous!: number;
  @Field(() => Number, {
    description: "Cambio en puntos porcentuales con un decimal; 0 si antes no hubo nada.",
  })
  percentage!: number;
}

/** Comparison of this month with the previous one. */
@ObjectType({ simpleResolvers: true })
export class MonthlyComparisons {
  @Field(() => RevenueComparison, { description: "Los pagos verificados." }) revenue!: RevenueComparison;
  @Field(() => CountComparison, { description: "Las cotizaciones." }) quotes!: CountComparison;
  @Field(() => CountComparison, { description: "Las cuentas nuevas." }) users!: CountComparison;
}
