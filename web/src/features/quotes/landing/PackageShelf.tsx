import Box from "@mui/material/Box";
import { type CardPackage, PackageCard } from "../../catalog/PackageCard.tsx";

/** Shows trips in a grid if there is room; on phones in one row that scrolls sideways. */
export function PackageShelf({
  packages,
  label,
}: {
  readonly packages: readonly CardPackage[];
  readonly label: string;
}) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={(theme) => ({
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gap: 5,
        gridTemplateColumns: { sm: "repeat(2, 1fr)", lg: "repeat(3, 1fr)" },
        [theme.breakpoints.down("sm")]: {
          gridAutoFlow: "column",
          gridAutoColumns: "82%",
          gap: theme.spacing(4),
          overflowX: "auto",
          scrollSnapType: "x mandatory",
          scrollbarWidth: "none",
          // To the edges of the screen, so that the next card shows that it exists.
          mx: -4,
          px: 4,
          scrollPaddingInline: theme.spacing(4),
        },
      })}
    >
      {packages.map((pack) => (
        <Box component="li" key={pack.id} sx={{ scrollSnapAlign: "start", minWidth: 0 }}>
          <PackageCard pack={pack} />
        </Box>
      ))}
    </Box>
  );
}
