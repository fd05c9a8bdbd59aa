import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { Money } from "../../../ui/Money.tsx";
import { commissionTexts } from "../commission/commission.texts.ts";
import { documentTexts, payoutTexts as texts } from "./payout.texts.ts";
import type { PayoutPreviewQuery } from "./payouts.generated.ts";

type Payment = PayoutPreviewQuery["payoutPreview"]["sellers"][number];

/**
 * Shows the components of one payment: gross, deductions, withholdings, net, destination account, and
 * document.
 */
export function PaymentBreakdown({ payment }: { readonly payment: Payment }) {
  const { comisiones, ajustes, retefuente, reteIca, neto, cuenta, documento, retencion, preguntaRetencion } =
    payment;
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={[
          [commissionTexts.gross, <Money key="gross" amount={comisiones} />],
          ...(ajustes === 0
            ? []
            : [[commissionTexts.adjustments, <Money key="adjustments" amount={ajustes} />] as const]),
          [commissionTexts.withheldForIncome, <Money key="income" amount={-retefuente || 0} />],
          [commissionTexts.withheldForIca, <Money key="ica" amount={-reteIca || 0} />],
          [commissionTexts.net, <Money key="net" amount={neto} strong />],
        ]}
      />
      <Box>
        {(documento === "without_profile" ? [] : retencion).map((sentence) => (
          <Typography key={sentence} variant="body2" color="textSecondary">
            {sentence}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary">
          {cuenta ?? `${texts.noAccount}.`}
        </Typography>
      </Box>
      {!preguntaRetencion && documentTexts[documento] && (
        <Alert severity={documento === "without_range" ? "warning" : "info"}>
          {documentTexts[documento]}
        </Alert>
      )}
    </Stack>
  );
}
