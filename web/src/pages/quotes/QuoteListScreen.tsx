import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { quoteOrder } from "@travesia/api/quotes/quote/quote.rules";
import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { HelpTooltip } from "../../features/help/HelpTooltip.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useBegunAt } from "../../base/lists/useBegunAt.ts";
import { useList } from "../../base/lists/useList.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Money } from "../../ui/Money.tsx";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { quoteColumns } from "../../features/quotes/quote/quote.columns.tsx";
import { saleGroupFilters } from "../../features/quotes/quote/sale-group.filters.tsx";
import { quoteFilterOf, quoteFilters, requestFilters } from "../../features/quotes/quote/quote.filters.ts";
import { quoteTaskFilter } from "../../features/quotes/quote/quote.tasks.ts";
import { quoteLabels } from "../../features/quotes/quote/quote.texts.ts";
import { MarkExpired } from "../../features/quotes/quote/MarkExpired.tsx";
import { quoteRowActs } from "../../features/quotes/quote/quote.row-acts.ts";
import type { ShownQuoteAct } from "../../features/quotes/quote/quote.shown-acts.tsx";
import { QuoteRowActions } from "../../features/quotes/quote/QuoteRowActions.tsx";
import { quoteBulkActs } from "../../features/quotes/bulk/quote.bulk-acts.tsx";
import {
  QuoteListDocument,
  type QuoteRowFragment,
  useQuoteCountsQuery,
  useQuoteListQuery,
} from "../../features/quotes/quote/quotes.generated.ts";
import { sellerFilter } from "../../features/organization/person/SellerFilter.tsx";
import { takeSharedText } from "../../features/quotes/pasted/shared-text.ts";
import type { BegunQuote } from "../../features/quotes/quote/NewQuote.tsx";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { AddIcon } from "../../ui/desk/deskIcons.tsx";

const loadNewQuote = async () => (await import("../../features/quotes/quote/NewQuote.tsx")).NewQuote;
const NewQuote = lazyPart(loadNewQuote);
const ConvertQuoteDialog = lazyPart(
  async () => (await import("../../features/contracts/contract/ConvertQuoteDialog.tsx")).ConvertQuoteDialog,
);

/**
 * Shows the quotes that the viewer may see: counters that act as filters, a filter bar and the list. The
 * filters are in the address.
 */
export function QuoteListScreen() {
  const listed = useList(quoteOrder);
  const { address } = listed;
  const filter = quoteFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useQuoteListQuery({ variables });
  const counts = useQuoteCountsQuery({ variables: { filter: { ...filter, status: undefined } } });
  const [begun, begin] = useState<BegunQuote | null>(null);
  useAfterPress(loadNewQuote);
  // Other screens begin a quote by the address of this screen.
  useBegunAt(address, "nueva", ({ para = "" }) => begin({ values: { destino: para } }), ["para"]);
  useBegunAt(address, "compartido", () => void takeSharedText().then((pasted) => begin({ pasted })));

  const viewer = useUser();
  const navigate = useNavigate();
  const rowActs = useRecordActs(quoteRowActs, { reads: ["QuoteList", "QuoteCounts"] });
  const [converting, convert] = useState<QuoteRowFragment | null>(null);
  // The record has the dialogs of the other acts; the act to begin with is in its address.
  const openAct = (id: string, act: ShownQuoteAct) =>
    void navigate(`${quotePaths.detail.to({ id })}?${new URLSearchParams({ accion: act })}`);

  const list = lastAnswer(read)?.quotes;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ quoteNumber }) => quoteNumber,
    href: ({ id }) => quotePaths.detail.to({ id }),
    read: useReadMore(QuoteListDocument, variables, ({ quotes }) => quotes.items),
    acts: quoteBulkActs(viewer),
  });
  const counters = lastAnswer(counts)?.quoteCounters;
  const counterOf = (status: string) =>
    counters && (counters.byStatus.find((counter) => counter.status === status) ?? { count: 0, value: 0 });
  // The sentence is about the listed quotes: the quotes of the chosen status, or all of them.
  const sum = filter.status
    ? counterOf(filter.status)
    : counters && { count: counters.total, value: counters.totalValue };
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const create = (
    <HelpTooltip topic="nueva-cotizacion-btn">
      <ActButton variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => begin({})}>
        Nueva cotización
      </ActButton>
    </HelpTooltip>
  );
  return (
    <>
      <PageHeader
        title="Cotizaciones"
        subtitle={
          sum && (
            <>
              <Money amount={sum.value} /> en {sum.count.toLocaleString("es-CO")}{" "}
              {sum.count === 1 ? "cotización" : "cotizaciones"}
            </>
          )
        }
        more={may(viewer.role, "markQuotesExpired") && <MarkExpired />}
        actions={create}
      />
      <LiveList type="quote" />
      <Counters
        label="Estado"
        selected={filter.status ?? ""}
        onSelect={(status) => address.set({ status })}
        counters={[
          { value: "", label: "Todas", count: counters?.total },
          ...quoteLifecycle.statuses.map((status) => ({
            value: status,
            label: quoteLabels[status],
            count: counterOf(status)?.count,
          })),
        ]}
      />
      <DataTable
        filterBar={{
          filters: [
            ...quoteFilters,
            ...requestFilters(viewer.role),
            ...saleGroupFilters(address.values),
            quoteTaskFilter(viewer.role),
            ...sellerFilter(viewer.role),
          ],
          values: address.values,
          onChange: address.set,
        }}
        label="Cotizaciones"
        columns={quoteColumns}
        {...listed.table}
        tools={<ExportButton list="quotes" variables={variables} days={["createdFrom", "createdTo"]} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => quotePaths.detail.to({ id })}
        actions={(quote) => (
          <QuoteRowActions
            quote={quote}
            viewer={viewer}
            onAct={(act) => (act === "reassign" ? rowActs.show(act, quote) : openAct(quote.id, act))}
            onConvert={() => convert(quote)}
          />
        )}
        {...readState(read, "listQuotes")}
        empty={
          filtered ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              Ninguna cotización cumple estos filtros.
            </EmptyState>
          ) : (
            <EmptyState>Aún no tienes cotizaciones. Crea la primera con «Nueva cotización».</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      <Suspense fallback={null}>
        {begun && <NewQuote begun={begun} />}
        {rowActs.dialog}
        {converting && <ConvertQuoteDialog quote={converting} onClose={() => convert(null)} />}
      </Suspense>
    </>
  );
}
