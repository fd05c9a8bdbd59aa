import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { light, radius } from "@travesia/api/look";
import { useEffect, useMemo, useState } from "react";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { SignaturePad } from "../../../ui/form/SignaturePad.tsx";
import { PICTURE_KINDS, pictureProblem } from "../picture-files.ts";
import type { NewDrawing } from "./signer.form.ts";
import { signerTexts as texts } from "./signer.texts.ts";

interface SignerDrawingProps {
  /** Stored signature as PNG data URL; null when there is none. */
  readonly stands: string | null;
  readonly value: NewDrawing;
  readonly error: string | undefined;
  readonly onChange: (value: NewDrawing) => void;
}

/** Lets the user draw or upload the signature of the agency's signer, and shows it as it will be printed. */
export function SignerDrawing({ stands, value, error, onChange }: SignerDrawingProps) {
  const [drawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = typeof value === "object" && "file" in value ? value.file : null;
  const chosen = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const drawn = typeof value === "object" && "drawn" in value ? value.drawn : null;
  const shown = chosen ?? (value === "same" ? stands : null);
  const choose = (picture: File) => {
    const unfit = pictureProblem(picture);
    setProblem(unfit && `${picture.name}: ${unfit}`);
    if (unfit) return;
    setDrawing(false);
    onChange({ file: picture });
  };
  const wrong = problem ?? error;
  return (
    <Stack role="group" aria-label={texts.drawing} sx={{ gap: 3 }}>
      <Typography variant="subtitle2" component="h3">
        {texts.drawing}
      </Typography>
      {drawing ? (
        <SignaturePad
          drawing={drawn}
          problem={null}
          onKeep={(kept) => onChange(kept === null ? "same" : { drawn: kept })}
        />
      ) : shown ? (
        <Box
          component="img"
          src={shown}
          alt={texts.drawing}
          sx={{
            width: "100%",
            maxWidth: 320,
            height: 128,
            objectFit: "contain",
            p: 2,
            // Ink on paper in both themes: the PDF contains the same drawing.
            backgroundColor: light.paper,
            border: 1,
            borderColor: "divider",
            borderRadius: `${radius.field}px`,
          }}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {texts.none}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        {!drawing && (
          <Button variant="outlined" onClick={() => setDrawing(true)}>
            {texts.draw}
          </Button>
        )}
        <ChooseFile accept={PICTURE_KINDS.join(",")} onFile={choose} variant="outlined">
          {texts.upload}
        </ChooseFile>
        {(drawing || value !== "same") && (
          <Button
            color="inherit"
            onClick={() => {
              setDrawing(false);
              onChange("same");
            }}
          >
            {texts.undo}
          </Button>
        )}
        {!drawing && stands && value === "same" && (
          <Button color="inherit" onClick={() => onChange("none")}>
            {texts.remove}
          </Button>
        )}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {texts.hint}
      </Typography>
      {wrong && (
        <FormHelperText error role="alert">
          {wrong}
        </FormHelperText>
      )}
    </Stack>
  );
}
