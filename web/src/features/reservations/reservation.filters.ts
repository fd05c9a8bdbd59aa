import { reservationLifecycle } from "@travesia/api/reservations/reservation.lifecycle";
import type { ReservationFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { reservationTexts } from "./reservation.texts.ts";

const labels = reservationLifecycle.labels;
const { statuses } = reservationLifecycle;

/** Filters of the list, stored in its address. */
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

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export const reservationFilterOf = ({
  search,
  status,
  pagadas,
}: Readonly<Record<string, string>>): ReservationFilter => ({
  search: search || undefined,
  status: statuses.find((one) => one === status),
  isPaid: pagadas ? true : undefined,
});
