import { may } from "@travesia/api/permissions";
import { Suspense } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAskedAct } from "../../base/records/useAskedAct.ts";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useQuoteConversion } from "../../features/contracts/contract/useQuoteConversion.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import Typography from "@mui/material/Typography";
import { useRecordParts } from "../../base/records/useRecordParts.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordPanels } from "../../ui/RecordPanels.tsx";
import { type RecordPart, RecordTabs } from "../../ui/RecordTabs.tsx";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useWhenQuiet } from "../../ui/lazy-part.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { useOpenChat } from "../../base/saving/useOpenChat.ts";
import { isOffered, type OfferedActs } from "../../base/acts/offered-acts.ts";
import { offeredQuoteActs, type OfferedQuoteAct } from "../../features/quotes/quote/quote.offered-acts.ts";
import {
  quoteStepActs,
  type QuoteStepActs,
  stepTab,
  waitsForCalculation,
} from "../../features/quotes/quote/quote.steps.ts";
import { loadQuoteDialogs, quoteActs, quoteReads } from "../../features/quotes/quote/quote.acts.tsx";
import type { ShownQuoteAct } from "../../features/quotes/quote/quote.shown-acts.tsx";
import { QuoteHead } from "../../features/quotes/quote/QuoteHead.tsx";
import { OPENED } from "../../features/quotes/quote/quote.texts.ts";
import { QuoteDetails } from "../../features/quotes/quote/QuoteDetails.tsx";
import { QuoteNextStep } from "../../features/quotes/quote/QuoteNextStep.tsx";
import { QuoteRepetition } from "../../features/quotes/quote/QuoteRepetition.tsx";
import { QuoteQuestions } from "../../features/quotes/sharing/QuoteQuestions.tsx";
import {
  type QuoteRecordFragment,
  QuoteDetailDocument,
  useQuoteDetailQuery,
  useQuoteRemindByWhatsappMutation,
} from "../../features/quotes/quote/quotes.generated.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { useCreateQuote } from "../../features/quotes/quote/useCreateQuote.ts";
import { useQuotePdf } from "../../features/quotes/quote/useQuotePdf.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/** Components that the first view of the record does not need: the other tabs and the dialogs. */
const later = {
  historySection: async () => (await import("../../features/history/HistorySection.tsx")).HistorySection,
  passengersSection: async () =>
    (await import("../../features/quotes/passenger/PassengersSection.tsx")).PassengersSection,
  calculatorPanel: async () =>
    (await import("../../features/quotes/calculation/CalculatorPanel.tsx")).CalculatorPanel,
  quoteOptions: async () =>
    (await import("../../features/quotes/calculation/options/QuoteOptions.tsx")).QuoteOptions,
  itinerarySection: async () =>
    (await import("../../features/quotes/itinerary/ItinerarySection.tsx")).ItinerarySection,
  quoteDialogs: loadQuoteDialogs,
  quoteFormDialog: async () =>
    (await import("../../features/quotes/quote/QuoteFormDialog.tsx")).QuoteFormDialog,
  quoteVersions: async () => (await import("../../features/quotes/versions/QuoteVersions.tsx")).QuoteVersions,
  closingSection: async () =>
    (await import("../../features/online-closing/ClosingSection.tsx")).ClosingSection,
  quoteLinks: async () => (await import("../../features/quotes/sharing/QuoteLinks.tsx")).QuoteLinks,
};
const HistorySection = lazyPart(later.historySection);
const PassengersSection = lazyPart(later.passengersSection);
const CalculatorPanel = lazyPart(later.calculatorPanel);
const QuoteOptions = lazyPart(later.quoteOptions);
const ItinerarySection = lazyPart(later.itinerarySection);
const QuoteFormDialog = lazyPart(later.quoteFormDialog);
const QuoteVersions = lazyPart(later.quoteVersions);
const ClosingSection = lazyPart(later.closingSection);
const QuoteLinks = lazyPart(later.quoteLinks);
const loadLater = (): Promise<unknown> => Promise.all(Object.values(later).map((load) => load()));

const shownActs = Object.keys(quoteActs) as readonly ShownQuoteAct[];

/** First query of the page; a list row that links here prefetches it. */
export const quoteRead = QuoteDetailDocument;

