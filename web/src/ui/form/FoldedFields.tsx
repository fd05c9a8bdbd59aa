import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";

interface FoldedFieldsProps {
  readonly title: string;
  /** Text beside the title while the fields are folded: their content. */
  readonly summary: string;
  /** Label of the button that opens them. */
  readonly open: string;
  /** True when the fields are open from the beginning, or one of them has a fault. */
  readonly shown?: boolean;
  readonly children: ReactNode;
}

/** Shows rarely filled fields of a form as one line, until a person opens them. */
export function FoldedFields({ title, summary, open, shown = false, children }: FoldedFieldsProps) {
  const [opened, setOpened] = useState(false);
  const isOpen = opened || shown;
  return (
    <Box component="section" aria-label={title}>
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3, alignItems: "center" }}>
        <Typography variant="body2" component="h3">
          <strong>{title}</strong>
          {!isOpen && ` · ${summary}`}
        </Typography>
        {!isOpen && (
          <Button size="small" onClick={() => setOpened(true)}>
            {open}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box sx={{ display: "grid", gap: 4, pt: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
