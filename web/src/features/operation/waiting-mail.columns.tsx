import { today } from "@travesia/api/colombia/days";
import { DayText, InstantText } from "../../ui/DayText.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import type { WaitingMailLineFragment } from "./operation.generated.ts";

/** Columns of the list of waiting e-mails. */
export const waitingMailColumns: readonly Column<WaitingMailLineFragment>[] = [
  {
    key: "subject",
    label: "Asunto",
    card: "title",
    cell: ({ what, subject }) => <TwoLines second={what}>{subject}</TwoLines>,
  },
  { key: "to", label: "Para", cell: ({ to }) => to },
  { key: "since", label: "Desde", cell: ({ since }) => <InstantText at={since} /> },
  { key: "endsAt", label: "Se descarta", cell: ({ endsAt }) => <DayText day={today(new Date(endsAt))} /> },
];
