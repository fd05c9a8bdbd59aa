import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import type { Decision } from "./useQuoteDecision.ts";

interface DecisionBarProps {
  readonly price: number;
  /** Name of the selected option; null when the quote has a single one. */
  readonly option: string | null;
  /** True while the offer is valid; afterwards only a new offer can be requested. */
  readonly open: boolean;
  readonly onDecide: (decision: Decision) => void;
  /** Called to accept and close online; absent when only the approval is offered. */
  readonly onCloseOnline?: (() => void) | undefined;
}

/** Shows the decision button of the page in a bar within reach of the thumb, with the price beside it. */
export function DecisionBar({ price, option, open, onDecide, onCloseOnline }: DecisionBarProps) {
  return (
    <Card data-foot-bar sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, p: 4, boxShadow: 6, zIndex: 1 }}>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ gap: 3, alignItems: { sm: "center" }, justifyContent: "space-between" }}
      >
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
          {option !== null && `${option} · `}
          {formatCop(price)} en total
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {open && (
            <Button
              variant="contained"
              color="secondary"
              size="large"
              onClick={onCloseOnline ?? (() => onDecide("approve"))}
              sx={{ flex: { xs: "1 1 100%", sm: "none" } }}
            >
              {onCloseOnline ? "Aceptar y cerrar en línea" : "Aprobar cotización"}
            </Button>
          )}
          <Button
            variant={open ? "text" : "contained"}
            color={open ? "primary" : "secondary"}
            onClick={() => onDecide("requote")}
            sx={{ flex: { xs: 1, sm: "none" } }}
          >
            Pedir ajustes
          </Button>
          {open && (
            <Button color="inherit" onClick={() => onDecide("reject")} sx={{ flex: { xs: 1, sm: "none" } }}>
              Rechazar
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
