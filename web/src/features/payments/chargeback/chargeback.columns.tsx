import { turnColumn } from "../../../base/acts/turn.columns.tsx";
import { today as todayOf } from "@travesia/api/colombia/days";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { chargebackCauses, chargebackChip } from "./chargeback.texts.ts";
import type { ChargebackRowFragment } from "./chargebacks.generated.ts";

/** Columns of the list of cases. */
export const chargebackColumns: readonly Column<ChargebackRowFragment>[] = [
  {
    key: "client",
    label: "Cliente",
    card: "title",
    cell: ({ payment: { paidFor } }) => (
      <TwoLines second={titledPayable(paidFor)} width={240}>
        {paidFor.clientTrip.nombreCliente}
      </TwoLines>
    ),
  },
  {
    key: "number",
    label: "Caso",
    cell: ({ number, cause }) => (
      <TwoLines second={chargebackCauses[cause]} width={168}>
        {number}
      </TwoLines>
    ),
  },
  {
    key: "dueOn",
    label: "Plazo",
    cell: ({ dueOn, claimedOn }) => (
      <TwoLines second={`Reclamó el ${formatDay(claimedOn)}`} width={168}>
        {formatDay(dueOn)}
      </TwoLines>
    ),
  },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: (row) => <StatusChip {...chargebackChip(row, todayOf(new Date()))} />,
  },
  turnColumn,
  {
    key: "monto",
    label: "Valor",
    align: "right",
    cell: ({ payment }) => <Money amount={payment.monto} strong />,
  },
];
