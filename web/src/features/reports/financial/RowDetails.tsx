import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { financialTexts as texts } from "./financial.texts.ts";

interface RowDetailsProps {
  readonly description: string;
  readonly notes: string | null | undefined;
  readonly receiptUrl: string | null | undefined;
}

/** Shows the purpose of a transaction, its receipt, and its notes behind a button. */
export function RowDetails({ description, notes, receiptUrl }: RowDetailsProps) {
  const [open, setOpen] = useState(false);
  const shown = useId();
  return (
    <Stack sx={{ alignItems: "flex-start", displayPrint: "none" }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        {receiptUrl && (
          <Button size="small" href={receiptUrl} target="_blank" rel="noreferrer">
            {texts.seeReceipt}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={shown}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.hide : texts.details}
        </Button>
      </Stack>
      {open && (
        <Typography id={shown} variant="caption" color="textSecondary">
          {[description, notes].filter(Boolean).join(" · ")}
        </Typography>
      )}
    </Stack>
  );
}
