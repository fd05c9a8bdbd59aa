import { providerDueOrder } from "@travesia/api/purchases/purchase/purchase.rules";
import Button from "@mui/material/Button";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { ExportButton, LIST_DAYS } from "../../../base/lists/ExportButton.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { sum } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import type { ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ChosenBar } from "../../../ui/table/ChosenBar.tsx";
import { DataTable, type DataTableProps } from "../../../ui/table/DataTable.tsx";
import { dueColumns } from "./due.columns.tsx";
import { dueActs, dueReads } from "./dues.acts.tsx";
import { dueTexts } from "./dues.texts.ts";
import { useProviderDueListQuery } from "./dues.generated.ts";
import { useDueChoice } from "./useDueChoice.ts";

/** Returns the pagination bar; the page has its own parameter in the address. */
const turnedBy = ({ onSize }: { onSize: (size: number) => void }, onPage: (page: number) => void) => ({
  onPage,
  onSize: (size: number) => {
    onSize(size);
    onPage(1);
  },
});

interface DueListProps {
  readonly filter: ProviderDueFilter;
  /** Search and filters of the list, if it has any. */
  readonly filterBar?: DataTableProps<never>["filterBar"];
  /** Page number, for lists that do not control the address. */
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** True when each line shows its provider; false on the provider's own page. */
  readonly withProvider?: boolean;
}

/** Shows purchases and instalments by due date; buyers can select and pay several. */
export function DueList({ filter, filterBar, page, onPage, withProvider = true }: DueListProps) {
  const listed = useList(providerDueOrder, { size: 25 });
  const user = useUser();
  const choice = useDueChoice();
  const { show, dialog } = useRecordActs(dueActs, { reads: dueReads, onDone: choice.clear });
  const variables = { ...listed.variables, ...(page && { page }), filter };
  const read = useProviderDueListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.providerDues;
  const pageBar = listed.pageOf(list);
  const paid = filter.when === "paid";
  const pays = may(user.role, "buy") && !paid;
  const narrowed = Boolean(filter.search ?? filter.providerId ?? filter.startDate) || filter.when !== "open";
  return (
    <>
      <DataTable
        {...(filterBar && { filterBar })}
        lead={
          pays &&
          choice.chosen.size === 0 &&
          list &&
          list.total > 1 && (
            <Button size="small" loading={choice.choosing} onClick={() => void choice.chooseAll(filter)}>
              {dueTexts.chooseAll(list.total)}
            </Button>
          )
        }
        label={dueTexts.title}
        columns={dueColumns(pays ? choice : null, { withProvider, paid })}
        {...listed.table}
        tools={<ExportButton list="providerDues" variables={variables} {...(paid && { days: LIST_DAYS })} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{narrowed ? dueTexts.nothingFound : dueTexts.nothing}</EmptyState>}
        page={pageBar && { ...pageBar, ...(page && { page }), ...(onPage && turnedBy(pageBar, onPage)) }}
      />
      {choice.chosen.size > 0 && (
        <ChosenBar
          chosen={dueTexts.chosen(choice.chosen.size)}
          amount={sum([...choice.chosen.values()].map(({ monto }) => monto))}
          onClear={choice.clear}
        >
          <Button
            variant="contained"
            onClick={() => show("pay", { id: "", dues: [...choice.chosen.values()], payerId: user.id })}
          >
            {dueActs.pay.label}
          </Button>
        </ChosenBar>
      )}
      {dialog}
    </>
  );
}
