import { claimColumnOrder } from "@travesia/api/claims/claim/claim.rules";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
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
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { claimFilterOf, DEFAULT_SHOW } from "../../features/claims/desk/claim.filters.ts";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the personal-data requests and consumer claims: pending ones first, sorted by deadline. */
export function ClaimListScreen() {
  const listed = useList(claimColumnOrder);
  const { address } = listed;
  const viewer = useUser();
  const filter = claimFilterOf(address.values, viewer);
  const { show } = filter;
  const variables = { ...listed.variables, filter };
  const read = useClaimListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const counts = useClaimCountsQuery({ fetchPolicy: "cache-and-network" });
  const counters = lastAnswer(counts)?.claimCounters;
  const numbers = {
    por_responder: counters?.porResponder,
    me_tocan: undefined,
    pronto: undefined,
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
        onSelect={(next) => address.set({ estado: next === DEFAULT_SHOW ? "" : next })}
        counters={claimShows.map(([value, label]) => ({ value, label, count: numbers[value] }))}
      />
      <DataTable
        filterBar={{
          filters: [
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
          ],
          values: address.values,
          onChange: address.set,
        }}
        label={texts.title}
        columns={claimColumns}
        {...listed.table}
        tools={<ExportButton list="claims" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => claimPaths.one.to({ id })}
        {...readState(read)}
        empty={<EmptyState>{show === DEFAULT_SHOW ? texts.noneOpen : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}
