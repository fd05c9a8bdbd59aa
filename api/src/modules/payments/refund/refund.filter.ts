import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { registerEnum } from "../../../core/enums.ts";
import { chosen } from "../../../core/input/defined.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Refund } from "./refund.entity.ts";

/** What of the refunds is looked at; without one those that are owed. */
export const RefundShow = {
  abiertas: "abiertas",
  en_plazo: "en_plazo",
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
    vencidas: "Vencidas",
    pagadas: "Devueltas",
    anuladas: "Anuladas",
    todas: "Todas",
  },
  description: "Qué devoluciones se ven.",
});

/** Which refunds a list is about. */
@InputType()
export class RefundFilter {
  @Field(() => RefundShow, { nullable: true }) show?: RefundShow | null;
  @Field(() => ID, { nullable: true }) contractId?: string | null;
  /** Of a reservation. */
  @Field(() => ID, { nullable: true }) orderId?: string | null;
  /** The refund of a payment that goes back itself. */
  @Field(() => ID, { nullable: true }) paymentId?: string | null;
}

const shown: Readonly<Record<RefundShow, (today: Day) => ReadFilter<Refund>>> = {
  abiertas: () => ({ status: "abierta" }),
  en_plazo: (today) => ({ status: "abierta", dueOn: { $gte: today } }),
  vencidas: (today) => ({ status: "abierta", dueOn: { $lt: today } }),
  pagadas: () => ({ status: "pagada" }),
  anuladas: () => ({ status: "anulada" }),
  todas: () => ({}),
};

/** What a filter asks of the rows. */
export function refundFilter(filter: RefundFilter | null | undefined, today: Day): ReadFilter<Refund> {
  const { show, contractId, orderId, paymentId } = filter ?? {};
  const asked = show ? shown[show](today) : {};
  return { $and: [asked, chosen({ contract: contractId, order: orderId, payment: paymentId })] };
}

/** What is owed stands by the day on which it is due, everything else the newest first. */
export const refundOrder = (filter: RefundFilter | null | undefined) =>
  filter?.show === "abiertas" || filter?.show === "en_plazo" || filter?.show === "vencidas"
    ? ({ dueOn: "asc", id: "asc" } as const)
    : ({ createdAt: "desc", id: "desc" } as const);
