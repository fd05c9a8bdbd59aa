import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts } from "./desk.texts.ts";

type Suspicions = NonNullable<DeskPaymentFragment["sospechas"]>;

/** Splits the warnings about a payment into errors and notes. */
export const byGrade = (suspicions: DeskPaymentFragment["sospechas"]) => ({
  grave: (suspicions ?? []).filter(({ grado }) => grado === "grave"),
  notes: (suspicions ?? []).filter(({ grado }) => grado === "nota"),
});

function Lines({ label, lines }: { readonly label: string; readonly lines: Suspicions }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, pl: lines.length > 1 ? 4 : 0 }}>
      {lines.map(({ tipo, texto }) => (
        <Box component="li" key={tipo} sx={{ listStyle: lines.length > 1 ? "disc" : "none" }}>
          {texto}
        </Box>
      ))}
    </Box>
  );
}

/** Shows the warnings to review before a payment is verified: errors in red, notes in grey. */
export function SuspicionList({ suspicions }: { readonly suspicions: DeskPaymentFragment["sospechas"] }) {
  const { grave, notes } = byGrade(suspicions);
  if (grave.length + notes.length === 0) return null;
  return (
    <Stack data-uncovered sx={{ gap: 2 }}>
      {grave.length > 0 && (
        <Alert severity="error" sx={{ "& .MuiAlert-message": { minWidth: 0 } }}>
          <Lines label={deskTexts.suspicious} lines={grave} />
        </Alert>
      )}
      {notes.length > 0 && (
        <Box sx={{ typography: "body2", color: "text.secondary" }}>
          <Lines label={deskTexts.notes} lines={notes} />
        </Box>
      )}
    </Stack>
  );
}
