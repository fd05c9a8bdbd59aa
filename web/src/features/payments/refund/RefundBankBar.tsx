import { counted } from "@travesia/api/colombia/spoken";
import { sum } from "@travesia/api/cop";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { BANK_FILE, BankFileButtons } from "../../../base/files/BankFileButtons.tsx";
import { ChosenBar } from "../../../ui/table/ChosenBar.tsx";
import type { Chosen } from "../../../ui/table/selection.ts";
import { type RefundRowFragment, useRefundsExportMutation } from "./refunds.generated.ts";

interface RefundBankBarProps {
  readonly chosen: Chosen<RefundRowFragment>;
  readonly onClear: () => void;
}

/** Shows the number and total of the selected refunds, and the button for the bank's payment file. */
export function RefundBankBar({ chosen, onClear }: RefundBankBarProps) {
  const [exportRefunds] = useRefundsExportMutation();
  if (chosen.size === 0) return null;
  const total = sum([...chosen.values()].map(({ monto }) => monto));
  return (
    <ChosenBar chosen={counted(chosen.size, "devolución", "devoluciones")} amount={total} onClear={onClear}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        <Typography variant="body2">{BANK_FILE}</Typography>
        <BankFileButtons
          make={async (format) => {
            const input = { ids: [...chosen.keys()], total, format };
            return (await exportRefunds({ variables: { input } })).data?.exportRefunds;
          }}
        />
      </Stack>
    </ChosenBar>
  );
}
