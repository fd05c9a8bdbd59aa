import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { Commission } from "./commission.entity.ts";
import { CommissionStatus, LimitStatus } from "./commission.enums.ts";
import { commissionOrder } from "./commission.rules.ts";

/** One page of commissions. */
@ObjectType({ simpleResolvers: true })
export class CommissionPage extends PageOf(Commission) {}

/** Page and order of the list of commissions. */
@ArgsType()
export class CommissionPageArgs extends OrderedPageOf<Commission>()(commissionOrder) {}

/** Page number and number of pages of a list. */
@ObjectType({ simpleResolvers: true })
export class CommissionPagination {
  @Field(() => Int, { description: "Número de la página, desde 1." }) page!: number;
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Cuántas páginas hay." }) totalPages!: number;
}

/** Number of commissions with a status, and their total in COP. */
@ObjectType({ simpleResolvers: true })
export class CommissionCounter {
  @Field(() => CommissionStatus, { description: "Estado del registro." }) status!: CommissionStatus;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
}

/** Commissions generated in a month of Bogota, `YYYY-MM`: their number and total in COP. */
@ObjectType({ simpleResolvers: true })
export class CommissionMonth {
  @Field(() => String, { description: "Mes, AAAA-MM." }) month!: string;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
}

/**
 * Totals over commissions; voided ones and adjustments are not counted. `byMonth` contains the last 6 months,
 * the oldest first.
 */
@ObjectType({ simpleResolvers: true })
export class CommissionStats {
  @Field(() => COP, { description: "Suma de las comisiones, en COP." }) totalAmount!: number;
  @Field(() => [CommissionCounter], { description: "Cuántos hay en cada estado y cuánto suman." })
  byStatus!: CommissionCounter[];
  @Field(() => [CommissionMonth], { description: "Los últimos 6 meses, primero el más antiguo." })
  byMonth!: CommissionMonth[];
}

/** Ids and number of the commissions that an act created or checked. */
@ObjectType()
export class CommissionSummary {
  ids!: readonly string[];
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
}

/** Result of generating the commissions of a contract: the contract's id. */
@ObjectType()
export class ApproveContractPayload {
  id!: string;
}

/**
 * Page of the commissions, with one status, of a manager's contracts: at most `limit`, after skipping
 * `offset`.
 */
@ObjectType()
export class ManagerCommissions {
  managerId!: number;
  @Field(() => CommissionStatus, { description: "Estado del registro." }) status!: CommissionStatus;
  @Field(() => Int, { description: "Cuántas trae como máximo." }) limit!: number;
  @Field(() => Int, { description: "Cuántas se saltan." }) offset!: number;
}

/** The seller that a commission limit applies to, with the fields displayed beside the limit. */
@ObjectType({ simpleResolvers: true })
export class LimitedSeller {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre con el que se conoce." }) nombre!: string;
  @Field(() => Int, { description: "Rol de la persona, de 1 a 7." }) role!: number;
}

/** Use of a seller's monthly limit (shapes, "Seller limit"): amounts in COP, used part in percent. */
@ObjectType({ simpleResolvers: true })
export class SellerMonth {
  @Field(() => Int, { description: "Versión de la cuenta de la persona, para cambiar su límite." })
  version!: number;
  @Field(() => Int, { description: "Número de la cuenta de quien vende." }) vendedorId!: number;
  @Field(() => LimitedSeller, { description: "Persona que vende." }) vendedor!: LimitedSeller;
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => COP, { description: "Límite mensual en COP." }) limite!: number;
  @Field(() => COP, { description: "Lo pagado este mes, en COP." }) totalPagado!: number;
  @Field(() => COP, { description: "Lo que queda del límite, en COP." }) disponible!: number;
  @Field(() => Number, { description: "Lo usado del límite, en puntos porcentuales." })
  porcentajeUsado!: number;
  @Field(() => LimitStatus, { description: "Estado del registro." }) status!: LimitStatus;
  @Field(() => COP, { description: "Lo aprobado que no cabe en el límite y espera otro mes, en COP." })
  enEspera!: number;
  @Field(() => Int, { description: "Cuántas comisiones esperan." }) cuantasEnEspera!: number;
}
