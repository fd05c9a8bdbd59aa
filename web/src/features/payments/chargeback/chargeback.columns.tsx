import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { chargebackCauses, chargebackChip } from "./chargeback.texts.ts";
import type { ChargebackRowFragment } from "./chargebacks.generated.ts";

/** What the list of cases shows of each. */
export const chargebackColumns: readonly Column<ChargebackRowFragment>[] = [
  {
    key: "client",
    label: "Cliente",
    card: "title",
    cell: ({ payment: { paidFor } }) => (
      <Box>
        {paidFor.clientTrip.nombreCliente}
        <Typography variant="body2" color="textSecondary" component="div">
          {titledPayable(paidFor)}
        </Typography>
      </Box>
    ),
  },
  { key: "number", label: "Caso", cell: ({ number }) => number },
  { key: "cause", label: "Causal", cell: ({ cause }) => chargebackCauses[cause] },
  { key: "claimedOn", label: "Reclamo", cell: ({ claimedOn }) => formatDay(claimedOn) },
  { key: "dueOn", label: "Plazo", cell: ({ dueOn }) => formatDay(dueOn) },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: (row) => <StatusChip {...chargebackChip(row, todayOf(new Date()))} />,
  },
  {
    key: "monto",
    label: "Monto",
    align: "right",
    cell: ({ payment }) => <Money amount={payment.monto} strong />,
  },
];
