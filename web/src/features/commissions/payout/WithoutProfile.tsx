import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { payoutTexts as texts } from "./payout.texts.ts";
import type { PayoutPreviewQuery } from "./payouts.generated.ts";

type Seller = PayoutPreviewQuery["payoutPreview"]["sellers"][number];

/**
 * Returns the sellers without a tax profile for whom the user has not yet confirmed that nothing is withheld.
 */
export const askedSellers = (sellers: readonly Seller[] = []): readonly Seller[] =>
  sellers.filter(({ preguntaRetencion }) => preguntaRetencion);

interface WithoutProfileProps {
  readonly sellers: readonly Pick<Seller, "nombre">[];
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Asks the user to confirm once that nothing is withheld from people without a tax profile. */
export function WithoutProfile({ sellers, confirmed, onConfirm }: WithoutProfileProps) {
  if (sellers.length === 0) return null;
  return (
    <Alert severity="warning">
      {texts.withoutProfile(sellers.map(({ nombre }) => nombre))}
      <FormControlLabel
        sx={{ display: "flex", mt: 2, color: "text.primary" }}
        control={<Checkbox size="small" checked={confirmed} onChange={(_, checked) => onConfirm(checked)} />}
        label={texts.payWithout}
      />
    </Alert>
  );
}
