import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { sendingLabels, type SendingState } from "@travesia/api/invoices/sending/sending.rules";
import type { InvoiceFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";

const sendings = Object.keys(sendingLabels) as SendingState[];

/** What an address asks of the invoices; what it cannot mean is left out. */
export const invoiceFilterOf = ({
  estado,
  envio,
  search,
}: Readonly<Record<string, string>>): InvoiceFilter => ({
  status: invoiceLifecycle.statuses.find((status) => status === estado),
  sendingState: sendings.find((state) => state === envio),
  search: search || undefined,
});

export const pendingFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Contrato, cliente o destino" },
];

export const invoiceFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Número, contrato o cliente" },
  {
    kind: "select",
    key: "envio",
    label: "Envío",
    options: [
      { value: "", label: "Todos" },
      ...sendings.map((value) => ({ value, label: sendingLabels[value] })),
    ],
  },
];
