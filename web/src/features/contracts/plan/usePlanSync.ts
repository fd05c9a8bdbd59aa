import { isPercent, percentOf } from "@travesia/api/cop";
import { useEffect, useRef } from "react";
import type { UseFormSetValue } from "react-hook-form";
import { percentFor, type PlanForm } from "./plan.form.ts";

interface PlanSync {
  readonly form: PlanForm;
  readonly setValue: UseFormSetValue<PlanForm>;
  /** Price in COP. */
  readonly price: number;
}

/**
 * Keeps percentage and amount of the initial payment consistent, whichever is edited; when the price changes
 * the percentage stays.
 */
export function usePlanSync({
  form: { cuotaInicialPorcentaje: percent, cuotaInicialMonto: amount },
  setValue,
  price,
}: PlanSync): void {
  const was = useRef({ percent, amount, price });
  useEffect(() => {
    const before = was.current;
    const amountTyped = amount !== before.amount && price === before.price && percent === before.percent;
    if (amountTyped && amount !== null) {
      const next = percentFor(amount, price);
      was.current = { percent: next, amount, price };
      if (next !== percent) setValue("cuotaInicialPorcentaje", next);
      return;
    }
    const moved = percent !== before.percent || price !== before.price;
    const next = moved && isPercent(percent) && percent <= 100 ? percentOf(price, percent) : amount;
    was.current = { percent, amount: next, price };
    if (next !== amount) setValue("cuotaInicialMonto", next);
  }, [percent, amount, price, setValue]);
}
