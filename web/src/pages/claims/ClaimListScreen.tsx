import { claimColumnOrder } from "@travesia/api/claims/claim/claim.rules";
import { useBulk } from "../../app/lists/useBulk.tsx";
import { useList } from "../../app/lists/useList.ts";
import { useReadMore } from "../../app/lists/useReadMore.ts";
import { useUser } from "../../app/session/useSession.ts";
import { ExportButton } from "../../app/lists/ExportButton.tsx";
import { lastAnswer } from "../../app/lists/lastAnswer.ts";
import { readState } from "../../app/lists/readState.ts";
import { claimBulkActs } from "../../features/claims/desk/claim.bulk-acts.tsx";
import { claimColumns } from "../../features/claims/desk/claim.columns.tsx";
import {
  claimDeskTexts as texts,
  claimFamilies,
  claimShows,
} from "../../features/claims/desk/claim-desk.texts.ts";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import {
  ClaimListDocument,
  useClaimCountsQuery,
  useClaimListQuery,
} from "../../features/claims/desk/claims.generated.ts";
import type { ClaimShow } from "../../graphql/schema.generated.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

const DEFAULT: ClaimShow = "por_responder";

/** Requests about data and claims of consumers: what waits first, by its deadline. */
export function ClaimListScreen() {
  const listed = useList(claimColumnOrder);
  const { address } = listed;
  const viewer = useUser();
  const { estado, tipo, a_cargo: mine, buscar } = address.values;
  const show = claimShows.find(([value]) => value === estado)?.[0] ?? DEFAULT;
  const family = claimFamilies.find(([value]) => value === tipo)?.[0] ?? null;
  const filter = { show, family, takenById: mine ? viewer.id : null, search: buscar ?? null };
  const variables = { ...listed.variables, filter };
  const read = useClaimListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const counts = useClaimCountsQuery({ fetchPolicy: "cache-and-network" });
  const counters = lastAnswer(counts)?.claimCounters;
  const numbers = {
    por_responder: counters?.porResponder,
    vencidas: counters?.vencidas,
    por_completar: counters?.porCompletar,
    cerradas: counters?.cerradas,
  };
  const list = lastAnswer(read)?.claims;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ number, name }) => `${number} · ${name}`,
    href: ({ id }) => claimPaths.one.to({ id }),
    read: useReadMore(ClaimListDocument, variables, ({ claims }) => claims.items),
    acts: claimBulkActs(viewer.role),
  });
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <LiveList type="claim" />
      <Counters
        label="Estado"
        selected={show}
        onSelect={(next) => address.set({ estado: next === DEFAULT ? "" : next })}
        counters={claimShows.map(([value, label]) => ({ value, label, count: numbers[value] }))}
      />
      <FilterBar
        filters={[
          { kind: "search", key: "buscar", label: texts.search },
          {
            kind: "select",
            key: "tipo",
            label: "Tipo",
            options: [
              { value: "", label: "Todas" },
              ...claimFamilies.map(([value, label]) => ({ value, label })),
            ],
          },
          {
            kind: "select",
            key: "a_cargo",
            label: "A cargo de",
            options: [
              { value: "", label: "Todos" },
              { value: "mi", label: texts.mine },
            ],
          },
        ]}
        values={address.values}
        onChange={address.set}
      />
      <DataTable
        label={texts.title}
        columns={claimColumns}
        {...listed.table}
        tools={<ExportButton list="claims" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => claimPaths.one.to({ id })}
        {...readState(read)}
        empty={<EmptyState>{show === DEFAULT ? texts.noneOpen : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}
