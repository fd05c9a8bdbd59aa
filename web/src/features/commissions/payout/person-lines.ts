import { sum } from "@travesia/api/cop";
import type { CommissionLine } from "../commission/commission.columns.tsx";

/** Commissions of one person, of which several can be approved or paid at once. */
export interface PersonLines {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly CommissionLine[];
  /** Commissions that are chosen. */
  readonly chosen: readonly CommissionLine[];
  /** Sum of the chosen commissions, in COP. */
  readonly amount: number;
}

/** Returns commissions by their person, in the order in which each person is first met. */
export function byPerson(
  lines: readonly CommissionLine[],
  chosen: ReadonlySet<string>,
): readonly PersonLines[] {
  const people = new Map<number, CommissionLine[]>();
  for (const line of lines) people.set(line.vendedorId, [...(people.get(line.vendedorId) ?? []), line]);
  return [...people].map(([id, own]) => {
    const picked = own.filter((line) => chosen.has(line.id));
    const { name, lastname } = own[0]!.vendedor;
    return {
      id,
      name: `${name} ${lastname}`,
      lines: own,
      chosen: picked,
      amount: sum(picked.map(({ montoComision }) => montoComision)),
    };
  });
}
