import { packageOrder } from "@travesia/api/catalog/package.rules";
import { OrderSelect } from "../../ui/table/OrderSelect.tsx";
import { PageBar } from "../../ui/table/PageBar.tsx";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { shownFailure } from "../../app/failure/failures.ts";
import { useList } from "../../app/lists/useList.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePackagePanelQuery } from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { destinationOptions, packageFilterOf, isNarrowed } from "../../features/catalog/package.filters.ts";
import { PackageEditor } from "../../features/catalog/panel/PackageEditor.tsx";
import { PackageRow } from "../../features/catalog/panel/PackageRow.tsx";
import { usePackageActions } from "../../features/catalog/panel/usePackageActions.ts";

/** What the packages can be ordered by. */
const orderColumns = [
  { key: "title", label: "Título" },
  { key: "price", label: "Precio" },
].map((column) => ({ ...column, cell: () => null }));

/** The packages as administration keeps them: each is edited in its place, archived, or deleted. */
export function PackagePanelScreen() {
  const listed = useList(packageOrder);
  const { values, set } = listed.address;
  const actions = usePackageActions();
  const { data, previousData, loading, error, refetch } = usePackagePanelQuery({
    variables: { ...listed.variables, filter: packageFilterOf(values) },
  });
  const list = (data ?? previousData)?.packagePage;
  const bar = listed.pageOf(list);
  const { sort, sortable, onSort } = listed.table;
  const create = (
    <Button variant="contained" color="secondary" href={catalogPaths.create.to()}>
      Nuevo paquete
    </Button>
  );
  return (
    <>
      <PageHeader
        title={catalogTexts.panel}
        subtitle={list && `${list.total.toLocaleString("es-CO")} en total`}
        actions={create}
      />
      <FilterBar
        filters={[
          { kind: "search", key: "search", label: "Título, ciudad o detalle" },
          {
            kind: "select",
            key: "destino",
            label: "Destino",
            options: [
              { value: "", label: "Todos" },
              ...destinationOptions([], values.destino).map((value) => ({ value, label: value })),
            ],
          },
          {
            kind: "select",
            key: "archived",
            label: "Estado",
            options: [
              { value: "", label: "Sin archivar" },
              { value: "si", label: "Archivados" },
            ],
          },
        ]}
        values={values}
        onChange={set}
      />
      {sort && <OrderSelect columns={orderColumns} sortable={sortable} sort={sort} onSort={onSort} />}
      {error && !list ? (
        <ErrorState {...shownFailure(error, refetch, "listPackages")} />
      ) : !list ? (
        <ListSkeleton cards />
      ) : list.items.length === 0 && !loading ? (
        <EmptyState>{isNarrowed(values) ? catalogTexts.noneFound : catalogTexts.panelEmpty}</EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }} aria-busy={loading}>
          {list.items.map((pack) =>
            actions.editing === pack.id ? (
              <PackageEditor
                key={`${pack.id} ${actions.fresh}`}
                pack={pack}
                busy={actions.busy}
                failure={actions.failure}
                onSave={actions.save}
                onCancel={() => actions.edit(null)}
              />
            ) : (
              <PackageRow
                key={pack.id}
                pack={pack}
                busy={actions.busy}
                onEdit={() => actions.edit(pack.id)}
                onArchive={() => actions.archive(pack)}
                onDelete={() => actions.askDelete(pack)}
              />
            ),
          )}
        </Stack>
      )}
      {bar && <PageBar {...bar} />}
      <ConfirmDialog
        open={actions.deleting !== null}
        title="Eliminar paquete"
        confirm="Eliminar paquete"
        destructive
        busy={actions.busy}
        onConfirm={() => void actions.delete()}
        onClose={() => actions.askDelete(null)}
      >
        Se eliminará «{actions.deleting?.title}» con sus salidas e imágenes. No se puede deshacer; si solo
        quieres ocultarlo, archívalo.
      </ConfirmDialog>
    </>
  );
}
