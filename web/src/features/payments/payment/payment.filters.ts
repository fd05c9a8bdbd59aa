import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { followedLabels } from "@travesia/api/payments/follow-up/payment-alerts.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { paymentLifecycle, type PaymentStatus } from "@travesia/api/payments/payment/payment.lifecycle";
import type {
  MedioDePago,
  PaymentFilter,
  PaymentFollowUp,
  PaymentFollowUpOrder,
} from "../../../graphql/schema.generated.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { personOf } from "../../organization/person/person-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { FOR_ME, IN_REVIEW } from "./payments.paths.ts";
import { followOrders } from "./payment.texts.ts";
import type { AccountOfMoneyFragment } from "./payments.generated.ts";

/** Address value of the filter for payments without a known account. */
export const NO_ACCOUNT = "ninguna";

/** Address value of the filter for payments that await verification, excluding payments in review. */
export const TO_VERIFY = "verificacion";

const days = { key: "pagado", from: "startDate", to: "endDate" } as const;

/**
 * Returns the filters of the list of payments, stored in its address; `accounts` are the agency's accounts.
 */
export const listFilters = (accounts: readonly AccountOfMoneyFragment[]): readonly Filter[] => [
  { kind: "search", key: "search", label: "Recibo, contrato, cliente o destino" },
  {
    kind: "select",
    key: "medio",
    label: "Medio de pago",
    options: [
      { value: "", label: "Todos" },
      ...Object.entries(meansLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: "select",
    key: "espera",
    label: "Espera",
    options: [
      { value: "", label: "Todo" },
      { value: TO_VERIFY, label: "Verificación" },
      { value: FOR_ME, label: "Mi verificación" },
    ],
  },
  {
    kind: "select",
    key: "cuenta",
    label: "Cuenta que recibió",
    options: [
      { value: "", label: "Todas" },
      ...accounts.map((account) => ({ value: account.id, label: shortAccount(account) })),
      { value: NO_ACCOUNT, label: "Sin cuenta" },
    ],
  },
  { kind: "days", ...days, label: "Pagado" },
];

/** Address value of the filter for every status; by default the queue shows the pending payments. */
export const EVERY = "todos";

/** Address value of the filter for verified payments that were reversed later. */
export const REVERSED = "reversados";

const ownShows = [EVERY, REVERSED, IN_REVIEW] as const;
type OwnShow = (typeof ownShows)[number];
const isOwnShow = (value: string | undefined): value is OwnShow => ownShows.some((show) => show === value);
const isStatus = (value: string | undefined): value is PaymentStatus =>
  paymentLifecycle.statuses.some((status) => status === value);
const isMeans = (value: string | undefined): value is MedioDePago =>
  value !== undefined && Object.hasOwn(meansLabels, value);

/** Returns the status in the address; by default the pending payments. */
export const statusOf = (value: string | undefined): PaymentStatus | OwnShow =>
  isOwnShow(value) || isStatus(value) ? value : "pending";

/** Filter behind each counter, which finds exactly the payments counted. */
const shown: Readonly<Record<PaymentStatus | OwnShow, PaymentFilter>> = {
  pending: { status: "pending", inReview: false },
  [IN_REVIEW]: { status: "pending", inReview: true },
  verified: { status: "verified" },
  rejected: { status: "rejected", reversado: false },
  [REVERSED]: { reversado: true },
  [EVERY]: {},
};

/** Returns the filter of the queue from the address parameters; invalid values are left out. */
export function paymentFilterOf(values: Readonly<Record<string, string>>): PaymentFilter {
  const { from, to } = daysAsked(values, days);
  return {
    ...shown[statusOf(values.status)],
    awaitsVerification: values.espera === TO_VERIFY || undefined,
    forMe: values.espera === FOR_ME || undefined,
    medio: isMeans(values.medio) ? values.medio : undefined,
    cuentaAgenciaId: values.cuenta && values.cuenta !== NO_ACCOUNT ? values.cuenta : undefined,
    sinCuenta: values.cuenta === NO_ACCOUNT ? true : undefined,
    search: values.search || undefined,
    vendedorId: personOf(values.vendedor),
    startDate: from,
    endDate: to,
  };
}

const shows = { "": "Todos los estados", ...followedLabels };
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

// The most urgent are first unless the address has another order.
const { fecha, monto, cliente } = followOrders;

/** Filters of the follow-up, stored in its address. */
export const followFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Contrato, cliente o destino" },
  { kind: "select", key: "estado", label: "Estado", options: optionsOf(shows) },
  {
    kind: "select",
    key: "orden",
    label: "Ordenar por",
    options: optionsOf({ "": followOrders.prioridad, fecha, monto, cliente }),
  },
  { kind: "switch", key: "alertas", label: "Solo alertas urgentes", on: "1" },
];

const isShown = (value: string | undefined): value is PaymentFollowUp =>
  Boolean(value) && value !== undefined && Object.hasOwn(shows, value);
const isOrder = (value: string | undefined): value is PaymentFollowUpOrder =>
  value !== undefined && Object.hasOwn(followOrders, value);

/**
 * Returns the filter of the follow-up from the address parameters; the switch for urgent alerts overrides the
 * state.
 */
export const followOf = ({ estado, orden, alertas, search }: Readonly<Record<string, string>>) => ({
  show: alertas ? ("alerts" as const) : isShown(estado) ? estado : undefined,
  order: isOrder(orden) ? orden : ("prioridad" as const),
  search: search || undefined,
});
