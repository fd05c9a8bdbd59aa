import Box from "@mui/material/Box";
import { formatCop, isPercent } from "@travesia/api/cop";
import type { RoleNumber } from "@travesia/api/permissions";
import { finalPrice } from "@travesia/api/quotes/calculation/calculation.rules";
import { payingPersons } from "@travesia/api/quotes/quote/quote.rules";
import { mayApproveDiscount } from "@travesia/api/quotes/quote/seller/quote-authority.rules";
import { useWatch } from "react-hook-form";
import { useUser } from "../../../../app/session/useSession.ts";
import { useFields } from "../../../../app/saving/useFields.ts";
import type { Wrong } from "../../../../app/saving/useSaving.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amountOrZero, fieldsOf } from "../../../../ui/form/fields.ts";
import { FormFailure } from "../../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { formatPercent } from "../../../../ui/percent.ts";
import { CalculationTotals } from "../../calculation/CalculationTotals.tsx";
import { discountNotices } from "../quote.texts.ts";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

const WRONG = "El descuento debe estar entre 0 y 100 %, con dos decimales";
const isDiscount = (percent: number): boolean => isPercent(percent) && percent <= 100;

const discountFields = fieldsOf<{ readonly descuentoPorcentaje: number | null }>()({
  descuentoPorcentaje: amountOrZero({
    wrong: (percent) => (isDiscount(percent ?? 0) ? null : WRONG),
  }),
});

interface DialogProps {
  readonly quote: QuoteRecordFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** What a discount (percent) makes of the confirmed price. */
function Figures({ quote, percent }: { readonly quote: QuoteRecordFragment; readonly percent: number }) {
  const { calculation } = quote;
  if (!calculation) return null;
  return (
    <CalculationTotals
      totals={{ ...calculation, ...finalPrice(calculation, percent, payingPersons(calculation)) }}
      discountPercent={percent}
    />
  );
}

/** That one percentage holds for every option of a quote. */
const ofAll = ({ options }: QuoteRecordFragment): string => {
  const count = options?.length ?? 0;
  return count > 1 ? ` El mismo porcentaje vale para las ${count} opciones.` : "";
};

/** A discount on the calculated price: what it leaves to pay, and who has to agree to it. */
export function DiscountDialog({
  quote,
  busy,
  failure,
  onSubmit,
  onClose,
}: DialogProps & {
  readonly onSubmit: (percent: number, version: number, approved: boolean) => Promise<Wrong | null>;
}) {
  const viewer = useUser();
  const agrees = (percent: number) =>
    mayApproveDiscount(viewer.role as RoleNumber, quote.isMine ?? false, percent);
  const { control, submit } = useFields(discountFields, {
    record: quote,
    save: ({ input }) =>
      onSubmit(input.descuentoPorcentaje, quote.version, agrees(input.descuentoPorcentaje)),
  });
  const typed = useWatch({ control, name: "descuentoPorcentaje" }) ?? 0;
  const percent = isDiscount(typed) ? typed : 0;
  return (
    <FormDialog
      open
      title="Dar un descuento"
      lead={
        `Se descuenta del precio calculado de ${quote.quoteNumber}, de ${quote.nombreCliente}.` + ofAll(quote)
      }
      submit="Guardar descuento"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="descuentoPorcentaje"
        label="Descuento (%)"
        type="number"
        rules={discountFields.rules.descuentoPorcentaje}
        hint={percent === 0 ? undefined : discountNotices[agrees(percent) ? "approved" : "asked"]}
      />
      <Figures quote={quote} percent={percent} />
    </FormDialog>
  );
}

/** Asks before a discount is agreed to, with the percentage and the price that are agreed to. */
export function ApproveDiscountDialog({
  quote,
  busy,
  failure,
  onConfirm,
  onClose,
}: DialogProps & { readonly onConfirm: () => void }) {
  const percent = quote.descuentoPorcentaje ?? 0;
  return (
    <ConfirmDialog
      open
      title="Aprobar descuento"
      confirm="Aprobar descuento"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormFailure failure={failure} />
      {ofAll(quote)} Vas a aprobar un descuento del <strong>{formatPercent(percent)}</strong> en la cotización{" "}
      {quote.quoteNumber} de {quote.nombreCliente}: queda en{" "}
      <strong>{formatCop(quote.precioTotal ?? 0)}</strong> y se podrá enviar.
      <Box sx={{ mt: 4 }}>
        <Figures quote={quote} percent={percent} />
      </Box>
    </ConfirmDialog>
  );
}
