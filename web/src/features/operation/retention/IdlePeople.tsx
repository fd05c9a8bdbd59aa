import { shownFailure } from "../../../base/failure/failures.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { useBulk } from "../../../base/lists/useBulk.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { useReadMore } from "../../../base/lists/useReadMore.ts";
import { InstantText } from "../../../ui/DayText.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { customerPaths } from "../../customers/customers.paths.ts";
import {
  type IdlePersonLineFragment,
  IdlePersonListDocument,
  useIdlePersonEraseEachMutation,
  useIdlePersonListQuery,
} from "./retention.generated.ts";
import { retentionTexts as texts } from "./retention.texts.ts";

/** Settings of the list; always sorted by the time since the last activity. */
const idlePeople = { name: "IdlePerson", columns: {} } as const;

const columns: readonly Column<IdlePersonLineFragment>[] = [
  { key: "name", label: "Nombre", card: "title", cell: ({ name }) => name },
  { key: "quotes", label: "Cotizaciones", cell: ({ quotes }) => quotes },
  { key: "lastQuoteAt", label: "Última", cell: ({ lastQuoteAt }) => <InstantText at={lastQuoteAt} /> },
];

function EraseEach({ rows, ...dialog }: BulkDialogProps<IdlePersonLineFragment>) {
  const [erase] = useIdlePersonEraseEachMutation({ refetchQueries: ["IdlePersonList"] });
  return (
    <ConfirmEach
      {...dialog}
      title={texts.eraseTitle(rows.length)}
      confirm={texts.erase}
      destructive
      perform={(slice) => erase({ variables: slice })}
    >
      {texts.eraseLead}
    </ConfirmEach>
  );
}

const acts: readonly BulkAct<IdlePersonLineFragment>[] = [
  { key: "erase", label: texts.erase, allows: () => true, destructive: true, Dialog: EraseEach },
];

/** Shows the people who received a quote but never bought, whose data the owner can erase. */
export function IdlePeople() {
  const listed = useList(idlePeople, { size: 25 });
  const variables = { page: listed.variables.page, limit: listed.variables.limit };
  const { data, loading, error, refetch } = useIdlePersonListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = data?.idlePeople;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ name }) => name,
    href: ({ id }) => customerPaths.one.to({ id }),
    read: useReadMore(IdlePersonListDocument, variables, ({ idlePeople: { items } }) => items),
    acts,
  });
  return (
    <>
      <DataTable
        label={texts.people}
        columns={columns}
        {...listed.table}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => customerPaths.one.to({ id })}
        loading={loading && !list}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.nobody}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}
