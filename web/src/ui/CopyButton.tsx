import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { copyText, IN_SIGHT } from "./copy-text.ts";
import { useToasts } from "./toasts.tsx";
import { CheckIcon, ContentCopyIcon } from "./icons.tsx";

interface CopyButtonProps {
  /** Text to copy, or a function that creates it on click and returns null on failure. */
  readonly text: string | (() => Promise<string | null>);
  /** Name of the copied text, for screen readers: `número de Bancolombia`. */
  readonly what: string;
}

/** Seconds for which the button confirms the copy. */
const SECONDS_DONE = 2.5;

function present(made: string | null): string {
  if (made === null) throw new Error("There is no text to copy");
  return made;
}

/** Copies a text and confirms it on the button itself: `<CopyButton text="69812345678" what="número" />`. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const toasts = useToasts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SECONDS_DONE * 1000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const given = typeof text === "string" ? text : text();
    const known = Promise.resolve(given).catch(() => null);
    const isCopied = await copyText(typeof given === "string" ? given : given.then(present));
    const made = await known;
    if (made === null) return;
    if (isCopied) setCopied(true);
    // Without permission to copy, it can still be copied by hand.
    else toasts.info(made, IN_SIGHT);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={copied ? `Copiado: ${what}` : `Copiar ${what}`}
      startIcon={copied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
      color={copied ? "success" : "primary"}
      onClick={() => void copy()}
      sx={{ flexShrink: 0 }}
    >
      <span aria-live="polite">{copied ? "Copiado" : "Copiar"}</span>
    </Button>
  );
}
