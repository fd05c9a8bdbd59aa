import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { exactAmount } from "../../ui/exact-amount.ts";
import { AlikeMovements } from "./AlikeMovements.tsx";
import { countedText, previewTexts as texts } from "./bank.texts.ts";
import { PreviewedLines } from "./PreviewedLines.tsx";
import { PreviewedMovements } from "./PreviewedMovements.tsx";
import type { Preview, useBankImport } from "./useBankImport.ts";

interface PreviewedStatementProps {
  readonly preview: Preview;
  readonly coming: Pick<
    ReturnType<typeof useBankImport>,
    "taken" | "take" | "withoutRefused" | "setWithoutRefused"
  >;
}

/** Shows the effects of importing a file: the counts first, then the lines that the user must decide on. */
export function PreviewedStatement({ preview, coming }: PreviewedStatementProps) {
  const { refusedLines, refused, leftOut, leftOutCount, alike, remarks, profile, first } = preview;
  return (
    <>
      <Typography component="p" aria-live="polite" sx={{ fontWeight: 600 }}>
        {countedText(preview)}
      </Typography>
      {(profile ?? remarks.length > 0) && (
        <div>
          {[...(profile ? [texts.profile(profile)] : []), ...remarks].map((said) => (
            <Typography key={said} variant="body2" color="textSecondary">
              {said}
            </Typography>
          ))}
        </div>
      )}
      {refusedLines && (
        <Alert severity="warning">
          <PreviewedLines
            title={texts.refused(refusedLines.lines)}
            lines={refused.map(({ problem, ...line }) => ({ ...line, why: problem }))}
            count={refusedLines.lines}
            open
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={coming.withoutRefused}
                onChange={({ target }) => coming.setWithoutRefused(target.checked)}
              />
            }
            label={texts.withoutRefused(
              refusedLines.lines,
              exactAmount(refusedLines.amount, refusedLines.centavos),
            )}
          />
        </Alert>
      )}
      {alike.length > 0 && <AlikeMovements alike={alike} taken={coming.taken} onTake={coming.take} />}
      {leftOutCount > 0 && (
        <PreviewedLines
          title={texts.leftOut(leftOutCount)}
          lines={leftOut.map(({ reason, ...line }) => ({ ...line, why: reason }))}
          count={leftOutCount}
        />
      )}
      {first.length > 0 && <PreviewedMovements {...preview} />}
    </>
  );
}
