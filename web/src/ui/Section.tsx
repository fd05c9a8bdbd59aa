import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Frames full-width rows; other content has no frame. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows one section of a page below a line and its heading: `<Section title="Pasajeros"
 * acts={<Button>Editar</Button>}>…</Section>`.
 */
export function Section({ title, actions, flush = false, children }: SectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        pt: 3,
        borderTop: 1,
        borderColor: "divider",
        minWidth: 0,
        "@media print": { breakInside: flush ? "auto" : "avoid" },
      }}
    >
      <Stack
        direction="row"
        sx={{
          mb: 2,
          minHeight: 36,
          justifyContent: "space-between",
          alignItems: "center",
          columnGap: 3,
          flexWrap: "wrap",
        }}
      >
        <Typography id={heading} variant="h5" component="h2">
          {title}
        </Typography>
        {actions}
      </Stack>
      {flush ? <Card sx={{ overflowX: "auto" }}>{children}</Card> : children}
    </Box>
  );
}