/** Shows one quote: its header, and its parts in tabs. */
export function QuoteDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuoteDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error))
    return <ErrorState page {...shownFailure(error, refetch, "listQuotes")} />;
  if (!data && !error) return <RecordSkeleton page />;
  if (!data?.quote) return <MissingRecord message="Cotización no encontrada" list={quotePaths.list.to()} />;
  return <QuoteRecord key={id} quote={data.quote} />;
}

/** Returns the version that the client saw at a time: the last one sent until then. */
const shownVersion = (
  versions: readonly { readonly number: number; readonly sentAt: string }[],
  at: string,
): string | null => {
  const sent = versions.filter(({ sentAt }) => Date.parse(sentAt) <= Date.parse(at));
  return sent.length === 0 ? null : `Versión ${Math.max(...sent.map(({ number }) => number))}`;
};

/** Statuses in which travellers are entered, which is after the client's approval. */
const gathers: readonly QuoteRecordFragment["status"][] = ["pending_passengers", "approved", "converted"];

/** Statuses in which a client may close a quote online, or has begun to. */
const closes: readonly QuoteRecordFragment["status"][] = ["sent", ...gathers];

interface QuoteDaysProps {
  readonly quote: QuoteRecordFragment;
  readonly option: NonNullable<QuoteRecordFragment["options"]>[number] | null;
  readonly acts: OfferedActs<OfferedQuoteAct>;
}

/** Shows the days of the trip or of one option, to viewers who may see calculations. */
function QuoteDays({ quote, option, acts }: QuoteDaysProps) {
  const calculation = option ? option.calculation : quote.calculation;
  if (!calculation) return null;
  return (
    <ItinerarySection key={option?.id} quote={quote} option={option} calculation={calculation} acts={acts} />
  );
}

/** Keys of a quote's tabs, in order. */
const tabs = ["resumen", "calculo", "propuesta", "viajeros", "historia"];

function QuoteRecord({ quote }: { readonly quote: QuoteRecordFragment }) {
  const viewer = useUser();
  const navigate = useNavigate();
  const openPdf = useQuotePdf();
  const [remindByWhatsApp] = useQuoteRemindByWhatsappMutation({
    refetchQueries: ["QuoteDetail", "QuoteLinks", "RecordHistory"],
  });
  useWhenQuiet(loadLater);
  const { duplicate, dialog: copied } = useCreateQuote();
  const conversion = useQuoteConversion(quote);
  const acts = offeredQuoteActs(viewer, quote);
  const { show, sendAtOnce, dialog, busy, performHere } = useRecordActs(quoteActs, {
    reads: quoteReads,
    failing: "quoteAct",
    records: [quote],
    own: {
      ...(may(viewer.role, "editAnyQuote") && {
        edit: ({ id }) => void navigate(quotePaths.edit.to({ id })),
      }),
      duplicate,
      preview: ({ id }) => openPdf(id),
      remindByWhatsapp: ({ id }) =>
        openChat(async () => (await remindByWhatsApp({ variables: { id } })).data?.remindQuoteByWhatsapp),
    },
    navigate: (address) => void navigate(address),
  });
  const openChat = useOpenChat(performHere);
  const onAct = (act: ShownQuoteAct) => show(act, quote);
  const calculates = acts.has("calculate") && waitsForCalculation(quote);
  // People who have to calculate land on the calculator.
  const { open, all, onOpen } = useRecordParts(tabs, { start: calculates ? "calculo" : undefined });
  const way = stepTab(quote, viewer);
  const goes: StepAction | undefined =
    way && open !== way.tab ? { label: way.label, onPress: () => onOpen(way.tab) } : undefined;
  const steps = quoteStepActs(quote, acts, onAct, goes ?? conversion.next);
  useAskedAct(
    shownActs.filter((act) => isOffered(acts, act)),
    onAct,
  );
  const part = { quote, acts, steps, busy, onAct, onJoin: () => sendAtOnce("join", quote) };
  const parts: readonly RecordPart[] = [
    { key: "resumen", label: "Resumen", content: <Summary {...part} /> },
    { key: "calculo", label: "Cálculo", content: <Calculation {...part} /> },
    { key: "propuesta", label: "Propuesta", content: <Proposal {...part} /> },
    { key: "viajeros", label: "Viajeros", content: <Travellers quote={quote} /> },
    { key: "historia", label: "Historia", content: <QuoteHistory quote={quote} /> },
  ];
  const calculate: StepAction | undefined =
    calculates && open !== "calculo" ? { label: "Calcular", onPress: () => onOpen("calculo") } : undefined;
  return (
    <RecordLayout
      title={`${quote.quoteNumber} · ${quote.nombreCliente}`}
      passage={
        <LiveRecord type="quote" id={quote.id}>
          <QuoteHead
            quote={quote}
            action={steps.main ?? calculate}
            others={steps.at("menu")}
            tabs={<RecordTabs label="Cotización" parts={parts} open={open} onOpen={onOpen} />}
          />
        </LiveRecord>
      }
    >
      <RecordPanels parts={parts} open={open} all={all} />
      <Suspense fallback={null}>{copied.open && <QuoteFormDialog {...copied} />}</Suspense>
      {dialog}
      {conversion.dialog}
    </RecordLayout>
  );
}

