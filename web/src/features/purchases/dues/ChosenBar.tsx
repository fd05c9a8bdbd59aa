import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { sum } from "@travesia/api/cop";
import { Money } from "../../../ui/Money.tsx";
import { dueTexts } from "./dues.texts.ts";
import type { DuePayment } from "./useDuePayment.ts";

/** What was chosen to be paid together, and the button that pays it. */
export function ChosenBar({ payment }: { readonly payment: DuePayment }) {
  const { chosen, clear, show } = payment;
  if (chosen.size === 0) return null;
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
          {dueTexts.chosen(chosen.size)} ·{" "}
          <Money amount={sum([...chosen.values()].map(({ monto }) => monto))} />
        </Typography>
        <Button color="inherit" onClick={clear}>
          Quitar selección
        </Button>
        <Button variant="contained" onClick={show}>
          Pagar
        </Button>
      </Stack>
    </Card>
  );
}
