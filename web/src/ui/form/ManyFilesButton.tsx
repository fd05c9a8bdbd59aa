import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { FILE_KINDS } from "./FileField.tsx";
import { inputRing } from "./input-ring.ts";
import { UploadFileOutlinedIcon } from "../icons.tsx";

interface ManyFilesButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Shows a button to select several files at once; the caller decides how they are used. */
export function ManyFilesButton({ label, disabled = false, onFiles }: ManyFilesButtonProps) {
  const input = useId();
  return (
    <Box
      sx={{
        ...inputRing,
        alignSelf: "start",
        borderRadius: 1,
      }}
    >
      <Button
        component="label"
        htmlFor={input}
        tabIndex={-1}
        role={undefined}
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        disabled={disabled}
      >
        {label}
      </Button>
      <Box
        component="input"
        type="file"
        multiple
        id={input}
        accept={FILE_KINDS.join(",")}
        disabled={disabled}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          onFiles([...(event.target.files ?? [])]);
          // so that choosing the same files again is a change too
          event.target.value = "";
        }}
        sx={{ position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" }}
      />
    </Box>
  );
}
