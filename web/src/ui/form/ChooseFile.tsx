import Button, { type ButtonProps } from "@mui/material/Button";
import { useRef } from "react";

interface ChooseFileProps extends Pick<
  ButtonProps,
  "children" | "variant" | "size" | "loading" | "title" | "aria-label" | "sx"
> {
  /** Media types, with commas between them. */
  readonly accept: string;
  /** Opens the camera at the back in place of the choice, on phones. */
  readonly capture?: "environment";
  readonly onFile: (file: File) => unknown;
}

/**
 * Shows a button that opens the choice of one file: `<ChooseFile accept="application/pdf"
 * onFile={compare}>Elegir PDF</ChooseFile>`.
 */
export function ChooseFile({ accept, capture, onFile, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // so that choosing the same file again is a change too
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
