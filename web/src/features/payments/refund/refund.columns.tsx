import { turnColumn } from "../../../base/acts/turn.columns.tsx";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import type { RefundShow } from "../../../graphql/schema.generated.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { refundChip, refundReasons, refundTexts } from "./refund.texts.ts";
import type { RefundRowFragment } from "./refunds.generated.ts";

const paidOn: Column<RefundRowFragment> = {
  key: "paidOn",
  label: "Pagada",
  same: ({ paidOn: day }) => day,
  cell: ({ paidOn: day }) => (day ? formatDay(day) : "–"),
};

const columns: readonly Column<RefundRowFragment>[] = [
  {
    key: "client",
    label: "Cliente",
    card: "title",
    cell: ({ paidFor }) => (
      <TwoLines second={titledPayable(paidFor)} width={240}>
        {paidFor.clientTrip.nombreCliente}
      </TwoLines>
    ),
  },
  {
    key: "dueOn",
    label: "Se debe devolver el",
    optional: true,
    cell: ({ dueOn }) => <DayText day={dueOn} />,
  },
  {
    key: "reason",
    label: "Motivo",
    same: ({ reason }) => reason,
    cell: ({ reason }) => refundReasons[reason],
  },
  {
    key: "account",
    label: "Cuenta",
    same: ({ accountMasked }) => accountMasked,
    cell: ({ accountMasked }) =>
      accountMasked ?? (
        <Typography variant="body2" color="textSecondary">
          {refundTexts.noAccount}
        </Typography>
      ),
  },
  turnColumn,
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: (refund) => <StatusChip {...refundChip(refund, todayOf(new Date()))} />,
  },
  { key: "monto", label: "Valor", align: "right", cell: ({ monto }) => <Money amount={monto} strong /> },
];

/** Returns the columns of a list of refunds; the date of payment only when some are paid. */
export const refundColumns = (show: RefundShow): readonly Column<RefundRowFragment>[] =>
  show === "pagadas" || show === "todas" ? [...columns.slice(0, -1), paidOn, ...columns.slice(-1)] : columns;
