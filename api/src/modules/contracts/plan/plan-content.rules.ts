import type { PlanLineContent } from "@travesia/pages/money/PlanLines.tsx";
import type { PlanSegment } from "@travesia/pages/money/PlanBar.tsx";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { shortDay } from "../../../core/colombia/short-day.ts";
import type { Tone } from "../../../core/look.ts";
import type { PlanLineState } from "../contract/contract.enums.ts";
import { shownSums, sumsOf } from "./sums.rules.ts";

/** One instalment of a plan as stored. */
export interface ReadPlanLine {
  readonly id: string;
  readonly descripcion: string;
  readonly monto: Cop;
  /** Amount covered by verified payments. */
  readonly pagado: Cop;
  /** Amount covered by payments that are not verified yet. */
  readonly porVerificar: Cop;
  readonly fechaVencimiento: Day;
  readonly fechaPago: Day | null;
  readonly estado: PlanLineState;
}

type SegmentLine = Pick<ReadPlanLine, "id" | "monto" | "pagado" | "estado">;

interface Chip {
  readonly label: string;
  readonly tone: Tone;
}

const chips: Readonly<Record<PlanLineState, Chip>> = {
  pendiente: { label: "Pendiente", tone: "neutral" },
  parcial: { label: "Parcial", tone: "sun" },
  pagada: { label: "Pagada", tone: "leaf" },
  vencido: { label: "Vencida", tone: "clay" },
};

/**
 * Returns the instalments of a plan as the bar shows them; `over` when the contract was cancelled, so that
 * nothing is due any more.
 */
export const planSegments = (plan: readonly SegmentLine[], over: boolean): PlanSegment[] =>
  plan.map((line) => segmentOf(line, over));

const segmentOf = ({ id, monto, pagado, estado }: SegmentLine, over: boolean): PlanSegment => ({
  id,
  amount: monto,
  paid: (pagado / monto) * 100,
  isLate: estado === "vencido" && !over,
});

/** Returns the instalments of a plan as the pages show them; `over` as for the segments. */
export const planContent = (plan: readonly ReadPlanLine[], over: boolean): PlanLineContent[] =>
  plan.map((line) => ({
    ...segmentOf(line, over),
    name: line.descripcion,
    note: line.estado === "pagada" ? paidNote(line) : over ? overNote(line) : dueNote(line),
    price: formatCop(line.monto),
    status: chipOf(line, over),
  }));

/** Returns the chip of an instalment. If its payments only wait for verification, the chip names that. */
function chipOf({ estado, monto, pagado, porVerificar }: ReadPlanLine, over: boolean): Chip {
  if (over && estado !== "pagada") return { label: "No se cobra", tone: "neutral" };
  const waits = porVerificar > 0 && pagado + porVerificar >= monto;
  return waits ? { label: "Por verificar", tone: "sun" } : chips[estado];
}

const paidNote = ({ fechaPago }: ReadPlanLine): string =>
  fechaPago ? `Pagada el ${shortDay(fechaPago)}` : "Pagada";

const overNote = ({ pagado }: ReadPlanLine): string => (pagado > 0 ? `Se pagaron ${formatCop(pagado)}` : "");

const dueNote = ({ estado, monto, pagado, porVerificar, fechaVencimiento }: ReadPlanLine): string =>
  [
    `${estado === "vencido" ? "Venció" : "Vence"} el ${shortDay(fechaVencimiento)}`,
    pagado > 0 && `faltan ${formatCop(monto - pagado)}`,
    porVerificar > 0 && `${formatCop(porVerificar)} por verificar`,
  ]
    .filter(Boolean)
    .join(" · ");

/** Amounts of a sale, in COP. */
interface ReadSums {
  readonly precioTotal: Cop;
  readonly totalPagado: Cop;
  readonly porVerificar: Cop;
}

/** Returns the totals that a client is shown, as labels and texts; `over` as for the segments. */
export const sumsContent = (
  { precioTotal: price, totalPagado: paid, porVerificar: waiting }: ReadSums,
  over: boolean,
) =>
  shownSums(sumsOf({ price, paid, waiting }), over).map(([label, amount]) => ({
    label,
    text: formatCop(amount),
  }));
