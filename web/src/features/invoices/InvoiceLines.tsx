import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { taxText } from "@travesia/api/invoices/invoice/invoice.rules";
import type { ReactNode } from "react";
import { Money } from "../../ui/Money.tsx";
import type { DrawnInvoiceFragment } from "./invoices.generated.ts";

interface AmountProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Shows an amount beside its label. */
const Amount = ({ label, children }: AmountProps) => (
  <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3 }}>
    <div>{label}</div>
    {children}
  </Stack>
);

interface InvoiceLinesProps extends Pick<DrawnInvoiceFragment, "base" | "iva" | "terceros" | "total"> {
  readonly lines: DrawnInvoiceFragment["lines"];
}

/** Shows the lines of an invoice, each with its tax, and the sums of the invoice. */
export const InvoiceLines = ({ lines, base, iva, terceros, total }: InvoiceLinesProps) => (
  <Stack sx={{ gap: 3 }}>
    {lines.map((line, at) => (
      <Amount
        key={at}
        label={
          <>
            {line.descripcion}
            <Typography variant="body2" color="textSecondary">
              {line.mandanteNombre ? `Ingreso para ${line.mandanteNombre}` : taxText(line)}
            </Typography>
          </>
        }
      >
        <Money amount={line.total} />
      </Amount>
    ))}
    <Divider />
    <Amount label="Base del ingreso propio">
      <Money amount={base} />
    </Amount>
    <Amount label="IVA">
      <Money amount={iva} />
    </Amount>
    {terceros > 0 && (
      <Amount label="Ingresos para terceros">
        <Money amount={terceros} />
      </Amount>
    )}
    <Amount label={<strong>Total</strong>}>
      <Money amount={total} strong />
    </Amount>
  </Stack>
);
