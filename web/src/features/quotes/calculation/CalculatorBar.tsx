import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Margin } from "@travesia/api/quotes/calculation/calculation.rules";
import { PREVIEW, saveTexts, WITHOUT_COSTS } from "./calculation.texts.ts";
import type { SaveState } from "./useAutosave.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ChangesOff } from "../../../ui/dialog/changes-off.ts";

interface CalculatorBarProps {
  readonly perPerson: number;
  readonly total: number;
  /** Agency's share of the price. */
  readonly margin: Margin;
  readonly saved: SaveState;
  /** True when confirming is the next step of the sale. */
  readonly accent: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onPreview: () => void;
  readonly onConfirm: () => void;
}

/** Shows what the trip is sold for, always in sight, and whether the draft is kept. */
export function CalculatorBar({
  perPerson,
  total,
  margin,
  saved,
  accent,
  busy,
  onRetry,
  onPreview,
  onConfirm,
}: CalculatorBarProps) {
  const unpriced = total === 0 ? WITHOUT_COSTS : null;
  return (
    <Stack
      data-foot-bar
      direction={{ xs: "column", sm: "row" }}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        columnGap: 6,
        rowGap: 2,
        // The figures keep one line; what is done with them goes below where both do not fit.
        flexWrap: { sm: "wrap" },
        justifyContent: "space-between",
        alignItems: { sm: "center" },
        px: { xs: 4, md: 6 },
        py: 3,
        backgroundColor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
      }}
    >
      <Stack
        direction="row"
        sx={{ columnGap: { xs: 4, md: 6 }, rowGap: 1, flexWrap: { xs: "wrap", sm: "nowrap" } }}
      >
        <Amount label="Por persona" amount={perPerson} />
        <Amount label="Precio total" amount={total} />
        {total > 0 && <MarginAmount margin={margin} />}
      </Stack>
      <Stack
        direction="row"
        sx={{
          gap: 3,
          alignItems: "center",
          justifyContent: "space-between",
          flexWrap: "wrap",
          flexGrow: { sm: 1 },
          "& [role=status]": { flexGrow: 1, textAlign: { sm: "right" } },
        }}
      >
        <Typography variant="caption" role="status" color={saved === "failed" ? "error" : "textSecondary"}>
          {saveTexts[saved]}
        </Typography>
        {saved === "failed" && (
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        {/* To look changes nothing: it stays on for who may not change anything. */}
        <ChangesOff value={null}>
          <ActButton reason={unpriced} onClick={onPreview}>
            {PREVIEW}
          </ActButton>
        </ChangesOff>
        <ActButton
          variant="contained"
          color={accent ? "secondary" : "primary"}
          loading={busy}
          reason={unpriced}
          onClick={onConfirm}
        >
          Confirmar cálculo
        </ActButton>
      </Stack>
    </Stack>
  );
}

/** Shows what the sale leaves, with its share of the price; below nothing it says so in words too. */
function MarginAmount({ margin: { amount, percent } }: { readonly margin: Margin }) {
  const loses = amount < 0;
  return (
    <Box sx={{ color: loses ? "error.main" : undefined }}>
      <Typography variant="caption" color={loses ? "inherit" : "textSecondary"} component="div">
        {loses ? "Pierde" : "Margen"}
      </Typography>
      <Box sx={{ fontSize: { xs: "1.0625rem", md: "1.25rem" } }}>
        <Money amount={Math.abs(amount)} strong />
        {percent !== null && (
          <Typography component="span" variant="body2" sx={{ ml: 2 }}>
            {formatPercent(percent)}
          </Typography>
        )}
      </Box>
    </Box>
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
