import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";

interface PlanPreviewProps {
  readonly lines: readonly {
    readonly numero: number;
    readonly descripcion: string;
    readonly monto: number;
    readonly fechaVencimiento: string;
  }[];
  /** Price in COP. */
  readonly price: number;
}

/** Shows the lines of a payment plan with their days and amounts, and the total. */
export function PlanPreview({ lines, price }: PlanPreviewProps) {
  return (
    <Stack
      component="ol"
      aria-label="Plan de pagos"
      sx={{ listStyle: "none", m: 0, p: 0, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      {lines.map(({ numero, descripcion, monto, fechaVencimiento }) => (
        <Box
          component="li"
          key={numero}
          sx={{ display: "flex", gap: 3, px: 4, py: 2, borderBottom: 1, borderColor: "divider" }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {descripcion}
            <Typography variant="caption" color="textSecondary" component="div">
              <DayText day={fechaVencimiento} />
            </Typography>
          </Box>
          <Money amount={monto} />
        </Box>
      ))}
      <Box component="li" sx={{ display: "flex", px: 4, py: 2, fontWeight: 650 }}>
        <Box sx={{ flex: 1 }}>Total</Box>
        <Money amount={price} strong />
      </Box>
    </Stack>
  );
}
