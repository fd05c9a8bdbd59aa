import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { charLabel } from "@travesia/api/catalog/package.rules";
import { packageWords, shownPictures } from "@travesia/api/catalog/package-words.rules";
import type { ReactNode } from "react";
import { PictureCredits } from "../../ui/PictureCredits.tsx";
import type { PackageWholeFragment } from "./catalog.generated.ts";
import { packagesTo } from "./catalog.paths.ts";
import { PackageGallery } from "./PackageGallery.tsx";
import { leafletsOf } from "./pictures.ts";
import { mapOf } from "./reserve.ts";

interface PackageViewProps {
  readonly pack: PackageWholeFragment;
  /** Attributions that the licences of the pictures require. */
  readonly credits: readonly string[];
  /** Price and departures, at the right on a computer and below the pictures on a phone. */
  readonly children: ReactNode;
}

/** Shows the pictures and the texts of a package. */
export function PackageView({ pack, credits, children }: PackageViewProps) {
  const { title, destino, city, location, detail, chars } = pack;
  const outside = { target: "_blank", rel: "noopener noreferrer" } as const;
  return (
    <Stack sx={{ gap: 5, mt: { xs: 2, md: 4 } }}>
      <div>
        <Link href={packagesTo(destino)} underline="hover">
          {destino}
        </Link>
        <Typography
          variant="h1"
          sx={{ mt: 1, fontSize: { xs: "2rem", md: "2.75rem" }, overflowWrap: "anywhere" }}
        >
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {city} · {location}
        </Typography>
      </div>
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
          alignItems: "start",
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PackageGallery title={title} pictures={shownPictures(pack)} />
          <PictureCredits credits={credits} />
        </Stack>
        <Box sx={{ gridRow: { lg: "1 / 3" }, gridColumn: { lg: 2 }, height: "100%" }}>{children}</Box>
        <Stack sx={{ gap: 5 }}>
          <Typography
            sx={{ whiteSpace: "pre-line", fontSize: "1.0625rem", lineHeight: 1.7, overflowWrap: "anywhere" }}
          >
            {detail}
          </Typography>
          {chars.length > 0 && (
            <section aria-label="Características">
              <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
                {packageWords.includes}
              </Typography>
              <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
                {chars.map((char) => (
                  <Chip key={char} label={charLabel(char)} variant="outlined" />
                ))}
              </Stack>
            </section>
          )}
          <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
            <Button variant="outlined" href={mapOf(pack)} {...outside}>
              Ver en el mapa
            </Button>
            {leafletsOf(pack.images).map((leaflet, n, { length }) => (
              <Button key={leaflet} variant="outlined" href={leaflet} {...outside}>
                Ver folleto{length > 1 ? ` ${n + 1}` : ""} (PDF)
              </Button>
            ))}
          </Stack>
        </Stack>
      </Box>
    </Stack>
  );
}
