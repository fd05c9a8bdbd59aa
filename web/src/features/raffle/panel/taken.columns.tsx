import { formatPhone } from "@travesia/api/colombia/phones";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { InstantText } from "../../../ui/DayText.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import type { TakenNumberFragment } from "../board/raffle.generated.ts";

/** Columns of the taken numbers (shapes 4.11). */
export const takenColumns: readonly Column<TakenNumberFragment>[] = [
  {
    key: "value",
    label: "Valor",
    card: "title",
    cell: ({ value }) => <strong style={{ fontVariantNumeric: "tabular-nums" }}>{value}</strong>,
  },
  { key: "name", label: "Nombre", cell: ({ name }) => name },
  {
    key: "phone",
    label: "Teléfono",
    cell: ({ phone }) => phone && <span style={{ whiteSpace: "nowrap" }}>{formatPhone(phone)}</span>,
  },
  {
    key: "isPaid",
    label: "Pagado",
    card: "corner",
    cell: ({ isPaid }) => <StatusChip label={isPaid ? "Sí" : "No"} tone={isPaid ? "leaf" : "sun"} />,
  },
  {
    key: "seller",
    label: "Vendedor",
    cell: ({ seller }) => (seller ? `${seller.name} ${seller.lastname}` : "Página"),
  },
  {
    key: "dueAt",
    label: "Apartado hasta",
    align: "right",
    cell: ({ dueAt }) => (dueAt ? <InstantText at={dueAt} /> : "—"),
  },
];
