import { reservationLifecycle } from "@travesia/api/reservations/reservation.lifecycle";
import type { ReservationFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { reservationTexts } from "./reservation.texts.ts";

const labels = reservationLifecycle.labels;
const { statuses } = reservationLifecycle;

/** The filters of the list, kept in its address. */
export const reservationFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Cliente, correo, paquete o destino" },
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: [
      { value: "", label: "Vigentes" },
      ...statuses.map((status) => ({ value: status, label: labels[status] })),
    ],
  },
  { kind: "switch", key: "pagadas", label: reservationTexts.onlyPaid, on: "si" },
];

/** Returns the list's filter from the values of an address; invalid values are left out. */
export const reservationFilterOf = ({
  search,
  status,
  pagadas,
}: Readonly<Record<string, string>>): ReservationFilter => ({
  search: search || undefined,
  status: statuses.find((one) => one === status),
  isPaid: pagadas ? true : undefined,
});
