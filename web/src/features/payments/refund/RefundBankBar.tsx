import { counted } from "@travesia/api/colombia/spoken";
import { sum } from "@travesia/api/cop";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { BANK_FILE, BankFileButtons } from "../../../app/files/BankFileButtons.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { Chosen } from "../../../ui/table/selection.ts";
import { type RefundRowFragment, useRefundsExportMutation } from "./refunds.generated.ts";

interface RefundBankBarProps {
  readonly chosen: Chosen<RefundRowFragment>;
  readonly onClear: () => void;
}

/** How many refunds are chosen and what they come to, and the file with which the bank pays them. */
export function RefundBankBar({ chosen, onClear }: RefundBankBarProps) {
  const [exportRefunds] = useRefundsExportMutation();
  if (chosen.size === 0) return null;
  const total = sum([...chosen.values()].map(({ monto }) => monto));
  return (
    <Card
      role="status"
      sx={{
        ...{ position: "sticky", top: "calc(72px + var(--above, 0px))", zIndex: 2, px: 4, py: 2, mb: 3 },
        borderColor: "primary.main",
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600, flex: 1 }}>
          {counted(chosen.size, "devolución", "devoluciones")} · <Money amount={total} />
        </Typography>
        <Button color="inherit" onClick={onClear}>
          Quitar selección
        </Button>
        <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
          <Typography variant="body2">{BANK_FILE}</Typography>
          <BankFileButtons
            make={async (format) => {
              const input = { ids: [...chosen.keys()], total, format };
              return (await exportRefunds({ variables: { input } })).data?.exportRefunds;
            }}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
