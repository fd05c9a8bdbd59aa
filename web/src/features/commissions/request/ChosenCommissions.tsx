import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { sum } from "@travesia/api/cop";
import { Money } from "../../../ui/Money.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";

interface ChosenCommissionsProps {
  readonly lines: readonly CommissionLine[];
  readonly onClear: () => void;
  readonly onRequest: () => void;
}

/** The commissions that were chosen to be asked for together, and the button that does. */
export function ChosenCommissions({ lines, onClear, onRequest }: ChosenCommissionsProps) {
  if (lines.length === 0) return null;
  return (
    <Card
      role="status"
      sx={{
        position: "sticky",
        top: "calc(72px + var(--above, 0px))",
        zIndex: 2,
        px: 4,
        py: 2,
        mb: 3,
        borderColor: "primary.main",
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600, flex: 1 }}>
          {texts.requestSeveral(lines.length)} ·{" "}
          <Money amount={sum(lines.map(({ montoComision }) => montoComision))} />
        </Typography>
        <Button color="inherit" onClick={onClear}>
          Quitar selección
        </Button>
        <Button variant="contained" onClick={onRequest}>
          {texts.request}
        </Button>
      </Stack>
    </Card>
  );
}