interface PartProps {
  readonly quote: QuoteRecordFragment;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly steps: QuoteStepActs;
  readonly busy: boolean;
  readonly onAct: (act: ShownQuoteAct) => void;
  readonly onJoin: () => void;
}

/** Shows the pending steps of a quote, the client's questions, and the travel details. */
function Summary({ quote, acts, steps, busy, onAct, onJoin }: PartProps) {
  return (
    <>
      <QuoteRepetition quote={quote} acts={acts} busy={busy} onJoin={onJoin} />
      <QuoteNextStep
        quote={quote}
        acts={acts}
        onAct={onAct}
        onWhatsApp={() => onAct("remindByWhatsapp")}
        busy={busy}
      />
      {quote.sentVersion > 0 && <QuoteQuestions quoteId={quote.id} show="open" />}
      {closes.includes(quote.status) && (
        <ClosingSection key={quote.status} quoteId={quote.id} sent={quote.status === "sent"} />
      )}
      <QuoteDetails quote={quote} acts={steps.at("client")} />
      <ActRow acts={steps.at("end")} />
    </>
  );
}

/** Shows the costs of a quote, in one calculation or one for each option. */
function Calculation({ quote, acts, steps, onAct }: PartProps) {
  return (
    <>
      <QuoteOptions
        quote={quote}
        editable={acts.has("calculate")}
        calculation={(option, onTotals) => (
          <CalculatorPanel
            quoteId={quote.id}
            editable={acts.has("calculate")}
            option={option}
            onTotals={onTotals}
            onSend={() => onAct("send")}
            onDiscount={isOffered(acts, "discount") ? () => onAct("discount") : undefined}
          />
        )}
      />
      <ActRow acts={steps.at("price").toReversed()} />
    </>
  );
}

/** Shows the client's view: the days of the trip, the sent proposals, and the client's questions. */
function Proposal({ quote, acts, steps }: PartProps) {
  const options = quote.options ?? [];
  return (
    <>
      <Section title="Propuesta">
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {quote.sentAt ? (
            <>
              Enviada <InstantText at={quote.sentAt} />
              {quote.emailSentTo && ` a ${quote.emailSentTo}`}
            </>
          ) : (
            "Todavía no se ha enviado al cliente."
          )}
        </Typography>
        <ActRow acts={steps.at("proposal")} />
      </Section>
      {options.length > 1 ? (
        options.map((option) => <QuoteDays key={option.id} quote={quote} option={option} acts={acts} />)
      ) : (
        <QuoteDays quote={quote} option={null} acts={acts} />
      )}
      <QuoteVersions quoteId={quote.id} versions={quote.versions ?? []} />
      {quote.sentVersion > 0 && <QuoteLinks quoteId={quote.id} />}
      {quote.sentVersion > 0 && <QuoteQuestions quoteId={quote.id} show="answered" />}
    </>
  );
}

/** Shows the travellers, after the client's approval. */
function Travellers({ quote }: { readonly quote: QuoteRecordFragment }) {
  if (gathers.includes(quote.status)) return <PassengersSection quoteId={quote.id} />;
  return <EmptyState>Los datos de los viajeros se piden cuando el cliente aprueba la cotización.</EmptyState>;
}

/** Shows the history of a quote, with each time that its client opened it. */
function QuoteHistory({ quote }: { readonly quote: QuoteRecordFragment }) {
  const openings = (quote.tracking ?? [])
    .filter(({ event }) => event === "viewed")
    .map(({ id, at }) => ({
      id,
      at,
      title: OPENED,
      tone: "sea" as const,
      note: shownVersion(quote.versions ?? [], at),
    }));
  return <HistorySection key={quote.tracking?.length} record="quote" id={quote.id} besides={openings} />;
}
