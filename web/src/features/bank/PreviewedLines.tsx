import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { previewTexts as texts } from "./bank.texts.ts";

interface PreviewedLinesProps {
  readonly title: string;
  readonly lines: readonly { readonly line: number; readonly text: string; readonly why: string }[];
  /** Total number of lines, which may exceed the displayed ones. */
  readonly count: number;
  readonly open?: boolean;
}

/** Shows lines of a file that contain no movement, each with the reason; collapsed unless `open`. */
export function PreviewedLines({ title, lines, count, open = false }: PreviewedLinesProps) {
  return (
    <Box component="details" open={open}>
      <Typography component="summary" variant="body2" sx={{ cursor: "pointer", py: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 4, maxHeight: 220, overflowY: "auto" }}>
        {lines.map(({ line, text, why }) => (
          <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {why.startsWith(texts.line(line)) ? why : `${texts.line(line)}: ${why}`}
            {text && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                {text}
              </Typography>
            )}
          </Typography>
        ))}
      </Box>
      {count > lines.length && <Typography variant="body2">{texts.more(count - lines.length)}</Typography>}
    </Box>
  );
}
