import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import type { HowToPayBlockFragment } from "./how-to-pay.generated.ts";

/** Shows one account that receives payments: its number can be copied, and its QR code is shown on demand. */
export function PaidIntoRow({ account }: { readonly account: HowToPayBlockFragment["accounts"][number] }) {
  const { name, number, copied, holder, qr, isBankQr, note } = account;
  const [open, setOpen] = useState(false);
  const code = useId();
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: "flex-start", justifyContent: "space-between" }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography sx={{ fontSize: 18, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}>
            {number}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {holder}
          </Typography>
        </Box>
        <CopyButton text={copied} what={`el número de ${name}`} />
      </Stack>
      {note && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {note}
        </Alert>
      )}
      {qr && (
        <>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={code}
            onClick={() => setOpen(!open)}
            sx={{ mt: 1 }}
          >
            {open ? "Ocultar código QR" : "Ver código QR"}
          </Button>
          <Collapse in={open} id={code} unmountOnExit>
            <Stack sx={{ gap: 2, pt: 2 }}>
              <QrCode text={qr} label={`Código QR de ${name}`} size={168} />
              <Typography variant="caption" color="textSecondary">
                {isBankQr
                  ? "Escanéalo con la aplicación de tu banco."
                  : "Escanéalo para leer la llave o el número."}
              </Typography>
            </Stack>
          </Collapse>
        </>
      )}
    </Box>
  );
}
