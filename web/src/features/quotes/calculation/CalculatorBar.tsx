import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { Money } from "../../../ui/Money.tsx";
import { saveTexts } from "./calculation.texts.ts";
import type { SaveState } from "./useAutosave.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface CalculatorBarProps {
  readonly perPerson: number;
  readonly total: number;
  readonly saved: SaveState;
  /** Whether confirming is what the sale waits for. */
  readonly accent: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onConfirm: () => void;
}

/** What the trip is sold for, always in sight, and whether the draft is kept. */
export function CalculatorBar({
  perPerson,
  total,
  saved,
  accent,
  busy,
  onRetry,
  onConfirm,
}: CalculatorBarProps) {
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        gap: { xs: 2, sm: 6 },
        alignItems: { sm: "center" },
        px: { xs: 4, md: 6 },
        py: 3,
        backgroundColor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
      }}
    >
      <Stack direction="row" sx={{ gap: 6, flex: 1 }}>
        <Amount label="Por persona" amount={perPerson} />
        <Amount label="Precio total" amount={total} />
      </Stack>
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="caption" role="status" color={saved === "failed" ? "error" : "textSecondary"}>
          {saveTexts[saved]}
        </Typography>
        {saved === "failed" && (
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        <ActButton
          variant="contained"
          color={accent ? "secondary" : "primary"}
          loading={busy}
          disabled={total === 0}
          onClick={onConfirm}
        >
          Confirmar cálculo
        </ActButton>
      </Stack>
    </Stack>
  );
}

function Amount({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Box sx={{ fontSize: { xs: "1.0625rem", md: "1.25rem" } }}>
        <Money amount={amount} strong />
      </Box>
    </div>
  );
}
