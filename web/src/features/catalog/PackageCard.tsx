import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { lengthText, shownPictures } from "@travesia/api/catalog/package-words.rules";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { catalogPaths } from "./catalog.paths.ts";
import { catalogTexts, seatsText } from "./catalog.texts.ts";
import { upcoming, type ShownDeparture } from "./departures.ts";
import { PackagePicture } from "./PackagePicture.tsx";

/** Fields of a package that its card shows. */
export interface CardPackage {
  readonly id: number;
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly days: number;
  readonly price: number;
  readonly images: readonly string[];
  readonly isActive: boolean;
  readonly isYapaya: boolean;
  readonly fechas: readonly ShownDeparture[];
}

interface PackageCardProps {
  readonly pack: CardPackage;
  /** True for a card in the first rows of a page, whose picture is loaded immediately. */
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
  /** Current date `YYYY-MM-DD`; by default today in Bogota. */
  readonly today?: string;
}

/**
 * Shows a package as a card: picture, destination, days, price per person, and next departure with its
 * remaining seats. The whole card is the link.
 */
export function PackageCard({ pack, eager, heading = "h3", today = todayOf(new Date()) }: PackageCardProps) {
  const { id, title, destino, city, days, price, isActive, isYapaya, fechas } = pack;
  const [next] = upcoming(fechas, today);
  return (
    <Card
      component="article"
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
        height: "100%",
        transition: "border-color 160ms",
        "&:hover": { borderColor: "primary.main" },
      }}
    >
      <PackagePicture
        address={shownPictures(pack)[0]}
        alt=""
        sizes="(max-width: 600px) 100vw, 360px"
        eager={eager}
      />
      {isActive && isYapaya && (
        <Chip
          label="Oferta del día"
          size="small"
          color="primary"
          sx={{ position: "absolute", top: 12, left: 12, fontWeight: 650 }}
        />
      )}
      <Stack sx={{ p: 4, gap: 1, flex: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {destino} · {city}
        </Typography>
        <Typography variant="h5" component={heading}>
          <Link
            href={catalogPaths.detail.to({ id })}
            color="inherit"
            underline="none"
            sx={{ "&::after": { content: '""', position: "absolute", inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lengthText(days)}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Stack
          direction="row"
          sx={{ justifyContent: "space-between", alignItems: "flex-end", gap: 3, mt: 2, flexWrap: "wrap" }}
        >
          <Typography variant="caption" color="textSecondary" component="div">
            {next ? (
              <>
                <DayText day={next.salida} />
                <br />
                {seatsText(next.disponibles)}
              </>
            ) : (
              catalogTexts.noDepartures
            )}
          </Typography>
          <Box sx={{ textAlign: "right" }}>
            <Money amount={price} strong sx={{ fontSize: "1.125rem" }} />
            <Typography variant="caption" color="textSecondary" component="div">
              {catalogTexts.perPerson}
            </Typography>
          </Box>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Shows the placeholder of a card that is loading. */
export function PackageCardSkeleton() {
  return (
    <Card sx={{ overflow: "hidden", height: "100%" }}>
      <Skeleton variant="rectangular" sx={{ width: "100%", height: "auto", aspectRatio: "16 / 10" }} />
      <Box sx={{ p: 4 }}>
        <Skeleton width="40%" />
        <Skeleton width="80%" height={32} />
        <Skeleton width="60%" />
      </Box>
    </Card>
  );
}
