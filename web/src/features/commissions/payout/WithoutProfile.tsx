import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { payoutTexts as texts } from "./payout.texts.ts";
import type { PayoutPreviewQuery } from "./payouts.generated.ts";

type Seller = PayoutPreviewQuery["payoutPreview"]["sellers"][number];

/** Returns the names of the sellers from whom nothing is withheld because nobody wrote their tax profile. */
export const namesWithoutProfile = (sellers: readonly Seller[] = []): readonly string[] =>
  sellers.filter(({ documento }) => documento === "without_profile").map(({ nombre }) => nombre);

interface WithoutProfileProps {
  readonly names: readonly string[];
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Asks for a word before people without a tax profile are paid: nothing is withheld from them. */
export function WithoutProfile({ names, confirmed, onConfirm }: WithoutProfileProps) {
  if (names.length === 0) return null;
  return (
    <Alert severity="warning">
      {texts.withoutProfile(names)}
      <FormControlLabel
        sx={{ display: "flex", mt: 2, color: "text.primary" }}
        control={<Checkbox size="small" checked={confirmed} onChange={(_, checked) => onConfirm(checked)} />}
        label={texts.payWithout}
      />
    </Alert>
  );
}
