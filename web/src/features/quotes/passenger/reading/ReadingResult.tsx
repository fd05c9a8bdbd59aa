import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Day } from "@travesia/api/colombia/days";
import type { Reading } from "../../../../base/document-scan/read-mrz.ts";
import { CutPicture } from "./CutPicture.tsx";
import { ReadLetters } from "./ReadLetters.tsx";
import { expiredOn, readAge, type ReadValue } from "./read-values.ts";
import { ageText, expiredText, readingTexts } from "./reading.texts.ts";

interface ReadingResultProps {
  readonly reading: Reading;
  readonly values: readonly ReadValue[];
  readonly isHolder: boolean;
  readonly hasFixed: boolean;
  readonly today: Day;
  readonly departure: Day;
}

/** Shows the read values, the part of the photograph that it was read from, and the warnings about it. */
export function ReadingResult({ reading, values, isHolder, hasFixed, today, departure }: ReadingResultProps) {
  const { document, cut } = reading;
  const expired = expiredOn(document, today);
  const age = readAge(document, departure);
  const notes = [
    document.areNamesCut && readingTexts.cut,
    document.names.length === 0 && readingTexts.noNames,
    document.birth.day === null && readingTexts.noBirth,
    document.kind === "passport" && document.expiry?.day === null && readingTexts.noExpiry,
    document.kind === "card" && readingTexts.whichType,
    isHolder && age && age.age !== "adulto" && readingTexts.holderAge,
  ].filter((note) => typeof note === "string");
  const isDoubtful = values.some(({ shown }) => shown.some(({ doubtful }) => doubtful));
  return (
    <Stack sx={{ gap: 4 }}>
      <CutPicture picture={cut} />
      <Typography>{isDoubtful ? readingTexts.doubtful : readingTexts.compare}</Typography>
      {expired && <Alert severity="warning">{expiredText(document.kind === "passport", expired)}</Alert>}
      {notes.map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <Box component="dl" aria-label={readingTexts.read} sx={list}>
        {values.map(({ field, label, shown, isTyped }) => (
          <Box key={field} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              <ReadLetters letters={shown} />
            </Typography>
            {isTyped && (
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {readingTexts.typed}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {age && age.age !== "adulto" && <Typography>{ageText(age.age, age.years)}</Typography>}
      {hasFixed && <Typography color="textSecondary">{readingTexts.fixed}</Typography>}
    </Stack>
  );
}

const list = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  m: 0,
} as const;
