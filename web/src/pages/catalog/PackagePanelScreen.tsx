import { packageOrder } from "@travesia/api/catalog/package.rules";
import { ListOptions } from "../../ui/table/ListOptions.tsx";
import { OrderSelect } from "../../ui/table/OrderSelect.tsx";
import { PageBar } from "../../ui/table/PageBar.tsx";
import { PageChoice } from "../../ui/table/PageChoice.tsx";
import { SelectBox } from "../../ui/table/SelectBox.tsx";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { PackagePanelDocument, usePackagePanelQuery } from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { destinationOptions, packageFilterOf, isNarrowed } from "../../features/catalog/package.filters.ts";
import { packageActs, packageReads } from "../../features/catalog/panel/package.acts.tsx";
import { packageBulkActs } from "../../features/catalog/panel/package.bulk-acts.tsx";
import { LibraryDialog } from "../../features/content/library/LibraryDialog.tsx";
import { PackageEditor } from "../../features/catalog/panel/PackageEditor.tsx";
import { PackageRow } from "../../features/catalog/panel/PackageRow.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Columns by which the packages can be sorted. */
const orderColumns = [
  { key: "title", label: "Título" },
  { key: "price", label: "Precio" },
].map((column) => ({ ...column, cell: () => null }));

const rowKey = ({ id }: { readonly id: number }) => String(id);

/** Shows the packages to administration, who can edit them in place, archive and delete them. */
export function PackagePanelScreen() {
  const listed = useList(packageOrder);
  const { values, set } = listed.address;
  const [editing, edit] = useState<number | null>(null);
  const { show, dialog, busy } = useRecordActs(packageActs, {
    reads: packageReads,
    own: { edit: ({ id }) => edit(id) },
  });
  const { role } = useUser();
  const variables = { ...listed.variables, filter: packageFilterOf(values) };
  const read = usePackagePanelQuery({ variables });
  const list = lastAnswer(read)?.packagePage;
  const bulk = useBulk({
    list,
    rowKey,
    name: ({ title }) => title,
    href: ({ id }) => catalogPaths.detail.to({ id }),
    read: useReadMore(PackagePanelDocument, variables, ({ packagePage }) => packagePage.items),
    acts: packageBulkActs(role),
  });
  const { selection } = bulk.table;
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
      <LiveList type="package" />
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
            key: "estado",
            label: "En venta",
            options: [
              { value: "", label: "Todos" },
              { value: "activos", label: "Activos" },
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
        end={
          <ListOptions
            tools={<ExportButton list="packagePage" variables={variables} />}
            order={
              sort && <OrderSelect columns={orderColumns} sortable={sortable} sort={sort} onSort={onSort} />
            }
          />
        }
      />
      {selection && list && list.items.length > 0 && (
        <PageChoice selection={selection} rows={list.items} rowKey={rowKey} said />
      )}
      {read.error && !list ? (
        <ErrorState {...shownFailure(read.error, read.refetch, "listPackages")} />
      ) : !list ? (
        <ListSkeleton cards />
      ) : list.items.length === 0 && !read.loading ? (
        <EmptyState>{isNarrowed(values) ? catalogTexts.noneFound : catalogTexts.panelEmpty}</EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }} aria-busy={read.loading}>
          {list.items.map((pack) =>
            editing === pack.id ? (
              <PackageEditor key={pack.id} pack={pack} Library={LibraryDialog} onClose={() => edit(null)} />
            ) : (
              <PackageRow
                key={pack.id}
                pack={pack}
                busy={busy}
                choice={
                  selection && (
                    <SelectBox
                      label={`Elegir ${pack.title}`}
                      checked={selection.chosen.has(rowKey(pack))}
                      onToggle={(range) => selection.onToggle(pack, range)}
                    />
                  )
                }
                onAct={(act) => show(act, pack)}
              />
            ),
          )}
        </Stack>
      )}
      {bar && <PageBar {...bar} />}
      {bulk.bar}
      {dialog}
    </>
  );
}
