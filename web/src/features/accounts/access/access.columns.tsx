import { openAccessKinds } from "@travesia/api/operation/open-access/open-access.rules";
import { InstantText } from "../../../ui/DayText.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { pausedTexts } from "../token/paused.texts.ts";
import type { OpenAccessRowFragment } from "./access.generated.ts";
import { accessTexts as texts } from "./access.texts.ts";

/** Columns of the list of credentials that outlive a session. */
export const accessColumns: readonly Column<OpenAccessRowFragment>[] = [
  {
    key: "name",
    label: "Acceso",
    card: "title",
    cell: ({ name, kind, pausedAt }) => (
      <TwoLines second={openAccessKinds[kind]}>
        {name} {pausedAt && <StatusChip label={pausedTexts.isPaused} tone="sun" />}
      </TwoLines>
    ),
  },
  { key: "person", label: "De quién", cell: ({ person }) => person ?? "—" },
  { key: "since", label: "Desde", cell: ({ since }) => <InstantText at={since} /> },
  {
    key: "lastUsedAt",
    label: "Último uso",
    cell: ({ lastUsedAt }) => (lastUsedAt ? <InstantText at={lastUsedAt} /> : texts.unused),
  },
];
