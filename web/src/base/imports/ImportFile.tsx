import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";

const kinds = ".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface ImportFileProps {
  /** Sentence with the requirements of the file. */
  readonly about: string;
  /** Template: an empty file with the column titles that the import reads. */
  readonly template: { readonly address: string; readonly filename: string };
  readonly file: File | null;
  readonly failure: string | null;
  readonly onFile: (file: File) => void;
}

/** Shows the choice of a file to import, its template, and its refusal. */
export function ImportFile({ about, template, file, failure, onFile }: ImportFileProps) {
  return (
    <>
      {!file && (
        <Typography variant="body2" sx={{ mb: 4 }}>
          {about}
        </Typography>
      )}
      <ChooseFile accept={kinds} variant="outlined" onFile={onFile}>
        {file ? "Elegir otro archivo" : "Elegir archivo"}
      </ChooseFile>
      <Button href={template.address} download={template.filename} size="small" sx={{ ml: 2 }}>
        Descargar la plantilla
      </Button>
      {file && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {file.name}
        </Typography>
      )}
      <FormFailure failure={failure} sx={{ mt: 4 }} />
    </>
  );
}

interface FileLine {
  readonly line: number;
  readonly name: string;
  readonly reasons: readonly string[];
}

/** Shows lines of a file, with the remarks on each. */
export const FileLines = ({ lines }: { readonly lines: readonly FileLine[] }) =>
  lines.length > 0 && (
    <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, maxHeight: 240, overflow: "auto" }}>
      {lines.map(({ line, name, reasons }) => (
        <li key={line}>
          Línea {line}
          {name && ` (${name})`}: {reasons.join("; ")}
        </li>
      ))}
    </Box>
  );
