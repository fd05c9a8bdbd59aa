import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Pagination from "@mui/material/Pagination";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { usePackageListQuery, usePackageOptionsQuery } from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { packageFilterOf, isNarrowed } from "../../features/catalog/package.filters.ts";
import { PackageFilters } from "../../features/catalog/PackageFilters.tsx";
import { PackageGrid } from "../../features/catalog/PackageGrid.tsx";
import { LateRequestQuote } from "../../features/quotes/landing/LateRequestQuote.ts";
import { useQuoteRequest } from "../../features/quotes/landing/useQuoteRequest.ts";

/** Shows the complete catalogue, ten packages per page, filtered by the address. */
export function AllPackagesScreen() {
  const address = useAddress();
  const { values, page } = address;
  usePageTitle(values.destino ?? catalogTexts.all);
  const options = usePackageOptionsQuery();
  const read = usePackageListQuery({
    variables: { page, filter: packageFilterOf(values) },
  });
  const list = lastAnswer(read)?.packagePage;
  const onlyDestination = Boolean(values.destino) && !isNarrowed({ ...values, destino: "" });
  const { wish, request, close } = useQuoteRequest();
  const sought = values.search?.trim().slice(0, 120);
  const place = sought || values.destino;
  const wanted = place ? { destino: place } : {};
  const nothing = onlyDestination
    ? catalogTexts.noneForDestination
    : isNarrowed(values)
      ? sought
        ? catalogTexts.noneNamed(sought)
        : catalogTexts.noneFound
      : catalogTexts.none;
  return (
    <>
      <Typography variant="h1" sx={{ mt: { xs: 2, md: 5 }, fontSize: { xs: "2.125rem", md: "2.75rem" } }}>
        {values.destino ?? catalogTexts.all}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }}>
        {catalogTexts.allLead}
      </Typography>
      <PackageFilters
        values={values}
        destinations={options.data?.packageDestinations.map(({ destino }) => destino) ?? []}
        chars={options.data?.packageChars ?? []}
        onChange={address.set}
      />
      <Stack
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "center", mb: 3, minHeight: 24 }}
      >
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {list && `${list.total.toLocaleString("es-CO")} ${list.total === 1 ? "paquete" : "paquetes"}`}
        </Typography>
        {read.loading && list && <LinearProgress aria-label="Cargando paquetes" sx={{ width: 120 }} />}
      </Stack>
      {read.error && !list ? (
        <ErrorState {...shownFailure(read.error, read.refetch, "listPackages")} />
      ) : list?.items.length === 0 && !read.loading ? (
        <EmptyState
          action={
            list.total > 0 ? (
              <Button variant="outlined" onClick={() => address.setPage(1)}>
                {catalogTexts.firstPage}
              </Button>
            ) : isNarrowed(values) ? (
              <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap", justifyContent: "center" }}>
                <Button variant="contained" color="secondary" onClick={() => request(wanted)}>
                  {catalogTexts.quote}
                </Button>
                <Button variant="outlined" href={catalogPaths.all.to()}>
                  {catalogTexts.seeAll}
                </Button>
              </Stack>
            ) : null
          }
        >
          {list.total > 0 ? catalogTexts.pastLastPage : nothing}
        </EmptyState>
      ) : (
        <PackageGrid packages={list?.items} heading="h2" />
      )}
      {list && list.totalPages > 1 && (
        <Stack sx={{ alignItems: "center", mt: 7 }}>
          <Pagination
            page={page}
            count={list.totalPages}
            onChange={(_, next) => address.setPage(next)}
            siblingCount={0}
            shape="rounded"
          />
        </Stack>
      )}
      {wish && (
        <Suspense fallback={null}>
          <LateRequestQuote wish={wish} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
