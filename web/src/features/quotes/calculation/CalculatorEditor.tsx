import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { calculationNotices } from "@travesia/api/quotes/calculation/costs/calculation-notices.rules";
import type { CalculatedTrip } from "@travesia/api/quotes/calculation/costs/calculation-trip.rules";
import {
  type CommissionTerms,
  marginOf,
  type SellerRole,
} from "@travesia/api/quotes/calculation/calculation.rules";
import { type FocusEvent, useEffect, useMemo, useState } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { barHeight } from "../../../ui/lane.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CalculatorBar } from "./CalculatorBar.tsx";
import { CalculatorTabs } from "./CalculatorTabs.tsx";
import { CalculatorFactsContext } from "./calculator.facts.ts";
import type { DeviceDraft } from "./device-drafts.ts";
import { DeviceDraftNotice } from "./DeviceDraftNotice.tsx";
import { type CalculatorForm, postedSections } from "./calculator.form.ts";
import {
  calculationLabels,
  calculationTones,
  payersText,
  withoutCosts,
  writtenPriceText,
} from "./calculation.texts.ts";
import { ConfirmCalculationDialog } from "./ConfirmCalculationDialog.tsx";
import { ClientPreview, phoneSize } from "./preview/ClientPreview.tsx";
import { fieldNameOf, type FollowedPart, partOfField } from "./preview/followed-part.ts";
import type { PreviewOf } from "./preview/preview.types.ts";
import type { LiveTotals } from "./options/option.types.ts";
import { pricesToCheck } from "../template/template.texts.ts";
import { useAutosave } from "./useAutosave.ts";
import { useCalculatorFigures } from "./useCalculatorFigures.ts";

interface CalculatorEditorProps {
  readonly initial: CalculatorForm;
  readonly client: string;
  /** Quote of the calculation, with the values that the form does not contain. */
  readonly of: PreviewOf;
  readonly infants: number;
  /** Dates of the quote's trip. */
  readonly trip: Pick<CalculatedTrip, "fechaIda" | "fechaRegreso">;
  readonly present: Readonly<Record<SellerRole, boolean>>;
  readonly terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>;
  /** Name of the option being edited, when the quote has several. */
  readonly optionName?: string | null;
  /** Date of the prices in the template that was applied; null without a template. */
  readonly pricesOf?: string | null;
  /** True when confirming is the next step of the sale. */
  readonly accent: boolean;
  /** Value whose change retries a failed save, such as the token of a new sign-in. */
  readonly retryOn?: unknown;
  /** Called with the selling price on each change of the form. */
  readonly onTotals?: ((totals: LiveTotals) => void) | undefined;
  /** Called to load the commissions of a different trip type. */
  readonly onTripType: (tripType: CalculatorForm["tripType"]) => void;
  /** Called when the user changed the form, so that it differs from the saved draft. */
  readonly onTyped: (form: CalculatorForm) => void;
  /** Draft entered on this device earlier and never saved. */
  readonly unsaved?: {
    readonly draft: DeviceDraft<CalculatorForm>;
    readonly savedAt: string | null;
    readonly drop: () => void;
  } | null;
  /** Saves the draft; returns whether that succeeded. */
  readonly onSave: (form: CalculatorForm) => Promise<boolean>;
  /** Starts sending the quote after its confirmation; absent when sending does not follow. */
  readonly onSend?: (() => void) | undefined;
  /** Confirms the saved draft; returns whether that succeeded. */
  readonly onConfirm: () => Promise<boolean>;
}

/** Media query for windows wide enough to show the client's page beside the calculator. */
const BESIDE = "(min-width:1100px)";
/** Media query for windows in which the preview is nearly as large as a phone. */
const WIDE = "@media (min-width:1400px)";

/** Height in px of the page header below the top bar on a computer. */
const HEAD = 116;
/** Height in px of the record's title, the frame's title, the line below it, and the margins. */
const AROUND = 195;
const FRAME = `min(760px, calc(100dvh - ${barHeight + HEAD + AROUND}px - var(--above, 0px)))`;

/** Style of the preview in its tab: as large as a phone; on a phone, as large as fits. */
const inTab = {
  ...phoneSize(1),
  "@media (max-width:599.95px)": phoneSize(0.8),
  display: "grid",
  justifyItems: "center",
} as const;

/** Layout of the calculator with a column beside it, as wide as the frame of the phone preview. */
const sideBySide = {
  ...phoneSize(0.7),
  [WIDE]: phoneSize(0.86),
  gridTemplateColumns: "minmax(0, 1fr) calc(var(--phone) + 20px)",
} as const;

/** Style of the preview, which stays visible while the calculator is scrolled. */
const standing = {
  position: "sticky",
  top: `calc(${barHeight + HEAD}px + var(--above, 0px))`,
  displayPrint: "none",
} as const;

