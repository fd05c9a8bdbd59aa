import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { catalogPaths } from "../../catalog/catalog.paths.ts";
import { reservationPaths } from "../../reservations/reservations.paths.ts";
import { useDashboardPackagesQuery } from "./dashboard.generated.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { packageColumns } from "./packages.columns.tsx";

/** Number of packages shown before the full list is requested. */
const FIRST = 4;

/**
 * Shows the income of packages, and the occupancy of their next departures; each links to its reservations.
 */
export function PackagesSection({ role }: { readonly role: number }) {
  const { data, loading, error, refetch } = useDashboardPackagesQuery();
  const [whole, setWhole] = useState(false);
  const all = data?.packageStats;
  const opens = ({ id, title }: { readonly id: number; readonly title: string }) =>
    may(role, "manageReservations")
      ? `${reservationPaths.panel.to()}?${new URLSearchParams({ search: title })}`
      : catalogPaths.detail.to({ id: String(id) });
  return (
    <Section
      title={texts.packageStats}
      actions={
        (all?.length ?? 0) > FIRST && (
          <Button size="small" onClick={() => setWhole(!whole)}>
            {whole ? "Ver menos" : `Ver todos: ${all!.length}`}
          </Button>
        )
      }
    >
      <DataTable
        label={texts.packageStats}
        columns={packageColumns}
        rows={whole ? all : all?.slice(0, FIRST)}
        rowKey={({ id }) => String(id)}
        href={opens}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.noPackages}</EmptyState>}
      />
    </Section>
  );
}
