import { type Cop, sum } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import type { PlanLine } from "../plan/plan-line.entity.ts";
import { refusePlanThatDoesNotAddUp } from "../plan/plan.rules.ts";
import type { AddendumStep, AgreedStep } from "./addendum.parts.ts";

type Line = Pick<PlanLine, "descripcion" | "fechaVencimiento" | "monto" | "pagado">;

/**
 * Returns the agreed payment plan for a price. Fully paid lines are unchanged, and the steps replace the
 * others. The paid part of a partly paid line becomes a paid line, and is deducted from the first steps, so
 * that each step is a balance still to be paid. Without steps, a change of the price is added to the last
 * open line. Null when nothing changes.
 * @throws Refusal BAD_USER_INPUT on `plan` for steps that do not add up, or are not ascending.
 */
export function agreedPlan(
  lines: readonly Line[],
  { before, price, steps }: { before: Cop; price: Cop; steps: readonly AddendumStep[] | null },
  number: number,
): AgreedStep[] | null {
  const paid = lines.filter(({ monto, pagado }) => pagado === monto);
  const open = lines.filter(({ monto, pagado }) => pagado < monto);
  const wanted = steps ?? movedBy(open, price - before);
  const stays =
    price === before &&
    wanted.length === open.length &&
    wanted.every(
      ({ monto, fechaVencimiento: due }, place) =>
        monto === open[place]?.monto && due === open[place]?.fechaVencimiento,
    );
  if (stays) return null;
  if (wanted.some(({ monto }) => monto <= 0))
    throw badInput("plan", "El valor de cada cuota debe ser mayor a cero");
  refusePlanThatDoesNotAddUp([...paid, ...wanted], price);
  const days = [...paid, ...wanted].map(({ fechaVencimiento }) => fechaVencimiento);
  if (days.some((day, place) => place > 0 && day < (days[place - 1] ?? day)))
    throw badInput("plan", "Las fechas de las cuotas deben ser ascendentes");
  const rest = withoutFirst(wanted, sum(open.map(({ pagado }) => pagado)));
  const said = (place: number) =>
    rest.length === 1
      ? `Saldo (otrosí n.º ${number})`
      : `Saldo ${place + 1} de ${rest.length} (otrosí n.º ${number})`;
  return [
    ...[...paid, ...partsPaid(open, rest)].map(({ descripcion, fechaVencimiento, monto }) => ({
      descripcion,
      fechaVencimiento,
      monto,
      pagada: true,
    })),
    ...rest.map(({ fechaVencimiento, monto }, place) => ({
      descripcion: said(place),
      fechaVencimiento,
      monto,
      pagada: false,
    })),
  ].map((step, place) => ({ numero: place + 1, ...step }));
}

/**
 * Returns the open payments with the difference added to the last one; an empty list when no payment is
 * open.
 */
const movedBy = (open: readonly Line[], difference: Cop): AddendumStep[] =>
  open.map(({ fechaVencimiento, monto }, place) => ({
    fechaVencimiento,
    monto: place === open.length - 1 ? sum([monto, difference]) : monto,
  }));

/**
 * Deducts an amount from the first steps, and returns the remaining steps; fully covered steps are omitted.
 */
function withoutFirst(steps: readonly AddendumStep[], amount: Cop): AddendumStep[] {
  let left = amount;
  return steps.flatMap(({ fechaVencimiento, monto }) => {
    const off = Math.min(left, monto);
    left -= off;
    return off === monto ? [] : [{ fechaVencimiento, monto: monto - off }];
  });
}

/** Returns the paid parts of open lines as paid lines, due no later than the next step. */
const partsPaid = (open: readonly Line[], [next]: readonly AddendumStep[]) =>
  open
    .filter(({ pagado }) => pagado > 0)
    .map(({ descripcion, fechaVencimiento: due, pagado: monto }) => ({
      descripcion,
      fechaVencimiento: next && next.fechaVencimiento < due ? next.fechaVencimiento : due,
      monto,
    }));
