import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../../ui/days.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { chargebackCauses } from "../chargeback/chargeback.texts.ts";
import type { OwnClaimLineFragment, OwnMoneyBackQuery } from "./own-refund.generated.ts";
import { ownClaimLabels, ownClaimTones } from "./own-refund.texts.ts";

interface OwnClaimsProps {
  readonly claims: readonly OwnClaimLineFragment[];
  readonly payments: OwnMoneyBackQuery["ownContract"]["payments"];
}

/** Shows a client's claims to reverse payments: the amount, status and answer of each. */
export function OwnClaims({ claims, payments }: OwnClaimsProps) {
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
      {claims.map(({ id, number, paymentId, cause, status, dueOn, answer }) => (
        <Box component="li" key={id}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Typography sx={{ fontWeight: 650 }}>{number}</Typography>
            <StatusChip label={ownClaimLabels[status]} tone={ownClaimTones[status]} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {chargebackCauses[cause]} ·{" "}
            {formatCop(payments.find((payment) => payment.id === paymentId)?.monto ?? 0)}
            {status === "abierto" && ` · respuesta a más tardar el ${formatDay(dueOn)}`}
          </Typography>
          {answer && <Typography sx={{ overflowWrap: "anywhere" }}>«{answer}»</Typography>}
        </Box>
      ))}
    </Stack>
  );
}
