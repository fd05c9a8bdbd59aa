import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Money } from "../Money.tsx";

interface ChosenBarProps {
  /** Number and name of the chosen rows: `3 devoluciones`. */
  readonly chosen: string;
  /** Sum of the chosen items, in COP. */
  readonly amount: number;
  /** Null when nothing is chosen that could be cleared. */
  readonly onClear: (() => void) | null;
  /** Button of the one act on all of them. */
  readonly children: ReactNode;
}

/**
 * Shows below a list, at the foot of the screen, the number and the sum of the chosen items, with the one act
 * on all of them: `<ChosenBar chosen="3 cuotas" amount={1_200_000}
 * onClear={clear}><Button>Pagar</Button></ChosenBar>`.
 */
export function ChosenBar({ chosen, amount, onClear, children }: ChosenBarProps) {
  return (
    <Card
      data-foot-bar
      role="status"
      sx={{
        position: "sticky",
        bottom: { xs: 8, md: 16 },
        zIndex: 2,
        mt: 3,
        px: 4,
        py: 2,
        borderColor: "primary.main",
        boxShadow: 6,
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600, flex: "1 0 auto", whiteSpace: "nowrap" }}>
          {chosen} · <Money amount={amount} />
        </Typography>
        {onClear && (
          <Button color="inherit" onClick={onClear}>
            Quitar selección
          </Button>
        )}
        {children}
      </Stack>
    </Card>
  );
}
