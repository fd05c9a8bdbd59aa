import { presentSellers } from "@travesia/api/quotes/calculation/calculation-sellers.rules";
import { payingPersons } from "@travesia/api/quotes/quote/quote.rules";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { changedOf, Superseded, useVersions } from "../../../base/failure/stale.ts";
import { useSession, useUser } from "../../../base/session/useSession.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { calculatorDrafts } from "./calculator.device.ts";
import type { DraftPlace } from "./device-drafts.ts";
import {
  calculationInput,
  calculatorFields,
  chosenDefaults,
  type CalculatorForm,
} from "./calculator.form.ts";
import { CalculatorEditor } from "./CalculatorEditor.tsx";
import { writtenNotIncluded } from "./preview/preview.types.ts";
import { writtenPriceOf } from "./preview/written-price.ts";
import { calculationTexts, calculationToasts } from "./calculation.texts.ts";
import {
  type CalculationFieldsFragment,
  type QuoteCalculationQuery,
  useQuoteCalculationConfirmMutation,
  useQuoteCalculationQuery,
  useQuoteCalculationSaveMutation,
  useQuoteCommissionTermsQuery,
  useQuoteOptionCalculationQuery,
} from "./calculations.generated.ts";
import { CalculationSummary } from "./CalculationSummary.tsx";
import type { LiveTotals } from "./options/option.types.ts";

interface CalculatorPanelProps {
  readonly quoteId: string;
  /** True when the viewer may change the quote's calculation now. */
  readonly editable: boolean;
  /** Displayed option; null for a quote with a single option. */
  readonly option?: OptionOfCalculator | null;
  /** Called with the selling price on each change of the form. */
  readonly onTotals?: (totals: LiveTotals) => void;
  /** Starts sending the quote after its confirmation. */
  readonly onSend?: (() => void) | undefined;
  /** Called to apply a discount to the confirmed price; absent if the viewer may not. */
  readonly onDiscount?: (() => void) | undefined;
}

/** An option, with the id of its calculation. */
interface OptionOfCalculator {
  readonly id: string;
  readonly name: string;
  readonly calculation: { readonly id: string } | null;
}

/**
 * Shows the costs of a quote: the calculator while it may be changed, else the confirmed calculation, else
 * nothing.
 */
export function CalculatorPanel({
  quoteId,
  editable,
  option = null,
  onTotals,
  onSend,
  onDiscount,
}: CalculatorPanelProps) {
  const [fresh, setFresh] = useState(0);
  const { data, error, refetch } = useQuoteCalculationQuery({ variables: { quoteId }, errorPolicy: "all" });
  const own = option?.calculation?.id ?? null;
  const ofOption = useQuoteOptionCalculationQuery({ variables: { id: own ?? "" }, skip: own === null });
  const base = data?.quoteCalculationBaseData;
  if (error && !base) return <ErrorState {...shownFailure(error, refetch)} />;
  if (ofOption.error) return <ErrorState {...shownFailure(ofOption.error, ofOption.refetch)} />;
  if (!base || (own !== null && !ofOption.data)) return <RecordSkeleton />;
  const calculation = (own === null ? data.quoteCalculationByQuote : ofOption.data?.quoteCalculation) ?? null;
  const draft = draftOf(calculation);
  if (editable && (draft || !calculation || base.quoteInfo.status === "requote"))
    return (
      <Calculator
        key={`${tripText(base.quoteInfo)} ${fresh} ${option?.id ?? ""}`}
        quoteId={quoteId}
        option={option}
        onTotals={onTotals}
        onSend={option ? undefined : onSend}
        calculation={calculation}
        base={base}
        onSuperseded={() => setFresh(fresh + 1)}
      />
    );
  if (!calculation || draft)
    return <EmptyState>{draft ? calculationTexts.draft : calculationTexts.none}</EmptyState>;
  return (
    <CalculationSummary
      calculation={calculation}
      present={presentSellers(base.quoteInfo)}
      discountPercent={base.quoteInfo.descuentoPorcentaje}
      onDiscount={onDiscount}
    />
  );
}

/** Returns the calculation if it is an unconfirmed draft, else null. */
const draftOf = (calculation: CalculationFieldsFragment | null) =>
  calculation?.estado === "temporal" ? calculation : null;

// A draft follows the quote's trip: the editor begins again with it.
const tripText = ({ origen, destino, fechaIda, fechaRegreso }: CalculatorProps["base"]["quoteInfo"]) =>
  [origen, destino, fechaIda, fechaRegreso].join(" ");

interface CalculatorProps {
  readonly quoteId: string;
  readonly option: OptionOfCalculator | null;
  readonly onTotals: CalculatorPanelProps["onTotals"];
  readonly onSend: CalculatorPanelProps["onSend"];
  readonly calculation: CalculationFieldsFragment | null;
  readonly base: QuoteCalculationQuery["quoteCalculationBaseData"];
  /** Called after `Ver lo último`: the editor is reset to the current draft. */
  readonly onSuperseded: () => void;
}

