import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { PackageCard } from "@travesia/pages/package/PackageCard.tsx";
import { CardStyle } from "@travesia/pages/style/CardStyle.tsx";
import { type CardPackage, packageCard } from "./package-card.ts";

const columns = {
  display: "grid",
  gap: 5,
  gridTemplateColumns: { xs: "1fr", sm: "repeat(2, 1fr)", lg: "repeat(3, 1fr)" },
} as const;
const six = [0, 1, 2, 3, 4, 5];
const FIRST_ROW = 3;

interface PackageGridProps {
  readonly packages: readonly CardPackage[] | undefined;
  /** Heading level of the package titles: below the shelf's title, or below the page's title. */
  readonly heading?: "h2" | "h3";
}

/**
 * Shows packages in a grid: three columns on a computer, one on a phone; placeholders while they are loading.
 */
export function PackageGrid({ packages, heading }: PackageGridProps) {
  if (!packages) {
    return (
      <Box role="status" aria-label="Cargando paquetes" sx={columns}>
        {six.map((n) => (
          <PackageCardSkeleton key={n} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={columns}>
      <CardStyle />
      {packages.map((pack, n) => (
        <PackageCard key={pack.id} pack={packageCard(pack)} heading={heading} eager={n < FIRST_ROW} />
      ))}
    </Box>
  );
}

const PackageCardSkeleton = () => (
  <Card sx={{ overflow: "hidden", height: "100%" }}>
    <Skeleton variant="rectangular" sx={{ width: "100%", height: "auto", aspectRatio: "16 / 10" }} />
    <Box sx={{ p: 4 }}>
      <Skeleton width="40%" />
      <Skeleton width="80%" height={32} />
      <Skeleton width="60%" />
    </Box>
  </Card>
);
