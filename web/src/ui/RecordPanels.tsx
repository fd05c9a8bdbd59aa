import Stack from "@mui/material/Stack";
import { Suspense, useState } from "react";
import { ListSkeleton } from "./state/Skeletons.tsx";
import { idsOf, type RecordPart } from "./RecordTabs.tsx";

interface RecordPanelsProps {
  readonly parts: readonly RecordPart[];
  readonly open: string;
  /** True to show all parts, as when the page is printed. */
  readonly all?: boolean;
}

/**
 * Shows the open part of a record. A part is mounted when first opened and then stays mounted, hidden, with
 * its entered values. A printed page shows all mounted parts; a part whose script is loading shows a
 * placeholder: `<RecordPanels parts={parts} open={open} />`.
 */
export function RecordPanels({ parts, open, all = false }: RecordPanelsProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([open]));
  if (!seen.has(open)) setSeen(new Set([...seen, open]));
  return parts
    .filter(({ key }) => all || key === open || seen.has(key))
    .map(({ key, content }) => (
      <Stack
        key={key}
        role="tabpanel"
        id={idsOf(key).panel}
        aria-labelledby={idsOf(key).tab}
        sx={{ gap: 5, minWidth: 0, display: key === open ? "flex" : "none", displayPrint: "flex" }}
      >
        <Suspense fallback={<ListSkeleton />}>{content}</Suspense>
      </Stack>
    ));
}
