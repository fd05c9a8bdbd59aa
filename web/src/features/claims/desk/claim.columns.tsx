import { turnColumn } from "../../../base/acts/turn.columns.tsx";
import { today as todayOf } from "@travesia/api/colombia/days";
import { formatDay } from "../../../ui/days.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { claimKinds, clockChip, dataRights, statusChip } from "../claim.texts.ts";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimRowFragment } from "./claims.generated.ts";

/** Columns of the list of requests. */
export const claimColumns: readonly Column<ClaimRowFragment>[] = [
  {
    key: "name",
    label: "Quién",
    card: "title",
    cell: ({ name, email }) => (
      <TwoLines second={email} width={240}>
        {name}
      </TwoLines>
    ),
  },
  {
    key: "number",
    label: "Solicitud",
    cell: ({ number, kind, dataRight }) => (
      <TwoLines
        second={dataRight && kind === "reclamo_datos" ? dataRights[dataRight] : claimKinds[kind]}
        width={168}
      >
        {number}
      </TwoLines>
    ),
  },
  {
    key: "dueOn",
    label: "Plazo",
    cell: ({ status, dueOn, lapsesOn, filedOn }) => (
      <TwoLines second={`Llegó el ${formatDay(filedOn)}`} width={168}>
        {formatDay(status === "incompleto" && lapsesOn ? lapsesOn : dueOn)}
      </TwoLines>
    ),
  },
  {
    key: "taken",
    label: "A cargo de",
    cell: ({ takenBy }) => (takenBy ? `${takenBy.name} ${takenBy.lastname}` : texts.nobody),
  },
  turnColumn,
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: (row) => <StatusChip {...(clockChip(row, todayOf(new Date())) ?? statusChip(row))} />,
  },
];
