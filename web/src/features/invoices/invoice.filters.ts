import { filterWords } from "@travesia/api/exports/filter-words.rules";
import {
  collectionLabels,
  type InvoiceCollection,
} from "@travesia/api/invoices/invoice/collection/collection.rules";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { sendingLabels, type SendingState } from "@travesia/api/invoices/sending/sending.rules";
import type { InvoiceFilter, InvoiceTask } from "../../graphql/schema.generated.ts";
import { invoicePaths } from "./invoices.paths.ts";
import { daysAsked } from "../../ui/table/day-filter.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";

const words = filterWords.InvoiceTask;

/** Name of each task in the address, and its label on the screen. */
const tasks: Readonly<Record<InvoiceTask, readonly [inAddress: string, label: string]>> = {
  review: ["revisar", words.review],
  unsent: ["enviar", words.unsent],
  unsent_note: ["enviar-nota", words.unsent_note],
  note: ["nota", words.note],
};
const invoiceTaskOf = (hacer: string | undefined): InvoiceTask | undefined =>
  (Object.keys(tasks) as InvoiceTask[]).find((task) => tasks[task][0] === hacer);

/** Returns the address of the list of invoices with a pending task. */
export const invoicesWith = (task: InvoiceTask): string => `${invoicePaths.all}&hacer=${tasks[task][0]}`;

const sendings = Object.keys(sendingLabels) as SendingState[];

/** Address value of the filter for invoices fully reversed by credit notes. */
export const ANNULLED = "anuladas";

const cobros = Object.keys(collectionLabels) as InvoiceCollection[];

/** Keys of the filter by day of invoice in the address. */
const days = { key: "fecha", from: "desde", to: "hasta" } as const;

const issued = (values: Readonly<Record<string, string>>): Pick<InvoiceFilter, "startDate" | "endDate"> => {
  const { from, to } = daysAsked(values, days);
  return { startDate: from, endDate: to };
};

/** Returns the filter of the invoices from the address parameters; invalid values are left out. */
export const invoiceFilterOf = ({
  estado,
  envio,
  cobro,
  hacer,
  search,
  ...values
}: Readonly<Record<string, string>>): InvoiceFilter => ({
  status: invoiceLifecycle.statuses.find((status) => status === estado),
  conNota: estado === ANNULLED || undefined,
  sendingState: sendings.find((state) => state === envio),
  cobro: cobros.find((part) => part === cobro),
  task: invoiceTaskOf(hacer),
  ...issued(values),
  search: search || undefined,
});

export const pendingFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Contrato, cliente o destino" },
];

export const invoiceFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Número, contrato o cliente" },
  { kind: "days", ...days, label: "Fecha" },
  {
    kind: "select",
    key: "envio",
    label: "Envío",
    options: [
      { value: "", label: "Todos" },
      ...sendings.map((value) => ({ value, label: sendingLabels[value] })),
    ],
  },
  {
    kind: "select",
    key: "cobro",
    label: "Cobro",
    options: [
      { value: "", label: "Todos" },
      ...cobros.map((value) => ({ value, label: collectionLabels[value] })),
    ],
  },
  {
    kind: "select",
    key: "hacer",
    label: "Por hacer",
    options: [
      { value: "", label: "Todo" },
      ...Object.values(tasks).map(([value, label]) => ({ value, label })),
    ],
  },
];
