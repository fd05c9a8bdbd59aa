import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { FileLines } from "./ImportFile.tsx";
import { importTexts as texts } from "./import.texts.ts";

interface PreviewedLine {
  readonly line: number;
  readonly state: "ok" | "doubtful" | "refused";
  readonly name: string;
  readonly reasons: readonly string[];
}

interface ImportPreviewProps {
  /** Sentence with the result of the import. */
  readonly found: string;
  readonly refused: number;
  readonly doubtful: number;
  /** Sentence on the doubtful lines, which are shown below it. */
  readonly doubtfulText: string;
  /** First lines of the file; faulty and doubtful lines are shown first. */
  readonly shown: readonly PreviewedLine[];
  readonly doubtfulToo: boolean;
  readonly onDoubtful: (too: boolean) => void;
}

/** Shows the preview of an import, and its doubtful or faulty lines. */
export function ImportPreview({
  found,
  refused,
  doubtful,
  doubtfulText,
  shown,
  doubtfulToo,
  onDoubtful,
}: ImportPreviewProps) {
  const rest = (count: number, lines: number) => count > lines && texts.more(count - lines);
  const wrong = shown.filter(({ state }) => state === "refused");
  const unsure = shown.filter(({ state }) => state === "doubtful");
  return (
    <>
      <Alert severity={refused + doubtful > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
        {found}
        {refused > 0 && (
          <>
            <Box sx={{ mt: 2 }}>{texts.refused(refused)}</Box>
            <FileLines lines={wrong} />
            {rest(refused, wrong.length)}
          </>
        )}
        {doubtful > 0 && (
          <>
            <Box sx={{ mt: 2 }}>{doubtfulText}</Box>
            <FileLines lines={unsure} />
            {rest(doubtful, unsure.length)}
          </>
        )}
      </Alert>
      {doubtful > 0 && (
        <FormControlLabel
          label={texts.takeDoubtful}
          control={<Checkbox checked={doubtfulToo} onChange={(_, checked) => onDoubtful(checked)} />}
        />
      )}
    </>
  );
}
