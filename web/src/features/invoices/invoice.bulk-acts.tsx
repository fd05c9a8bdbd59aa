import { formatCop } from "@travesia/api/cop";
import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import {
  type ContractToInvoiceRowFragment,
  type InvoiceRowFragment,
  useInvoicesGenerateMutation,
  useInvoicesSendAgainMutation,
} from "./invoices.generated.ts";

const contracts = (count: number) => (count === 1 ? "1 contrato" : `${count} contratos`);
const invoices = (count: number) => (count === 1 ? "1 factura" : `${count} facturas`);

function GenerateInvoices({ rows, ...dialog }: BulkDialogProps<ContractToInvoiceRowFragment>) {
  const [generate] = useInvoicesGenerateMutation();
  const sum = formatCop(rows.reduce((total, { precioTotal }) => total + precioTotal, 0));
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.generate} ${contracts(rows.length)}`}
      confirm={`${texts.generate} ${sum}`}
      perform={(slice) => generate({ variables: slice })}
    >
      Vas a facturar {contracts(rows.length)} por {sum} en total, con IVA sobre el ingreso propio. Cada
      factura toma el siguiente número del rango y no se puede borrar: solo una nota crédito la devuelve.
    </ConfirmEach>
  );
}

function SendInvoicesAgain({ rows, ...dialog }: BulkDialogProps<InvoiceRowFragment>) {
  const [send] = useInvoicesSendAgainMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.sendAgain} de ${invoices(rows.length)}`}
      confirm={texts.sendAgain}
      perform={(slice) => send({ variables: slice })}
    >
      Se envían de nuevo a la DIAN tal como están.
    </ConfirmEach>
  );
}

/**
 * Bulk acts on contracts that wait for their invoice. A different tax must be selected for each contract
 * individually.
 */
export const pendingBulkActs: readonly BulkAct<ContractToInvoiceRowFragment>[] = [
  { key: "generate", label: texts.generate, allows: () => true, Dialog: GenerateInvoices },
];

/** Bulk acts on invoices. */
export const invoiceBulkActs: readonly BulkAct<InvoiceRowFragment>[] = [
  {
    key: "sendAgain",
    label: texts.sendAgain,
    allows: ({ acts }) => acts.some(({ name, allowed }) => name === "sendAgain" && allowed),
    Dialog: SendInvoicesAgain,
  },
];
