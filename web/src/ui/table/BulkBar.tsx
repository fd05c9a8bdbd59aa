import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ActButton } from "../dialog/ActButton.tsx";

/** Act that some of the selected records allow. */
export interface BulkOffer {
  readonly key: string;
  /** The verb: `Asignar`. */
  readonly label: string;
  /** Number of selected records that allow the act, at least 1. */
  readonly count: number;
  /** True for an act that cannot be undone. */
  readonly destructive?: boolean;
}

interface BulkBarProps {
  readonly count: number;
  /** Number of chosen records that are not on the page shown. */
  readonly elsewhere: number;
  readonly offers: readonly BulkOffer[];
  readonly onAct: (key: string) => void;
  readonly onClear: () => void;
  /** Button that selects more than the page. */
  readonly more?: ReactNode;
}

const said = (count: number, elsewhere: number) =>
  `${count} ${count === 1 ? "elegido" : "elegidos"}` +
  (elsewhere > 0 ? ` · ${elsewhere} ${elsewhere === 1 ? "no está" : "no están"} en esta página` : "");

/**
 * Shows the bulk acts on the selected records at the bottom of the screen; an act that only some
 * records allow shows their number: `Asignar (3 de 5)`.
 */
export function BulkBar({ count, elsewhere, offers, onAct, onClear, more }: BulkBarProps) {
  return (
    <Card
      data-foot-bar
      role="region"
      aria-label="Acciones sobre lo elegido"
      sx={{
        position: "sticky",
        bottom: { xs: 8, md: 16 },
        mt: 4,
        px: 4,
        py: 3,
        boxShadow: 6,
        zIndex: 2,
        displayPrint: "none",
      }}
    >
      <Stack
        direction={{ xs: "column", md: "row" }}
        sx={{ columnGap: 4, rowGap: 2, alignItems: { md: "center" } }}
      >
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap", flex: 1 }}>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: "tabular-nums" }} aria-live="polite">
            {said(count, elsewhere)}
          </Typography>
          {more}
          <Button size="small" color="inherit" onClick={onClear}>
            Quitar selección
          </Button>
        </Stack>
        <Stack
          direction="row"
          sx={{ gap: 2, overflowX: { xs: "auto", md: "visible" }, flexWrap: { md: "wrap" } }}
        >
          {offers.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              Nada que hacer con todos a la vez.
            </Typography>
          )}
          {offers.map(({ key, label, count: allowing, destructive }, place) => (
            <ActButton
              key={key}
              size="small"
              variant={place === 0 && !destructive ? "contained" : "outlined"}
              color={destructive ? "error" : "primary"}
              onClick={() => onAct(key)}
              sx={{ flexShrink: 0, whiteSpace: "nowrap" }}
            >
              {allowing === count ? label : `${label} (${allowing} de ${count})`}
            </ActButton>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
