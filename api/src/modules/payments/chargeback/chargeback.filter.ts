import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { registerEnum } from "../../../core/enums.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Chargeback } from "./chargeback.entity.ts";

/** Filters of the list of cases; without a filter all cases are listed. */
export const ChargebackShow = {
  abiertos: "abiertos",
  en_plazo: "en_plazo",
  vencidos: "vencidos",
  cerrados: "cerrados",
  todos: "todos",
} as const;
export type ChargebackShow = keyof typeof ChargebackShow;
registerEnum(ChargebackShow, { name: "ChargebackShow", description: "Qué casos de reversión se ven." });

/** Filter of a list of cases. */
@InputType()
export class ChargebackFilter {
  @Field(() => ChargebackShow, { nullable: true, description: "Qué parte del listado se ve." })
  show?: ChargebackShow | null;
  @Field(() => ID, { nullable: true, description: "Identificador del pago." }) paymentId?: string | null;
}

const shown: Readonly<Record<ChargebackShow, (today: Day) => ReadFilter<Chargeback>>> = {
  abiertos: () => ({ status: "abierto" }),
  en_plazo: (today) => ({ status: "abierto", dueOn: { $gte: today } }),
  vencidos: (today) => ({ status: "abierto", dueOn: { $lt: today } }),
  cerrados: () => ({ status: { $in: ["procede", "no_procede", "desistido", "reversado"] } }),
  todos: () => ({}),
};

/** Returns the query condition for a filter of cases. */
export function chargebackFilter(
  filter: ChargebackFilter | null | undefined,
  today: Day,
): ReadFilter<Chargeback> {
  const { show, paymentId } = filter ?? {};
  const asked = show ? shown[show](today) : {};
  return paymentId ? { $and: [asked, { payment: paymentId }] } : asked;
}

/** Returns the sort order of cases: cases that await an answer by deadline, all others newest first. */
export const chargebackOrder = (filter: ChargebackFilter | null | undefined) =>
  filter?.show === "abiertos" || filter?.show === "en_plazo" || filter?.show === "vencidos"
    ? ({ dueOn: "asc", id: "asc" } as const)
    : ({ createdAt: "desc", id: "desc" } as const);
