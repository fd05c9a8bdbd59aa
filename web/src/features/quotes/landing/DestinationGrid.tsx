import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { Money } from "../../../ui/Money.tsx";
import { packagesTo } from "@travesia/api/catalog/package-content.rules";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { LandingParts } from "./landing.parts.ts";
import { landingTexts as texts } from "./landing.texts.ts";

/** Shows the destinations as pictures, each with its number of trips and lowest price. */
export function DestinationGrid({
  destinations,
}: {
  readonly destinations: LandingParts["packageDestinations"];
}) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gap: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(auto-fit, minmax(190px, 1fr))" },
      }}
    >
      {destinations.map(({ destino, packages, from, image }) => (
        <Box component="li" key={destino} sx={{ position: "relative" }}>
          <PackagePicture
            address={image ?? undefined}
            alt=""
            sizes="(max-width: 768px) 50vw, 220px"
            sx={{ aspectRatio: "4 / 5", borderRadius: `${radius.card}px`, border: 1, borderColor: "divider" }}
          />
          <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
            <Link
              href={packagesTo(destino)}
              color="inherit"
              underline="hover"
              sx={{ "&::after": { content: '""', position: "absolute", inset: 0 } }}
            >
              {destino}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.packagesIn(packages)}
            {from !== null && (
              <>
                {" · "}
                {texts.from.toLowerCase()} <Money amount={from} />
              </>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
