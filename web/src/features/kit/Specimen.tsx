import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface SpecimenProps {
  /** Name of the component, which is also the name of its file. */
  readonly name: string;
  /** True when the component uses the full width, as on a screen. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Shows one component of the UI kit with its states, one below the other. */
export const Specimen = ({ name, wide = false, children }: SpecimenProps) => (
  <Card sx={{ p: { xs: 3, md: 5 }, minWidth: 0, gridColumn: wide ? "1 / -1" : undefined }}>
    <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 3 }}>
      {name}
    </Typography>
    <Stack sx={{ gap: 4, minWidth: 0 }}>{children}</Stack>
  </Card>
);

/** Shows one state of a component, with a note about it; `narrow` limits the width to a phone's column. */
export const State = ({
  label,
  narrow = false,
  children,
}: {
  readonly label: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) => (
  <Box sx={{ minWidth: 0, maxWidth: narrow ? 280 : undefined }}>
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
      {label}
    </Typography>
    {children}
  </Box>
);
