import type { CashFlowKind, CashFlowTime } from "../../../graphql/schema.generated.ts";
import { kindLabels } from "./financial.texts.ts";

/** A cell of the cash flow table: the kind of amount, and the week. */
export interface CashFlowCell {
  readonly kind: CashFlowKind;
  readonly time: CashFlowTime;
  readonly monday?: string;
}

/** Returns the key of a line. */
export const keyOfLine = ({ time, monday }: { time: CashFlowTime; monday?: string | null }): string =>
  monday ?? time;

const times: readonly string[] = ["vencido", "despues", "sin_fecha"] satisfies CashFlowTime[];

/** Returns the cell selected in the address: `de=clientes&cuando=2026-11-16`; null if there is none. */
export function cellOf({ de = "", cuando = "" }: Readonly<Record<string, string>>): CashFlowCell | null {
  if (!Object.hasOwn(kindLabels, de)) return null;
  const kind = de as CashFlowKind;
  if (times.includes(cuando)) return { kind, time: cuando as CashFlowTime };
  return /^\d{4}-\d{2}-\d{2}$/.test(cuando) ? { kind, time: "semana", monday: cuando } : null;
}

/** Returns the address that selects a cell. */
export const cellAddress = (kind: CashFlowKind, line: string): string =>
  `?${new URLSearchParams({ ver: "flujo", de: kind, cuando: line }).toString()}`;