function Calculator({ quoteId, option, onTotals, onSend, calculation, base, onSuperseded }: CalculatorProps) {
  const draft = draftOf(calculation);
  const { quoteInfo } = base;
  const [defaults] = useState(() => chosenDefaults(base));
  const { token } = useSession();
  const versions = useVersions();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  // The editor keeps its typed text: it begins once, and later answers of the server only bring id and
  // version.
  const [initial] = useState(() =>
    calculatorFields.read({ stored: draft, defaults, tripType: quoteInfo.tripType }),
  );
  const [tripType, setTripType] = useState(initial.tripType);
  const kept = useRef(draft && { id: draft.id, version: draft.version });
  const touched = useRef(false);
  const { id: userId } = useUser();
  const [place] = useState<DraftPlace>(() => ({ userId, quoteId, optionId: option?.id ?? null }));
  const [unsaved] = useState(() => unsavedOf(place, initial, draft?.updatedAt ?? null));
  const [onTyped] = useState(() => (form: CalculatorForm) => {
    touched.current = true;
    calculatorDrafts.keep(place, { form, at: Date.now() });
  });
  // Another person saved the draft: an editor in which nothing was typed follows it. An editor with typed
  // text continues, also when its own first save is returned as a draft.
  const followed = draft?.version;
  const follow = useEffectEvent(onSuperseded);
  useEffect(() => {
    if (!touched.current && followed !== undefined && followed > (kept.current?.version ?? 0)) follow();
  }, [followed]);
  // Over another person's draft go only the changes made here since the editor began, now and from then
  // on.
  const overTheirs = useRef(false);
  const sent = (form: CalculatorForm, version: number) => {
    const whole = { ...calculationInput(quoteId, form, version), ...(option && { optionId: option.id }) };
    if (!overTheirs.current) return whole;
    const changed = changedOf(whole, calculationInput(quoteId, initial, version));
    return { ...changed, quoteId, version, ...(option && { optionId: option.id }) };
  };
  const [save] = useQuoteCalculationSaveMutation();
  const [confirm] = useQuoteCalculationConfirmMutation({
    refetchQueries: ["QuoteDetail", "QuoteCalculation"],
    awaitRefetchQueries: true,
  });
  const limits = useQuoteCommissionTermsQuery({
    variables: { quoteId, tripType: tripType || "nacional" },
    skip: !tripType,
  });
  const { data } = limits;
  const of = useMemo(
    () => ({
      quoteId,
      optionId: option?.id ?? null,
      persons: payingPersons(quoteInfo),
      discountPercent: quoteInfo.descuentoPorcentaje ?? 0,
      observations: quoteInfo.observaciones,
      notIncluded: draft && writtenNotIncluded(draft),
      // Options are priced by their calculations alone.
      written: option ? null : writtenPriceOf(quoteInfo, calculation),
      defaults,
    }),
    [quoteId, option, quoteInfo, calculation, draft, defaults],
  );
  const terms = useMemo(
    () =>
      Object.fromEntries((tripType && data ? data.quoteCommissions.terms : []).map((one) => [one.role, one])),
    [data, tripType],
  );
  const present = useMemo(() => presentSellers(quoteInfo), [quoteInfo]);

  const onSave = async (form: CalculatorForm): Promise<boolean> => {
    try {
      // 0: an editor that has seen no draft does not overwrite a draft that another person saved meanwhile.
      const act = (over?: number) => {
        overTheirs.current ||= over !== undefined;
        return save({ variables: { input: sent(form, over ?? kept.current?.version ?? 0) } });
      };
      const answer = await versions(act);
      const saved = answer.data?.upsertQuoteCalculation;
      if (saved) kept.current = { id: saved.id, version: saved.version };
      if (saved) calculatorDrafts.drop(place);
      return true;
    } catch (error) {
      if (error instanceof Superseded) {
        onSuperseded();
        return true;
      }
      showFailure(error);
      return false;
    }
  };
  const onConfirm = async (): Promise<boolean> => {
    if (!kept.current) return false;
    try {
      await confirm({ variables: { id: kept.current.id, quoteId } });
      toasts.success(option ? calculationToasts.optionConfirmed : calculationToasts.confirmed);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  return (
    <>
      <Unread of={limits} what="Condiciones de comisión" apart />
      <CalculatorEditor
        initial={initial}
        client={quoteInfo.nombreCliente}
        infants={quoteInfo.infantes}
        trip={quoteInfo}
        present={present}
        terms={terms}
        of={of}
        optionName={option?.name ?? null}
        pricesOf={draft?.preciosDel ?? null}
        accent={
          quoteInfo.status !== "completed" ||
          (draft !== null && (quoteInfo.precioDesactualizado === true || option !== null))
        }
        retryOn={token}
        onTotals={onTotals}
        onTripType={setTripType}
        onTyped={onTyped}
        unsaved={unsaved}
        onSave={onSave}
        onConfirm={onConfirm}
        // Several options are confirmed one by one, and a discount waits for approval.
        onSend={quoteInfo.descuentoPorcentaje ? undefined : onSend}
      />
    </>
  );
}

/**
 * Returns the user's draft on this device that was never sent to the server; null when it equals the stored
 * draft.
 */
function unsavedOf(place: DraftPlace, initial: CalculatorForm, savedAt: string | null) {
  const draft = calculatorDrafts.read(place, Date.now());
  const drop = () => calculatorDrafts.drop(place);
  if (!draft || JSON.stringify(draft.form) === JSON.stringify(initial)) return null;
  return { draft, savedAt, drop };
}
