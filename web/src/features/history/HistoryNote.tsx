import Box from "@mui/material/Box";
import type { HistoryLineFragment } from "./history.generated.ts";
import { changeText } from "./history-line.ts";

/** What changed, value by value, and the words of who did it. */
export function HistoryNote({ changes, note }: Pick<HistoryLineFragment, "changes" | "note">) {
  return (
    <>
      {changes.map((change) => (
        <Box key={change.label} sx={{ overflowWrap: "anywhere" }}>
          {changeText(change)}
        </Box>
      ))}
      {note && <Box sx={{ fontStyle: "italic", overflowWrap: "anywhere" }}>«{note}»</Box>}
    </>
  );
}
