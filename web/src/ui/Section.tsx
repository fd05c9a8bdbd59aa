import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Lets a table touch the card's edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** Shows one part of a record: `<Section title="Pasajeros" actions={<Button>Editar</Button>}>…</Section>`. */
export function Section({ title, actions, flush = false, children }: SectionProps) {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ "@media print": { breakInside: flush ? "auto" : "avoid" } }}
    >
      <Stack
        direction="row"
        sx={{
          px: { xs: 4, md: 6 },
          pt: 4,
          pb: flush ? 3 : 2,
          justifyContent: "space-between",
          alignItems: "center",
          gap: 3,
          flexWrap: "wrap",
        }}
      >
        <Typography id={heading} variant="h5" component="h2">
          {title}
        </Typography>
        {actions}
      </Stack>
      <Box sx={flush ? { overflowX: "auto" } : { px: { xs: 4, md: 6 }, pb: 5 }}>{children}</Box>
    </Card>
  );
}
