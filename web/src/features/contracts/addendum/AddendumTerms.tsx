import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { ChangedTerms } from "../../../ui/ChangedTerms.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { AddendumSaidFragment } from "./addendum.generated.ts";
import { addendumTexts as texts } from "./addendum.texts.ts";

/**
 * Shows the changes of an addendum in words and figures: the terms before, the terms after, and the complete
 * payment plan.
 */
export function AddendumTerms({ content }: { readonly content: AddendumSaidFragment }) {
  const { cambios, precioAntes, precioDespues, plan, motivo } = content;
  const price =
    precioAntes === precioDespues
      ? []
      : [{ label: texts.total, before: formatCop(precioAntes), after: formatCop(precioDespues) }];
  return (
    <Stack sx={{ gap: 4, overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
        {motivo}
      </Typography>
      <ChangedTerms terms={[...cambios, ...price]} />
      {plan && (
        <Stack sx={{ gap: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {texts.plan}
          </Typography>
          <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: "none" }} aria-label={texts.plan}>
            {plan.map(({ numero, descripcion, fechaVencimiento, monto, pagada }) => (
              <Box
                component="li"
                key={numero}
                sx={{ display: "flex", gap: 3, justifyContent: "space-between", alignItems: "baseline" }}
              >
                <Typography variant="body2">
                  {descripcion} · <DayText day={fechaVencimiento} />
                  {pagada && ` · ${texts.paid}`}
                </Typography>
                <Typography variant="body2" sx={{ flexShrink: 0 }}>
                  <Money amount={monto} />
                </Typography>
              </Box>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
