import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import type { SeveralAct } from "./chosen-lines.ts";
import { payoutTexts as texts } from "./payout.texts.ts";

interface SeveralBarProps {
  readonly act: SeveralAct;
  readonly count: number;
  /** In COP, before what is withheld. */
  readonly amount: number;
  readonly onAct: () => void;
  readonly onClear: () => void;
  readonly onRestore: () => void;
}

/** What is chosen, and the button that does it. */
export function SeveralBar({ act, count, amount, onAct, onClear, onRestore }: SeveralBarProps) {
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
          {texts.chosen(count)} · <Money amount={amount} />
        </Typography>
        {count > 0 ? (
          <Button color="inherit" onClick={onClear}>
            {texts.clear}
          </Button>
        ) : (
          <Button color="inherit" onClick={onRestore}>
            {texts.restore}
          </Button>
        )}
        <Button variant="contained" disabled={count === 0} onClick={onAct}>
          {act === "pay" ? texts.pay(count) : texts.approve(count)}
        </Button>
      </Stack>
    </Card>
  );
}
