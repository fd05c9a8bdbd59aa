import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import { numbersText, raffleTexts as texts } from "./raffle.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface ChosenNumbersProps {
  readonly chosen: readonly string[];
  /** Price of one number, in COP. */
  readonly price: number;
  readonly onRemove: (value: string) => void;
  readonly onClear: () => void;
  readonly onConfirm: () => void;
}

/**
 * Shows the selected numbers of all pages of the board, their cost, and the next step. It stays visible at
 * the bottom.
 */
export function ChosenNumbers({ chosen, price, onRemove, onClear, onConfirm }: ChosenNumbersProps) {
  return (
    <Card
      data-foot-bar
      component="section"
      aria-label="Tu selección"
      sx={{ position: "sticky", bottom: { xs: 8, sm: 16 }, mt: 4, px: 4, py: 3, zIndex: 2, boxShadow: 4 }}
    >
      <Stack direction={{ xs: "column", md: "row" }} sx={{ gap: 3, alignItems: { md: "center" } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {chosen.length === 0 ? (
            <Typography color="textSecondary">{texts.nothingChosen}</Typography>
          ) : (
            <Stack
              direction="row"
              sx={{ gap: 1.5, flexWrap: "wrap", maxHeight: { xs: 76, md: 120 }, overflowY: "auto" }}
            >
              {chosen.map((value) => (
                <Chip
                  key={value}
                  label={value}
                  size="small"
                  color="primary"
                  variant="outlined"
                  onDelete={() => onRemove(value)}
                  aria-label={`Quitar el ${value}`}
                  sx={{ fontVariantNumeric: "tabular-nums" }}
                />
              ))}
            </Stack>
          )}
        </Box>
        <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
          {chosen.length > 0 && (
            <Box sx={{ whiteSpace: "nowrap" }}>
              <Typography variant="caption" color="textSecondary" component="div">
                {numbersText(chosen.length)}
              </Typography>
              <Money amount={chosen.length * price} strong />
            </Box>
          )}
          {chosen.length > 1 && (
            <Button color="inherit" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          <ActButton
            variant="contained"
            color="secondary"
            reason={chosen.length > 0 ? null : texts.nothingChosen}
            onClick={onConfirm}
          >
            {texts.confirm}
          </ActButton>
        </Stack>
      </Stack>
    </Card>
  );
}
