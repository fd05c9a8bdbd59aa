import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts } from "./desk.texts.ts";

/** What to look at before a payment is verified, one line each; nothing where there is nothing. */
export function SuspicionList({ suspicions }: { readonly suspicions: DeskPaymentFragment["sospechas"] }) {
  if (!suspicions?.length) return null;
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { minWidth: 0 } }}>
      <Box component="ul" aria-label={deskTexts.suspicious} sx={{ m: 0, pl: suspicions.length > 1 ? 4 : 0 }}>
        {suspicions.map(({ tipo, texto }) => (
          <Box component="li" key={tipo} sx={{ listStyle: suspicions.length > 1 ? "disc" : "none" }}>
            {texto}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