/** Shows the calculator's form: live figures, an automatically saved draft, and the confirmation. */
export function CalculatorEditor({
  initial,
  client,
  of,
  infants,
  trip,
  present,
  terms,
  optionName = null,
  pricesOf = null,
  unsaved = null,
  accent,
  retryOn,
  ...on
}: CalculatorEditorProps) {
  const { onTotals, onTripType, onTyped, onSave, onConfirm, onSend } = on;
  const form = useForm<CalculatorForm>({ defaultValues: initial, mode: "onChange" });
  const typed = useWatch({ control: form.control }) as CalculatorForm;
  const { persons, discountPercent } = of;
  const calculated = useCalculatorFigures(typed, { persons, present, terms, discountPercent });
  const { figures } = calculated;
  const beside = useMediaQuery(BESIDE);
  const facts = useMemo(
    () => ({
      persons,
      notices: calculationNotices(postedSections(typed), trip),
      fill: (field: FieldPath<CalculatorForm>, value: unknown) => form.setValue(field, value as never),
      focus: (field: FieldPath<CalculatorForm>) => form.setFocus(field),
    }),
    [persons, typed, trip, form],
  );
  const { state, changed, flush } = useAutosave(() => onSave(form.getValues()), { retryOn });
  const { precioFinalTotal: precioTotal, precioFinalPorPersona: precioPorPersona } = figures;
  const written = precioTotal === 0 ? of.written : null;
  useEffect(() => onTotals?.({ precioTotal, precioPorPersona }), [onTotals, precioTotal, precioPorPersona]);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [part, setPart] = useState<FollowedPart | null>(null);
  const [offered, setOffered] = useState(unsaved);
  const takeUnsaved = () => {
    if (!offered) return;
    form.reset(offered.draft.form);
    onTripType(offered.draft.form.tripType);
    onTyped(offered.draft.form);
    changed();
    setOffered(null);
  };

  const onFocus = ({ target }: FocusEvent) => setPart((shown) => partOfField(fieldNameOf(target)) ?? shown);

  useEffect(() => {
    const subscription = form.watch((values, { name }) => {
      if (name === "tripType") onTripType(values.tripType ?? "");
      onTyped(form.getValues());
      changed();
    });
    return () => subscription.unsubscribe();
  }, [form, onTripType, onTyped, changed]);

  const ask = async () => {
    setBusy(true);
    if ((await form.trigger()) && (await flush())) setAsking(true);
    setBusy(false);
  };
  const confirm = async (then?: () => void) => {
    setBusy(true);
    const done = await onConfirm();
    if (done) setAsking(false);
    setBusy(false);
    if (done) then?.();
  };

  const calculator = (
    <Card component="section" aria-labelledby="calculo" sx={{ overflow: "visible" }} onFocus={onFocus}>
      <Stack
        direction="row"
        sx={{ px: { xs: 4, md: 6 }, pt: 4, pb: 2, gap: 3, alignItems: "center", flexWrap: "wrap" }}
      >
        <Typography id="calculo" variant="h5" component="h2">
          {optionName === null ? "Cálculo" : `Cálculo de «${optionName}»`}
        </Typography>
        <StatusChip label={calculationLabels.temporal} tone={calculationTones.temporal} />
        <Typography variant="body2" color="textSecondary">
          {payersText(persons, infants)}
        </Typography>
      </Stack>
      {pricesOf !== null && (
        <Alert severity="warning" sx={{ mx: { xs: 4, md: 6 }, my: 2 }}>
          {pricesToCheck(pricesOf)}
        </Alert>
      )}
      {of.written && (
        <Alert severity="info" sx={{ mx: { xs: 4, md: 6 }, my: 2 }}>
          {writtenPriceText(of.written.precioTotal)}
        </Alert>
      )}
      {offered && (
        <DeviceDraftNotice
          at={offered.draft.at}
          savedAt={offered.savedAt}
          onTake={takeUnsaved}
          onDrop={() => {
            offered.drop();
            setOffered(null);
          }}
        />
      )}
      <CalculatorFactsContext value={facts}>
        <CalculatorTabs
          control={form.control}
          figures={figures}
          present={present}
          onOpen={setPart}
          preview={
            !beside && (
              <Box sx={inTab}>
                <ClientPreview of={of} calculated={calculated} part={part} height="min(720px, 72dvh)" />
              </Box>
            )
          }
        />
      </CalculatorFactsContext>
      <CalculatorBar
        perPerson={written?.precioPorPersona ?? precioPorPersona}
        total={written?.precioTotal ?? precioTotal}
        margin={beside || written ? null : marginOf(figures)}
        reason={precioTotal > 0 ? null : withoutCosts(written !== null)}
        saved={state}
        accent={accent}
        busy={busy && !asking}
        onRetry={() => void flush()}
        onConfirm={() => void ask()}
      />
      <ConfirmCalculationDialog
        open={asking}
        totals={figures}
        client={client}
        optionName={optionName}
        pricesOf={pricesOf}
        busy={busy}
        onConfirm={() => void confirm()}
        onSend={onSend && (() => void confirm(onSend))}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
  return (
    <Box
      sx={{
        display: "grid",
        alignItems: "start",
        gap: 5,
        ...(beside ? sideBySide : { gridTemplateColumns: "minmax(0, 1fr)" }),
        "@media print": { display: "block" },
      }}
    >
      {calculator}
      {beside && (
        <Box sx={standing}>
          <ClientPreview of={of} calculated={calculated} part={part} height={FRAME} />
        </Box>
      )}
    </Box>
  );
}
