import { Field, InputType, Int } from "type-graphql";
import { addDays, startOfDay } from "../../../core/colombia/days.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { chosen } from "../../../core/input/defined.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { Day } from "../../../core/scalars.ts";
import type { Commission } from "./commission.entity.ts";
import { CommissionStatus, TipoVendedor } from "./commission.enums.ts";
import { commissionsOfTask, CommissionTask } from "./task/commission-task.ts";

/**
 * Filter of a list of commissions. A range of days refers to the Bogota days on which commissions were
 * generated, both included.
 */
@InputType()
export class CommissionFilter {
  @Field(() => CommissionStatus, { nullable: true, description: "Estado del registro." })
  status?: CommissionStatus | null;
  @Field(() => TipoVendedor, { nullable: true, description: "Lugar de la persona en la venta." })
  tipoVendedor?: TipoVendedor | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta de la persona." }) userId?:
    number | null;
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;

  /** Ignores accents and case. */
  @OptionalText("Palabras de las notas, el número del contrato, el cliente o quien la gana.", 200)
  search?: string | null;

  @Field(() => CommissionTask, { nullable: true, description: "Lo que espera de quien consulta." })
  task?: CommissionTask | null;

  @Field(() => Boolean, { nullable: true, description: "Si también se leen los ajustes." }) ajustes?:
    boolean | null;
}

/**
 * Returns the conditions on rows for a list's filter. Voided commissions are listed only when the filter has
 * that status.
 */
export function commissionFilter(
  filter: CommissionFilter | null | undefined,
  viewer: Viewer | null,
): ReadFilter<Commission> {
  const { status, tipoVendedor, userId, startDate, endDate, search, ajustes } = filter ?? {};
  const conditions: ReadFilter<Commission>[] = [chosen({ status, tipoVendedor, vendedor: userId })];
  if (!status) conditions.push({ status: { $ne: "voided" } });
  if (!ajustes) conditions.push({ clase: "comision" });
  if (startDate) conditions.push({ fechaGeneracion: { $gte: startOfDay(startDate) } });
  if (endDate) conditions.push({ fechaGeneracion: { $lt: startOfDay(addDays(endDate, 1)) } });
  if (filter?.task) conditions.push(commissionsOfTask(filter.task, viewer));
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}

/** Default sort order of lists of commissions: the newest first. */
export const newest = { fechaGeneracion: "desc", id: "desc" } as const;
