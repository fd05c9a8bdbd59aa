import { formatCop } from "@travesia/api/cop";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import type { ReportableCashRowFragment } from "./cash.generated.ts";
import { cashTexts as texts } from "./cash.texts.ts";

type Row = ReportableCashRowFragment;

/** Columns of reportable cash: client, amount, contract or reservation, and origin. */
export const cashColumns: readonly Column<Row>[] = [
  {
    key: "cliente",
    label: "Cliente",
    card: "title",
    cell: ({ cliente, documento }) => <TwoLines second={documento}>{cliente}</TwoLines>,
  },
  { key: "fechaPago", label: "Pagado", align: "right", cell: ({ fechaPago }) => <DayText day={fechaPago} /> },
  {
    key: "concepto",
    label: "De",
    cell: ({ concepto, receiptNumber }) => (
      <TwoLines second={receiptNumber ?? "Por verificar"}>{concepto}</TwoLines>
    ),
  },
  {
    key: "monto",
    label: "Valor",
    align: "right",
    card: "amount",
    cell: ({ monto, totalMes }) => (
      <TwoLines second={totalMes > monto && `${formatCop(totalMes)} en el mes`}>
        <Money amount={monto} />
      </TwoLines>
    ),
  },
  {
    key: "origen",
    label: texts.origin,
    mark: ({ origenFondos }) => (origenFondos ? null : texts.missing),
    cell: ({ origenFondos, traidoPor }) =>
      origenFondos ? (
        <TwoLines second={traidoPor && `Lo trajo ${traidoPor}`}>{origenFondos}</TwoLines>
      ) : (
        <StatusChip small label={texts.missing} tone="sun" />
      ),
  },
];
