import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { QrCode } from "../../../ui/QrCode.tsx";

interface AccountCodeProps {
  readonly name: string;
  /** Content of the QR code. */
  readonly qr: string;
  readonly isBankQr: boolean;
}

/** Shows the QR code of an account on demand. */
export function AccountCode({ name, qr, isBankQr }: AccountCodeProps) {
  const [open, setOpen] = useState(false);
  const code = useId();
  return (
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
  );
}
