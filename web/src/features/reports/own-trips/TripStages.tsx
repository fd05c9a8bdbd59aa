import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TripStage } from "../../../graphql/schema.generated.ts";
import { tripStages } from "./own-trips.texts.ts";

/** Shows the progress of a trip as a line of four stages; the current stage is named. */
export function TripStages({ stage }: { readonly stage: TripStage }) {
  const reached = tripStages.findIndex(([name]) => name === stage);
  return (
    <Box
      component="ol"
      aria-label="Etapa"
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, gridTemplateColumns: "repeat(4, 1fr)" }}
    >
      {tripStages.map(([name, label], place) => (
        <Box component="li" key={name} aria-current={place === reached ? "step" : undefined}>
          <Box
            sx={{
              height: 6,
              borderRadius: "3px",
              mb: 1,
              backgroundColor: place <= reached ? "primary.main" : "divider",
            }}
          />
          <Typography
            variant="caption"
            color={place === reached ? "primary" : "textSecondary"}
            sx={{ fontWeight: place === reached ? 650 : 400 }}
          >
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
