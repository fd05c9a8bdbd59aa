import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import type { FieldValues, Validate } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { inputRing } from "./input-ring.ts";
import { AttachFileIcon } from "../icons.tsx";

/** Media types of the files that may be uploaded. */
export const FILE_KINDS = ["image/jpeg", "image/png", "application/pdf"];
const MOST_BYTES = 10 * 1024 * 1024;

/** Returns the error of a selected file; null without error. The server validates the content again. */
export function fileProblem(file: File | null | undefined): string | null {
  if (!file) return null;
  if (!FILE_KINDS.includes(file.type)) return "Solo se permiten archivos JPG, PNG o PDF";
  return file.size > MOST_BYTES ? "El archivo no debe superar los 10MB" : null;
}

interface FileFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Uploaded share, 0–1; null when nothing is uploading. */
  readonly progress?: number | null;
  /** True to ask for the file as soon as the field is shown, where a press has just opened its form. */
  readonly asksAtOnce?: boolean;
}

const validate: Validate<unknown, FieldValues> = (value) =>
  value instanceof File ? (fileProblem(value) ?? true) : true;

/**
 * Shows one file of a form (JPG, PNG or PDF up to 10 MB); its value is a File. `<FileField
 * control={form.control} name="comprobante" label="Comprobante" progress={progress} />`
 */
export function FileField<Values extends FieldValues>({
  progress,
  asksAtOnce = false,
  ...bound
}: FileFieldProps<Values>) {
  const input = useId();
  const picker = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    // A browser that no longer takes the press for recent opens nothing: the field is there.
    if (asksAtOnce) picker.current?.click();
  }, [asksAtOnce]);
  const help = useId();
  const { field, shown } = useBound({ ...bound, rules: { validate, ...bound.rules } }, "Adjunta");
  const file: unknown = field.value;
  return (
    <Box>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!shown.disabled) field.onChange(event.dataTransfer.files[0] ?? null);
        }}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 3,
          p: 2,
          border: "1px dashed",
          borderColor: shown.error ? "error.main" : "text.secondary",
          borderRadius: 1,
          ...inputRing,
        }}
      >
        <Button
          component="label"
          htmlFor={input}
          tabIndex={-1}
          role={undefined}
          startIcon={<AttachFileIcon />}
          disabled={shown.disabled}
          sx={{ flexShrink: 0 }}
        >
          {shown.label}
          {shown.required && " *"}
        </Button>
        <Typography variant="body2" color="textSecondary" noWrap={file instanceof File}>
          {file instanceof File ? file.name : "JPG, PNG o PDF de hasta 10 MB"}
        </Typography>
        <Box
          component="input"
          type="file"
          id={input}
          ref={(element: HTMLInputElement | null) => {
            picker.current = element;
            shown.inputRef(element);
          }}
          aria-describedby={help}
          aria-invalid={shown.error}
          accept={FILE_KINDS.join(",")}
          disabled={shown.disabled}
          onBlur={shown.onBlur}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            field.onChange(event.target.files?.[0] ?? null)
          }
          sx={{ position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" }}
        />
      </Box>
      {progress != null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label="Progreso de la carga"
          sx={{ mt: 1 }}
        />
      )}
      <FormHelperText id={help} error={shown.error}>
        {shown.helperText}
      </FormHelperText>
    </Box>
  );
}
