import WarningAmberIcon from "@mui/icons-material/WarningAmber";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import { QueueList } from "../../../ui/desk/QueueList.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts } from "./desk.texts.ts";

interface DeskListProps {
  readonly payments: readonly DeskPaymentFragment[];
  readonly selected: string | null;
  readonly onSelect: (payment: DeskPaymentFragment, place: number) => void;
}

/** The payments that wait, the oldest first. */
export const DeskList = ({ payments, selected, onSelect }: DeskListProps) => (
  <QueueList label={deskTexts.queue} items={payments} selected={selected} onSelect={onSelect}>
    {({ monto, paidFor, fechaPago, sospechas }) => (
      <>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
          <Money amount={monto} strong />
          {sospechas && sospechas.length > 0 && (
            <WarningAmberIcon
              fontSize="small"
              color="warning"
              titleAccess={`${deskTexts.suspicious}: ${sospechas.length}`}
            />
          )}
        </Stack>
        <Typography variant="body2" noWrap>
          {paidFor.clientTrip.nombreCliente}
        </Typography>
        <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
          {paidFor.name} · {formatDay(fechaPago)}
        </Box>
      </>
    )}
  </QueueList>
);
