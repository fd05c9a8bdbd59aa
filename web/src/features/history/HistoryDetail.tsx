import Box from "@mui/material/Box";
import { formatInstant } from "../../ui/days.ts";
import type { HistoryLineFragment } from "./history.generated.ts";
import { changeText, originText } from "./history-line.ts";
import { historyTexts as texts } from "./history.texts.ts";

/**
 * Shows the note of the person who acted and, behind `Detalle`, the changes, their author and their origin.
 */
export function HistoryDetail({ lines }: { readonly lines: readonly HistoryLineFragment[] }) {
  const words = lines.flatMap(({ id, note }) => (note ? [{ id, note }] : []));
  return (
    <>
      {words.map(({ id, note }) => (
        <Box key={id} sx={{ fontStyle: "italic", overflowWrap: "anywhere" }}>
          «{note}»
        </Box>
      ))}
      <Box component="details" sx={{ typography: "caption" }}>
        <Box component="summary" sx={{ cursor: "pointer", width: "fit-content" }}>
          {texts.detail}
        </Box>
        {lines.map((line) => (
          <Box key={line.id} sx={{ mt: 1, overflowWrap: "anywhere" }}>
            {lines.length > 1 && (
              <Box>
                {formatInstant(line.at)} · {line.text}
              </Box>
            )}
            {line.changes.map((change) => (
              <Box key={change.label}>{changeText(change)}</Box>
            ))}
            <Box>{originText(line)}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
