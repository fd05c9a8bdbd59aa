import { today as todayOf } from "@travesia/api/colombia/days";
import { DayText } from "../../../ui/DayText.tsx";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { CommissionContractLink } from "../commission/CommissionContractLink.tsx";
import type { ObjectionListQuery } from "./objections.generated.ts";
import { objectionLabels, objectionTexts as texts, objectionTones } from "./objection.texts.ts";

/** One objection in the form the list shows it. */
export type ObjectionLine = ObjectionListQuery["commissionObjections"]["items"][number];

/** Columns of the list of objections. */
export const objectionColumns: readonly Column<ObjectionLine>[] = [
  {
    key: "contract",
    label: "Contrato",
    card: "title",
    cell: ({ commission }) => <CommissionContractLink {...commission.contract} />,
  },
  {
    key: "author",
    label: "Vendedor",
    cell: ({ author, texto }) => (
      <TwoLines second={texto} width={260} cutsFirst>
        {`${author.name} ${author.lastname}`}
      </TwoLines>
    ),
  },
  {
    key: "amount",
    label: "Comisión",
    align: "right",
    card: "amount",
    cell: ({ commission }) => <Money amount={commission.montoComision} strong />,
  },
  {
    key: "status",
    label: texts.status,
    card: "corner",
    cell: ({ status, dueOn }) =>
      status === "abierta" && dueOn < todayOf(new Date()) ? (
        <StatusChip label={texts.late} tone="clay" />
      ) : (
        <StatusChip label={objectionLabels[status]} tone={objectionTones[status]} />
      ),
  },
  {
    key: "dueOn",
    label: "Responder antes del",
    align: "right",
    cell: ({ dueOn }) => <DayText day={dueOn} />,
  },
  {
    key: "createdAt",
    label: "Enviada",
    align: "right",
    cell: ({ createdAt }) => <span style={{ whiteSpace: "nowrap" }}>{formatDay(createdAt)}</span>,
  },
];
