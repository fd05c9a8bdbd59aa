import Chip from "@mui/material/Chip";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useUploadShare } from "../../base/saving/uploads.ts";
import { fileProblem } from "../../ui/form/FileField.tsx";
import { ManyFilesButton } from "../../ui/form/ManyFilesButton.tsx";

const MOST = 5;
const HINT = "Hasta 5 archivos JPG, PNG o PDF de 10 MB";

interface ClaimFilesFieldProps {
  readonly label?: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly busy: boolean;
}

/** Shows a field for up to five files of a claim or an answer; each can be removed again. */
export function ClaimFilesField({
  label = "Adjuntar archivos",
  files,
  onChange,
  busy,
}: ClaimFilesFieldProps) {
  const share = useUploadShare();
  const [problem, setProblem] = useState<string | null>(null);
  const add = (chosen: readonly File[]) => {
    const wrong = chosen.map(fileProblem).find(Boolean) ?? null;
    const all = [...files, ...chosen.filter((file) => !fileProblem(file))];
    setProblem(wrong ?? (all.length > MOST ? "Adjunta hasta 5 archivos" : null));
    onChange(all.slice(0, MOST));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <ManyFilesButton label={label} disabled={busy || files.length >= MOST} onFiles={add} />
      {files.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {files.map((file, place) => (
            <Chip
              key={`${file.name} ${file.size} ${file.lastModified}`}
              label={file.name}
              {...(!busy && { onDelete: () => onChange(files.filter((_, other) => other !== place)) })}
              sx={{ maxWidth: 1 }}
            />
          ))}
        </Stack>
      )}
      {busy && share !== null && files.length > 0 && (
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label="Progreso de la carga"
        />
      )}
      <FormHelperText error={problem !== null} sx={{ m: 0 }}>
        {problem ?? HINT}
      </FormHelperText>
    </Stack>
  );
}
