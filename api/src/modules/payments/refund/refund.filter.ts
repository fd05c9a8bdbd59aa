import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { registerEnum } from "../../../core/enums.ts";
import { chosen } from "../../../core/input/defined.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { Refund } from "./refund.entity.ts";

/** Filters of the list of refunds; without a filter it lists all refunds. */
export const RefundShow = {
  abiertas: "abiertas",
  en_plazo: "en_plazo",
  por_pagar: "por_pagar",
  vencidas: "vencidas",
  pagadas: "pagadas",
  anuladas: "anuladas",
  todas: "todas",
} as const;
export type RefundShow = keyof typeof RefundShow;
registerEnum(RefundShow, {
  name: "RefundShow",
  labels: {
    abiertas: "Por devolver",
    por_pagar: "Por pagar por mí",
    vencidas: "Vencidas",
    pagadas: "Devueltas",
    anuladas: "Anuladas",
    todas: "Todas",
  },
  description: "Qué devoluciones se ven.",
});

/** Filter of a list of refunds. */
@InputType()
export class RefundFilter {
  @Field(() => RefundShow, { nullable: true, description: "Qué parte del listado se ve." })
  show?: RefundShow | null;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId?: string | null;
  @Field(() => ID, { nullable: true, description: "La devolución de esta reserva." })
  orderId?: string | null;
  /** Payment in review that is refunded. */
  @Field(() => ID, { nullable: true, description: "Identificador del pago." }) paymentId?: string | null;
}

/**
 * Returns the filter of the refunds that a person can pay now, or for which the person can request a second
 * person's approval, as `refundTurns` decides. Refunds with a pending approval request are excluded, because
 * they are in the list of approvals.
 */
export function payableRefunds(viewer: Viewer | null, today: Day): ReadFilter<Refund> {
  if (!viewer || !may(viewer.role, "payRefunds")) return { id: null } as never;
  const notBy = (field: "createdBy" | "accountBy" | "approvedById") => ({
    $or: [{ [field]: null }, { [field]: { $ne: viewer.id } }],
  });
  const others = may(viewer.role, "decideOwn") ? [] : [notBy("createdBy"), notBy("accountBy")];
  return {
    $and: [
      { status: "abierta", accountAt: { $ne: null }, dueOn: { $gte: today } },
      ...others,
      {
        $or: [
          { needsSecondPerson: false },
          { $and: [{ approvedById: { $ne: null } }, notBy("approvedById")] },
          { approvedById: null, approvalAskedBy: null },
        ],
      },
    ],
  };
}

const shown: Readonly<Record<RefundShow, (today: Day, viewer: Viewer | null) => ReadFilter<Refund>>> = {
  abiertas: () => ({ status: "abierta" }),
  en_plazo: (today) => ({ status: "abierta", dueOn: { $gte: today } }),
  por_pagar: (today, viewer) => payableRefunds(viewer, today),
  vencidas: (today) => ({ status: "abierta", dueOn: { $lt: today } }),
  pagadas: () => ({ status: "pagada" }),
  anuladas: () => ({ status: "anulada" }),
  todas: () => ({}),
};

/** Returns the query condition for a filter of refunds. */
export function refundFilter(
  filter: RefundFilter | null | undefined,
  today: Day,
  viewer: Viewer | null,
): ReadFilter<Refund> {
  const { show, contractId, orderId, paymentId } = filter ?? {};
  const asked = show ? shown[show](today, viewer) : {};
  return { $and: [asked, chosen({ contract: contractId, order: orderId, payment: paymentId })] };
}

/** Returns the sort order of refunds: owed refunds by due day, all others newest first. */
export const refundOrder = (filter: RefundFilter | null | undefined) =>
  filter?.show && ["abiertas", "en_plazo", "por_pagar", "vencidas"].includes(filter.show)
    ? ({ dueOn: "asc", id: "asc" } as const)
    : ({ createdAt: "desc", id: "desc" } as const);
