import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { carriedTexts } from "./sharing.texts.ts";
import type { CreatedLink } from "./useCarriedLink.ts";

/** Returns whether the share sheet of this device accepts files: true on phones, false on most computers. */
const hasSheet = (): boolean => typeof navigator.canShare === "function";

/**
 * Shows a new link with the ways to share it; the link is shown only once. `sheetFile` fetches the file that
 * accompanies it in the device's share sheet.
 */
export function CarriedLink({
  created,
  sheetFile,
}: {
  readonly created: CreatedLink;
  readonly sheetFile?: () => Promise<File | null>;
}) {
  const toasts = useToasts();
  const [file, setFile] = useState<File | null>(null);
  // The sheet opens only directly after a press, so its file is fetched before.
  useEffect(() => {
    let here = true;
    if (sheetFile && hasSheet())
      sheetFile().then(
        (found) => here && setFile(found),
        () => undefined,
      );
    return () => {
      here = false;
    };
    // Once for each link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [created.link]);
  const openSheet = async () => {
    if (!file) return;
    try {
      await navigator.share({ files: [file], text: created.text });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toasts.info(carriedTexts.sheetFailed);
    }
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <Shown label="Enlace" what="enlace" text={created.link} />
      <Shown label="Mensaje" what="mensaje" text={created.text} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <Button variant="outlined" color="success" href={created.chat} target="_blank" rel="noopener">
          Abrir WhatsApp
        </Button>
        {file && (
          <Button variant="outlined" onClick={() => void openSheet()}>
            Compartir con el PDF
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {carriedTexts.shownOnce}
      </Typography>
    </Stack>
  );
}

function Shown({
  label,
  what,
  text,
}: {
  readonly label: string;
  readonly what: string;
  readonly text: string;
}) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Stack direction="row" sx={{ gap: 3, alignItems: "flex-start", justifyContent: "space-between" }}>
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{text}</Box>
        <CopyButton text={text} what={what} />
      </Stack>
    </div>
  );
}
