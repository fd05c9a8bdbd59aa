import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { packageContent } from "@travesia/api/catalog/package-content.rules";
import { packageWords } from "@travesia/api/catalog/package-words.rules";
import { PackagePage } from "@travesia/pages/package/PackagePage.tsx";
import type { ReactNode } from "react";
import { PictureCredits } from "../../ui/PictureCredits.tsx";
import type { PackageWholeFragment } from "./catalog.generated.ts";
import { type CardPackage, packageCard } from "./package-card.ts";
import { PackageGallery } from "./PackageGallery.tsx";
import { leafletsOf } from "./pictures.ts";
import { mapOf } from "./reserve.ts";

interface PackageViewProps {
  readonly pack: PackageWholeFragment;
  /** Attributions that the licences of the pictures require. */
  readonly credits: readonly string[];
  readonly similar: readonly CardPackage[];
  /** Price and departures. */
  readonly children: ReactNode;
}

const outside = { variant: "outlined", target: "_blank", rel: "noopener noreferrer" } as const;

/** Shows the page of a package, with links to its map and its leaflets. */
export const PackageView = ({ pack, credits, similar, children }: PackageViewProps) => (
  <PackagePage
    {...packageContent(pack)}
    gallery={
      <>
        <PackageGallery pack={pack} />
        <PictureCredits credits={credits} />
      </>
    }
    offer={children}
    similar={{ title: packageWords.similar, packs: similar.map(packageCard) }}
  >
    <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
      <Button href={mapOf(pack)} {...outside}>
        Ver en el mapa
      </Button>
      {leafletsOf(pack.images).map((leaflet, n, { length }) => (
        <Button key={leaflet} href={leaflet} {...outside}>
          Ver folleto{length > 1 ? ` ${n + 1}` : ""} (PDF)
        </Button>
      ))}
    </Stack>
  </PackagePage>
);
