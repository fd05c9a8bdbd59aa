import { Field, ID, InputType, Int } from "type-graphql";
import { validate } from "uuid";
import type { Day } from "../../../core/colombia/days.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { Day as DayScalar } from "../../../core/scalars.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { soldBy } from "../../contracts/contract/contract.filter.ts";
import { awaitsVerification, inReview, notReviewed } from "./decision/review.rules.ts";
import type { Payment } from "./payment.entity.ts";
import { MedioDePago, PaymentStatus, TipoPago } from "./payment.enums.ts";

/** Filter of a list or report of payments; days refer to the day on which the client paid. */
@InputType()
export class PaymentFilter {
  @Field(() => PaymentStatus, { nullable: true, description: "Estado del registro." })
  status?: PaymentStatus | null;
  @Field(() => Boolean, { nullable: true, description: "Los anulados (sí), o los demás (no)." }) reversado?:
    boolean | null;

  /** True for pending payments that are neither in review nor with the card provider. */
  @Field(() => Boolean, { nullable: true, description: "Los que esperan verificación." })
  awaitsVerification?: boolean | null;

  /**
   * Limits the list to payments that await verification, or to payments in review when `inReview` is true.
   */
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que puede verificar quien consulta: los registró otra persona.",
  })
  forMe?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "De los pendientes, los que alguien revisa (sí), o los demás (no).",
  })
  inReview?: boolean | null;

  @Field(() => TipoPago, { nullable: true, description: "Medio de pago, en grueso." })
  tipoPago?: TipoPago | null;

  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;

  @NotFound(NO_ACCOUNT)
  @Field(() => ID, {
    nullable: true,
    description: "Los que recibió esta cuenta de la agencia.",
  })
  cuentaAgenciaId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que no tienen cuenta conocida (sí), o los que sí (no).",
  })
  sinCuenta?: boolean | null;

  @Field(() => String, { nullable: true, description: "Identificador o número del contrato." }) contractId?:
    string | null;

  @NotFound("Orden de reserva no encontrada")
  @Field(() => ID, { nullable: true, description: "Los pagos de esta reserva." })
  orderId?: string | null;

  @Field(() => Int, { nullable: true, description: "De contratos que vendió esta persona." }) vendedorId?:
    number | null;

  @Field(() => DayScalar, { nullable: true, description: "Primer día que cuenta." }) startDate?: Day | null;
  @Field(() => DayScalar, { nullable: true, description: "Último día que cuenta." }) endDate?: Day | null;

  @OptionalText(
    "Palabras del recibo, la referencia, quien pagó, o el número, el cliente y el destino del contrato.",
    200,
    { message: "El texto de búsqueda es demasiado largo" },
  )
  search?: string | null;
}

/**
 * Returns the filter of the pending payments that a person may verify or review. Except for the owner, nobody
 * decides on payments that they registered.
 */
export const verifiableBy = (
  viewer: Viewer | null,
  waiting: typeof awaitsVerification | typeof inReview = awaitsVerification,
): ReadFilter<Payment> =>
  viewer && may(viewer.role, "verifyPayments")
    ? {
        $and: [
          waiting,
          may(viewer.role, "decideOwn")
            ? {}
            : { $or: [{ createdBy: null }, { createdBy: { $ne: viewer.id } }] },
        ],
      }
    : ({ id: null } as never);

/** Returns the query condition for a filter of payments; absent fields add no condition. */
export function paymentFilter(
  filter: PaymentFilter | null | undefined,
  viewer: Viewer | null,
): ReadFilter<Payment> {
  const { status, reversado, tipoPago, medio, cuentaAgenciaId, sinCuenta } = filter ?? {};
  const { contractId, orderId, vendedorId, startDate, endDate, search } = filter ?? {};
  const conditions: ReadFilter<Payment>[] = [];
  if (status) conditions.push({ status });
  if (typeof reversado === "boolean") conditions.push({ reversedAt: reversado ? { $ne: null } : null });
  if (filter?.awaitsVerification) conditions.push(awaitsVerification);
  if (filter?.forMe) conditions.push(verifiableBy(viewer, filter.inReview ? inReview : awaitsVerification));
  if (typeof filter?.inReview === "boolean") conditions.push(filter.inReview ? inReview : notReviewed);
  if (tipoPago) conditions.push({ tipoPago });
  if (medio) conditions.push({ medio });
  if (cuentaAgenciaId) conditions.push({ cuentaAgencia: cuentaAgenciaId });
  if (typeof sinCuenta === "boolean") conditions.push({ cuentaAgencia: sinCuenta ? null : { $ne: null } });
  const contract = contractId?.trim();
  if (contract)
    conditions.push({ contract: validate(contract) ? contract : { contractNumber: contract.toUpperCase() } });
  if (orderId) conditions.push({ order: orderId });
  if (vendedorId) conditions.push({ contract: soldBy(vendedorId) as never });
  if (startDate) conditions.push({ fechaPago: { $gte: startDate } });
  if (endDate) conditions.push({ fechaPago: { $lte: endDate } });
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}
