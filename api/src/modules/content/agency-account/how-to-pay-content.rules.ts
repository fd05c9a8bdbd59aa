import type { HowToPayContent } from "@travesia/pages/money/HowToPay.tsx";
import { formatCop } from "../../../core/colombia/cop.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type HowToPay, howToPayTexts as texts, type PaidInto } from "./how-to-pay-block.rules.ts";

type ReadHowToPay = Pick<HowToPay, "reference" | "concept" | "amount" | "due"> & {
  readonly accounts: readonly Pick<PaidInto, "id" | "name" | "number" | "copied" | "holder" | "note">[];
};

/** Returns the block `Cómo pagar` as the pages show it. */
export const howToPayContent = ({ reference, ...ways }: ReadHowToPay): HowToPayContent => ({
  title: texts.title,
  concept: ways.concept,
  amount: formatCop(ways.amount),
  due: ways.due && `Hasta el ${spokenDay(ways.due)}`,
  reference: { label: texts.reference, text: reference },
  accounts: ways.accounts,
  only: texts.only(reference),
});
