import Box from "@mui/material/Box";
import { landscapeOf } from "@travesia/api/landscape";
import { radius } from "@travesia/api/look";
import { srcSetOf } from "@travesia/api/picture-widths";
import { coverOf } from "@travesia/api/quotes/quote/proposal/proposal-cover.rules";

interface ProposalCoverProps {
  readonly destination: string;
  readonly trip: Parameters<typeof coverOf>[0];
}

/** Shows the photograph of a proposed trip, or the drawing of its place. */
export function ProposalCover({ destination, trip }: ProposalCoverProps) {
  const photo = coverOf(trip);
  return (
    <Box
      component="img"
      src={photo ?? landscapeOf(destination)}
      srcSet={photo === null ? undefined : srcSetOf(photo)}
      sizes="(max-width: 760px) 100vw, 1080px"
      alt=""
      width={1200}
      height={400}
      sx={{
        display: "block",
        width: "100%",
        height: "auto",
        aspectRatio: { xs: "12 / 6", sm: "12 / 4" },
        objectFit: "cover",
        borderRadius: `${radius.card}px`,
        bgcolor: "divider",
      }}
    />
  );
}
