import { quoteTones } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { may } from "@travesia/api/permissions";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../app/failure/failures.ts";
import { useUser } from "../../app/session/useSession.ts";
import { useQuoteConversion } from "../../features/contracts/contract/useQuoteConversion.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { PassengersSection } from "../../features/quotes/passenger/PassengersSection.tsx";
import { isOffered, type OfferedActs } from "../../app/acts/offered-acts.ts";
import { offeredQuoteActs, type OfferedQuoteAct } from "../../features/quotes/quote/quote.offered-acts.ts";
import { OPENED, quoteLabels } from "../../features/quotes/quote/quote.texts.ts";
import { CalculatorPanel } from "../../features/quotes/calculation/CalculatorPanel.tsx";
import { QuoteOptions } from "../../features/quotes/calculation/options/QuoteOptions.tsx";
import { ItinerarySection } from "../../features/quotes/itinerary/ItinerarySection.tsx";
import { EditQuoteDialog } from "../../features/quotes/quote/EditQuoteDialog.tsx";
import { QuoteDialogs } from "../../features/quotes/quote/QuoteDialogs.tsx";
import { QuoteDetails } from "../../features/quotes/quote/QuoteDetails.tsx";
import { QuoteFormDialog } from "../../features/quotes/quote/QuoteFormDialog.tsx";
import { QuoteNextStep } from "../../features/quotes/quote/QuoteNextStep.tsx";
import { QuoteRepetition } from "../../features/quotes/quote/QuoteRepetition.tsx";
import { QuoteVersions } from "../../features/quotes/versions/QuoteVersions.tsx";
import { QuoteQuestions } from "../../features/quotes/sharing/QuoteQuestions.tsx";
import { QuoteLinks } from "../../features/quotes/sharing/QuoteLinks.tsx";
import {
  type QuoteRecordFragment,
  useQuoteDetailQuery,
} from "../../features/quotes/quote/quotes.generated.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { useCreateQuote } from "../../features/quotes/quote/useCreateQuote.ts";
import { useQuoteActions } from "../../features/quotes/quote/useQuoteActions.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/**
 * One quote: the passage, what follows up to its contract, its calculation, who travels, and at the right
 * what happened.
 */
export function QuoteDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuoteDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error))
    return <ErrorState {...shownFailure(error, refetch, "listQuotes")} />;
  if (!data && !error) return <RecordSkeleton />;
  if (!data?.quote) return <MissingRecord message="Cotización no encontrada" list={quotePaths.list.to()} />;
  return <QuoteRecord quote={data.quote} />;
}

/** Which version the client saw then: the last one sent until that instant. */
const shownVersion = (
  versions: readonly { readonly number: number; readonly sentAt: string }[],
  at: string,
): string | null => {
  const sent = versions.filter(({ sentAt }) => Date.parse(sentAt) <= Date.parse(at));
  return sent.length === 0 ? null : `Versión ${Math.max(...sent.map(({ number }) => number))}`;
};

/** From the client's yes on, the passengers are asked for. */
const gathers: readonly QuoteRecordFragment["status"][] = ["pending_passengers", "approved", "converted"];

interface QuoteDaysProps {
  readonly quote: QuoteRecordFragment;
  readonly option: NonNullable<QuoteRecordFragment["options"]>[number] | null;
  readonly acts: OfferedActs<OfferedQuoteAct>;
}

/** The days of the trip, or of one of its options; to those who see calculations. */
function QuoteDays({ quote, option, acts }: QuoteDaysProps) {
  const calculation = option ? option.calculation : quote.calculation;
  if (!calculation) return null;
  return (
    <ItinerarySection key={option?.id} quote={quote} option={option} calculation={calculation} acts={acts} />
  );
}

function QuoteRecord({ quote }: { readonly quote: QuoteRecordFragment }) {
  const viewer = useUser();
  const navigate = useNavigate();
  const actions = useQuoteActions(quote.id);
  const { duplicate, dialog } = useCreateQuote();
  const conversion = useQuoteConversion(quote);
  const [params, setParams] = useSearchParams();
  const acts = offeredQuoteActs(viewer, quote);
  const onAct = (act: OfferedQuoteAct) => {
    if (act === "edit" && may(viewer.role, "editAnyQuote"))
      void navigate(quotePaths.edit.to({ id: quote.id }));
    else if (act === "duplicate") duplicate(quote);
    else if (act === "preview") actions.openPdf();
    else if (act === "remind") actions.remind();
    else actions.show(act);
  };
  // The list opens a record with an act to begin with.
  const asked = [...acts.keys()].find((act) => act === params.get("accion") && isOffered(acts, act));
  const begun = useEffectEvent((act: OfferedQuoteAct) => {
    setParams({}, { replace: true, preventScrollReset: true });
    onAct(act);
  });
  useEffect(() => {
    if (asked) begun(asked);
  }, [asked]);
  const openings = (quote.tracking ?? [])
    .filter(({ event }) => event === "viewed")
    .map(({ id, at }) => ({
      ...{ id, at, title: OPENED, tone: "sea" as const },
      note: shownVersion(quote.versions ?? [], at),
    }));
  const passage = (
    <Passage
      number={quote.quoteNumber}
      origin={quote.origen}
      destination={quote.destino}
      departure={quote.fechaIda}
      comeback={quote.fechaRegreso}
      travellers={quote.numeroPersonas}
      price={quote.precioDesactualizado ? null : quote.precioTotal}
      status={{ label: quoteLabels[quote.status], tone: quoteTones[quote.status] }}
      customer={{ name: quote.nombreCliente, phone: quote.telefonoCliente }}
    />
  );
  return (
    <RecordLayout
      title={`${quote.quoteNumber} · ${quote.nombreCliente}`}
      passage={
        <LiveRecord type="quote" id={quote.id}>
          {passage}
        </LiveRecord>
      }
      aside={<HistorySection key={quote.tracking?.length} record="quote" id={quote.id} besides={openings} />}
    >
      <QuoteRepetition quote={quote} acts={acts} busy={actions.busy} onJoin={actions.join} />
      <QuoteNextStep
        quote={quote}
        acts={acts}
        onAct={onAct}
        onWhatsApp={actions.remindByWhatsApp}
        next={conversion.next}
        busy={actions.busy}
      />
      {quote.sentVersion > 0 && <QuoteQuestions quoteId={quote.id} show="open" />}
      <QuoteOptions
        quote={quote}
        editable={acts.has("calculate")}
        calculation={(option, onTotals) => (
          <>
            <CalculatorPanel
              quoteId={quote.id}
              editable={acts.has("calculate")}
              option={option}
              onTotals={onTotals}
              onSend={() => actions.show("send")}
              onDiscount={isOffered(acts, "discount") ? () => onAct("discount") : undefined}
            />
            <QuoteDays quote={quote} option={option} acts={acts} />
          </>
        )}
      />
      {gathers.includes(quote.status) && <PassengersSection quoteId={quote.id} />}
      {quote.sentVersion > 0 && <QuoteQuestions quoteId={quote.id} show="answered" />}
      <QuoteDetails quote={quote} />
      <QuoteVersions quoteId={quote.id} versions={quote.versions ?? []} />
      {quote.sentVersion > 0 && <QuoteLinks quoteId={quote.id} />}
      {actions.open === "edit" && <EditQuoteDialog quote={quote} onClose={actions.close} />}
      <QuoteDialogs quote={quote} actions={actions} />
      <QuoteFormDialog {...dialog} />
      {conversion.dialog}
    </RecordLayout>
  );
}
