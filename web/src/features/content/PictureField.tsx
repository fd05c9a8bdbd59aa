import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { inputRing } from "../../ui/form/input-ring.ts";
import { PackagePicture } from "../catalog/PackagePicture.tsx";
import { PICTURE_KINDS, pictureProblem } from "./picture-files.ts";
import { usePictureAddress } from "./usePictureAddress.ts";
import { AddPhotoAlternateOutlinedIcon } from "../../ui/icons.tsx";

/** Picture of a form: its current address, or the file to upload. */
export interface Picture {
  readonly address: string | null;
  readonly file: File | null;
}

interface PictureFieldProps {
  readonly label: string;
  readonly value: Picture;
  /** Error from the form or the server. */
  readonly error?: string | undefined;
  /** True when the picture is optional. */
  readonly optional?: boolean;
  readonly onChange: (picture: Picture) => void;
}

/** Selects one picture and previews it before it is uploaded. */
export function PictureField({ label, value, error, optional = false, onChange }: PictureFieldProps) {
  const input = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const address = usePictureAddress(value);
  const wrong = problem ?? error;
  const choose = (file: File | undefined) => {
    if (!file) return;
    const unfit = pictureProblem(file);
    setProblem(unfit && `${file.name}: ${unfit}`);
    if (!unfit) onChange({ ...value, file });
  };
  return (
    <Box role="group" aria-label={label}>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
        sx={{
          alignItems: { sm: "center" },
          gap: 3,
          p: 2,
          border: "1px dashed",
          borderRadius: 1,
          borderColor: wrong ? "error.main" : "text.secondary",
          ...inputRing,
        }}
      >
        {address && (
          <Box sx={{ width: { xs: "100%", sm: 160 }, flexShrink: 0, borderRadius: 1, overflow: "hidden" }}>
            <PackagePicture address={address} alt="" sizes="160px" />
          </Box>
        )}
        <Stack sx={{ alignItems: "flex-start" }}>
          <Button
            component="label"
            htmlFor={input}
            tabIndex={-1}
            role={undefined}
            startIcon={<AddPhotoAlternateOutlinedIcon />}
          >
            {address ? "Cambiar imagen" : label}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
            {value.file?.name ?? "JPG, PNG o WebP de hasta 10 MB"}
          </Typography>
          {address && optional && (
            <Button color="inherit" onClick={() => onChange({ address: null, file: null })}>
              Quitar imagen
            </Button>
          )}
        </Stack>
        <Box
          component="input"
          type="file"
          id={input}
          aria-invalid={Boolean(wrong)}
          accept={PICTURE_KINDS.join(",")}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            choose(event.target.files?.[0]);
            event.target.value = "";
          }}
          sx={{ position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" }}
        />
      </Stack>
      {wrong && (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      )}
    </Box>
  );
}
