import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { planTerms } from "@travesia/api/quotes/plan-terms.rules";
import { may } from "@travesia/api/permissions";
import { useSession } from "../../../base/session/useSession.ts";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { sharingTexts as texts } from "./sharing.texts.ts";

interface CloseOnlineChoiceProps {
  /** Most payments in which the client may close online; null when it is not offered. */
  readonly most: number | null;
  readonly onChange: (most: number | null) => void;
}

/** Number of payments that is proposed at first. */
const USUAL = 4;

/** Offers to let the client close the offer online, to people who may create contracts. */
export function CloseOnlineChoice({ most, onChange }: CloseOnlineChoiceProps) {
  const { user } = useSession();
  if (!may(user?.role, "createContracts")) return null;
  return (
    <Stack sx={{ gap: 3 }}>
      <FormControlLabel
        control={<Checkbox checked={most !== null} onChange={(_, on) => onChange(on ? USUAL : null)} />}
        label={texts.closesOnline}
      />
      {most !== null && (
        <ChoiceField
          label={texts.mostPayments}
          value={most}
          options={Array.from({ length: planTerms.mostShares }, (_, place) => ({
            value: place + 1,
            label: String(place + 1),
          }))}
          helperText={texts.mostPaymentsHelp}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}
