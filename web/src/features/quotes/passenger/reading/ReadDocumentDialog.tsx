import Alert from "@mui/material/Alert";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Day } from "@travesia/api/colombia/days";
import type { SubmitEvent } from "react";
import { useRef, useState } from "react";
import { type Scan, scanDocument } from "../../../../base/document-scan/scan-document.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { ChooseFile } from "../../../../ui/form/ChooseFile.tsx";
import type { PassengerForm } from "../passenger.form.ts";
import { ReadingResult } from "./ReadingResult.tsx";
import { type ReadValue, readValues } from "./read-values.ts";
import { readingTexts, scanProblems } from "./reading.texts.ts";

interface ReadDocumentDialogProps {
  /** Data of the traveller as they are typed. */
  readonly row: PassengerForm;
  /** Names of the fields that the contract fixes. */
  readonly fixed: readonly (keyof PassengerForm)[];
  readonly today: Day;
  readonly departure: Day;
  readonly onUse: (values: readonly ReadValue[]) => void;
  readonly onClose: () => void;
}

/**
 * Reads a traveller's document from a photograph, on this device. Nothing gets into the form before a person
 * has compared it with the photograph.
 */
export function ReadDocumentDialog({
  row,
  fixed,
  today,
  departure,
  onUse,
  onClose,
}: ReadDocumentDialogProps) {
  const [scan, setScan] = useState<Scan | "reading" | null>(null);
  const latest = useRef<File>(null);
  const read = async (file: File) => {
    latest.current = file;
    setScan("reading");
    const found = await scanDocument(file, today);
    if (latest.current === file) setScan(found);
  };
  const reading = scan !== null && scan !== "reading" && "reading" in scan ? scan.reading : null;
  const problem = scan !== null && scan !== "reading" && "problem" in scan ? scan.problem : null;
  const values = reading ? readValues(reading.document, row, today, fixed) : [];
  const waiting = scan === "reading" ? readingTexts.busy : readingTexts.first;
  const use = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog belongs to the passengers' form, which is not sent with it.
    event.stopPropagation();
    onUse(values);
  };
  return (
    <FormDialog
      open
      title={readingTexts.title}
      lead={readingTexts.lead}
      submit={readingTexts.use}
      reason={reading ? null : waiting}
      onSubmit={use}
      onClose={onClose}
    >
      <div>
        <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
          <ChooseFile variant="outlined" accept="image/*" capture="environment" onFile={read}>
            {readingTexts.camera}
          </ChooseFile>
          <ChooseFile variant="outlined" accept="image/*" onFile={read}>
            {readingTexts.gallery}
          </ChooseFile>
        </Stack>
        <div role="status">
          {scan === "reading" && (
            <Stack direction="row" sx={{ gap: 3, alignItems: "center", mt: 4 }}>
              <CircularProgress size={20} aria-hidden />
              <Typography>{readingTexts.reading}</Typography>
            </Stack>
          )}
          {problem && (
            <Alert severity="warning" sx={{ mt: 4 }}>
              {scanProblems[problem]}
            </Alert>
          )}
        </div>
      </div>
      {reading && (
        <ReadingResult
          reading={reading}
          values={values}
          isHolder={row.titular}
          hasFixed={fixed.length > 0}
          today={today}
          departure={departure}
        />
      )}
    </FormDialog>
  );
}
