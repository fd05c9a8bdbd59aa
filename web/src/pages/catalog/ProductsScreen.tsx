import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { usePackageShelvesQuery } from "../../features/catalog/catalog.generated.ts";
import { packagesTo } from "@travesia/api/catalog/package-content.rules";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import type { CardPackage } from "../../features/catalog/package-card.ts";
import { PackageGrid } from "../../features/catalog/PackageGrid.tsx";
import { shelvesOf } from "../../features/catalog/shelves.ts";

/** Shows the catalogue by destination: today's offers first, then the newest three packages of each place. */
export function ProductsScreen() {
  usePageTitle(catalogTexts.products);
  const { data, error, refetch } = usePackageShelvesQuery();
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch, "listPackages")} />;
  const shelves = data && shelvesOf(data.packages);
  return (
    <Stack sx={{ gap: 8, mt: { xs: 2, md: 5 } }}>
      <Stack
        direction={{ sm: "row" }}
        sx={{ justifyContent: "space-between", alignItems: { sm: "flex-end" }, gap: 4 }}
      >
        <div>
          <Typography variant="h1" sx={{ fontSize: { xs: "2.125rem", md: "2.75rem" } }}>
            {catalogTexts.products}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {catalogTexts.productsLead}
          </Typography>
        </div>
        <Button variant="contained" color="secondary" href={catalogPaths.all.to()} sx={{ flexShrink: 0 }}>
          Buscar un viaje
        </Button>
      </Stack>
      {!shelves && <PackageGrid packages={undefined} />}
      {shelves?.length === 0 && <EmptyState>{catalogTexts.none}</EmptyState>}
      {shelves?.map(({ title, destino, packages }) => (
        <Shelf key={title} title={title} href={destino ? packagesTo(destino) : null} packages={packages} />
      ))}
    </Stack>
  );
}

function Shelf({
  title,
  href,
  packages,
}: {
  title: string;
  href: string | null;
  packages: readonly CardPackage[];
}) {
  return (
    <section aria-label={title}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "baseline", gap: 3, mb: 4 }}>
        <Typography variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "2rem" } }}>
          {title}
        </Typography>
        {href && (
          <Button href={href} aria-label={`${catalogTexts.seeAll}: ${title}`}>
            {catalogTexts.seeAll}
          </Button>
        )}
      </Stack>
      <PackageGrid packages={packages} />
    </section>
  );
}
