import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { providerOrder } from "@travesia/api/providers/provider.rules";
import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useBegunAt } from "../../base/lists/useBegunAt.ts";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { providerBulkActs } from "../../features/providers/provider.bulk-acts.tsx";
import { providerColumns } from "../../features/providers/provider.columns.tsx";
import { providerFilterOf, providerFilters } from "../../features/providers/provider.filters.ts";
import { providerTexts as texts } from "../../features/providers/provider.texts.ts";
import { serviceLibraryTexts } from "../../features/providers/library/service-library.texts.ts";
import { newProvider, providerListActs, providerReads } from "../../features/providers/provider.acts.tsx";
import {
  ProviderListDocument,
  useProviderCountsQuery,
  useProviderListQuery,
} from "../../features/providers/providers.generated.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { MoreActs } from "../../ui/dialog/MoreActs.tsx";

const ServiceLibraryDialog = lazyPart(
  async () =>
    (await import("../../features/providers/library/ServiceLibraryDialog.tsx")).ServiceLibraryDialog,
);

/** Shows the directory of providers from whom the agency buys; the filters are in the address. */
export function ProviderListScreen() {
  const listed = useList(providerOrder, { size: 25 });
  const { address } = listed;
  const navigate = useNavigate();
  const user = useUser();
  const manages = may(user.role, "manageProviders");
  const filter = providerFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const { show, dialog } = useRecordActs(providerListActs, {
    reads: providerReads,
    navigate: (path) => void navigate(path),
  });
  const begin = (act: keyof typeof providerListActs) => show(act, newProvider);
  const [looking, look] = useState(false);
  useBegunAt(address, "nuevo", () => manages && begin("add"));
  useBegunAt(address, "importar", () => manages && begin("import"));
  useBegunAt(address, "biblioteca", () => look(manages));
  const read = useProviderListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const counts = useProviderCountsQuery({
    variables: { filter: { ...filter, status: undefined } },
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.providers;
  const counters = lastAnswer(counts)?.providerCounters;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ name }) => name,
    href: ({ id }) => providerPaths.one.to({ id }),
    read: useReadMore(ProviderListDocument, variables, ({ providers }) => providers.items),
    acts: providerBulkActs(user),
  });
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const add = manages && (
    <ActButton variant="contained" onClick={() => begin("add")}>
      {texts.add}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={
          counters && counters.owed > 0 ? (
            <>
              <Money amount={counters.owedValue} /> por pagar a{" "}
              {counters.owed === 1 ? "1 proveedor" : `${counters.owed.toLocaleString("es-CO")} proveedores`}
            </>
          ) : (
            texts.subtitle
          )
        }
        actions={
          manages && (
            <>
              <MoreActs
                acts={[
                  { label: texts.import, onPress: () => begin("import") },
                  { label: serviceLibraryTexts.title, onPress: () => look(true) },
                ]}
              />
              {add}
            </>
          )
        }
      />
      <LiveList type="provider" />
      <Counters
        label="Estado"
        selected={filter.status ?? ""}
        onSelect={(estado) => address.set({ estado })}
        counters={[
          { value: "", label: "Todos", count: counters && counters.active + counters.inactive },
          { value: "active", label: "Activos", count: counters?.active },
          { value: "inactive", label: "Inactivos", count: counters?.inactive },
        ]}
      />
      <DataTable
        filterBar={{ filters: providerFilters, values: address.values, onChange: address.set }}
        label={texts.title}
        columns={providerColumns}
        {...listed.table}
        tools={<ExportButton list="providers" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => providerPaths.one.to({ id })}
        {...readState(read)}
        empty={
          filtered ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              {texts.noneFound}
            </EmptyState>
          ) : (
            <EmptyState action={add}>{texts.none}</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {dialog}
      <Suspense fallback={null}>{looking && <ServiceLibraryDialog onClose={() => look(false)} />}</Suspense>
    </>
  );
}
