import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { paymentPaths } from "../../payments/payment/payments.paths.ts";
import type { SettlementsQuery } from "./settlement.generated.ts";
import { settlementTexts as texts } from "./settlement.texts.ts";

interface UnsettledPaymentsProps {
  readonly payments: SettlementsQuery["unsettledPayments"];
}

/** Shows the payments by card that the bank does not show yet, each with its cause; nothing without any. */
export function UnsettledPayments({ payments }: UnsettledPaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <Box component="details" sx={{ pt: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: "pointer", py: 1 }}>
        {texts.unsettled} ({payments.length.toLocaleString("es-CO")})
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {payments.map(({ paymentId, name, day, missing, cause }) => (
          <Stack key={paymentId} component="li" direction="row" sx={{ gap: 3, py: 1, alignItems: "center" }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link component={RouterLink} to={paymentPaths.one.to({ id: paymentId })} variant="body2">
                {name}
              </Link>
              <Typography variant="caption" color="textSecondary" component="div">
                <DayText day={day} /> · {cause}
              </Typography>
            </Box>
            <Money amount={missing} />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
