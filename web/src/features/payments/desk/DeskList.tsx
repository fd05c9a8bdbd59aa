import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import { QueueList } from "../../../ui/desk/QueueList.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts } from "./desk.texts.ts";
import { byGrade } from "./SuspicionList.tsx";
import { WarningAmberIcon } from "../../../ui/desk/deskIcons.tsx";
import { nameLines } from "../../../ui/name-lines.ts";

interface DeskListProps {
  readonly payments: readonly DeskPaymentFragment[];
  readonly selected: string | null;
  readonly onSelect: (payment: DeskPaymentFragment, place: number) => void;
}

/** Shows an error icon when a payment has a serious problem; a mere note has no icon. */
function GraveIcon({ suspicions }: { readonly suspicions: DeskPaymentFragment["sospechas"] }) {
  const { grave } = byGrade(suspicions);
  if (grave.length === 0) return null;
  return (
    <WarningAmberIcon
      fontSize="small"
      color="error"
      titleAccess={`${deskTexts.suspicious}: ${grave.length}`}
    />
  );
}

/** Shows the payments that wait for verification, the oldest first. */
export const DeskList = ({ payments, selected, onSelect }: DeskListProps) => (
  <QueueList label={deskTexts.queue} items={payments} selected={selected} onSelect={onSelect}>
    {({ monto, paidFor, fechaPago, sospechas }) => (
      <>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
          <Money amount={monto} strong />
          <GraveIcon suspicions={sospechas} />
        </Stack>
        <Typography variant="body2" sx={nameLines}>
          {paidFor.clientTrip.nombreCliente}
        </Typography>
        <Box component="span" sx={{ typography: "caption", color: "text.secondary" }}>
          {paidFor.name} · {formatDay(fechaPago)}
        </Box>
      </>
    )}
  </QueueList>
);
