import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { landscapeOf } from "@travesia/api/landscape";
import { faces } from "@travesia/api/look";
import { srcSetOf } from "@travesia/api/picture-widths";

interface TripCoverProps {
  readonly destination: string;
  /** Address of a picture; null to show an illustration of the destination. */
  readonly picture: string | null;
  /** Remaining time until the trip: `Faltan 23 días para tu viaje`. */
  readonly countdown: string | null;
}

/** Shows a picture of the trip's destination, with the remaining time until departure. */
export function TripCover({ destination, picture, countdown }: TripCoverProps) {
  const drawing = landscapeOf(destination);
  return (
    <Card sx={{ position: "relative", overflow: "hidden", height: { xs: 168, sm: 240 } }}>
      <Box
        component="img"
        src={picture ?? drawing}
        {...(picture && { srcSet: srcSetOf(picture), sizes: "(min-width: 800px) 760px, 100vw" })}
        alt=""
        width={760}
        height={240}
        sx={{ display: "block", width: 1, height: 1, objectFit: "cover" }}
      />
      {countdown && (
        <Typography
          sx={{
            position: "absolute",
            left: 16,
            bottom: 16,
            px: 4,
            py: 1.5,
            borderRadius: 1,
            bgcolor: "background.paper",
            fontFamily: faces.display,
            fontSize: "1.125rem",
            fontWeight: 600,
          }}
        >
          {countdown}
        </Typography>
      )}
    </Card>
  );
}
