import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { taxText } from "@travesia/api/invoices/invoice/invoice.rules";
import type { ReactNode } from "react";
import { Money } from "../../ui/Money.tsx";
import type { InvoiceDraftQuery } from "./invoices.generated.ts";

function Amount({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3 }}>
      <div>{label}</div>
      {children}
    </Stack>
  );
}

/** Shows the amounts of an invoice: its lines, the totals, and the agency's income from the sale. */
export function InvoiceAmounts({ draft }: { readonly draft: InvoiceDraftQuery["invoiceDraft"] }) {
  const { lines, base, iva, terceros, total, margen } = draft;
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <Typography variant="h6" component="h3">
        Lo que cobra la factura
      </Typography>
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
      <Typography variant="body2" color="textSecondary">
        La agencia gana <Money amount={margen} /> en este viaje: el precio menos sus compras.
      </Typography>
    </Stack>
  );
}
