import Box from "@mui/material/Box";
import { type Figure, FigureParts } from "./FigureParts.tsx";

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** True to show two per row on phones; requires an even number. */
  readonly paired?: boolean;
  /** True to show two per row on all screens, for a narrow column. */
  readonly narrow?: boolean;
}

/**
 * Shows the main figures of a page on one line without a frame: `<Figures figures={[{ label: "Precio", value:
 * <Money amount={price} /> }, …]} />`.
 */
export function Figures({ figures, paired = false, narrow = false }: FiguresProps) {
  const first = paired || narrow ? 2 : 1;
  const small = paired || narrow;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        columnGap: { xs: 4, md: 6 },
        rowGap: 3,
        gridTemplateColumns: {
          xs: `repeat(${first}, minmax(0, 1fr))`,
          ...(!narrow && { [paired ? "md" : "sm"]: `repeat(${figures.length}, minmax(0, 1fr))` }),
        },
        "@media print": { breakInside: "avoid" },
      }}
    >
      {figures.map((figure) => (
        // On a phone the question mark is in the gap, or in the page's margin when the label fills its line;
        // it never reaches the figure beside it.
        <Box
          key={figure.label}
          sx={{
            "& dt button": { mr: { xs: small ? "-12px" : "-26px", md: 0 } },
          }}
        >
          <FigureParts
            figure={figure}
            size={{
              fontSize: { xs: small ? "1.125rem" : "1.375rem", md: narrow ? "1.125rem" : "1.375rem" },
              "@media print": { fontSize: "1rem" },
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
