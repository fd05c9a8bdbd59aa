import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop, isPercent } from "@travesia/api/cop";
import type { RoleNumber } from "@travesia/api/permissions";
import { finalPrice, type Margin, marginOf } from "@travesia/api/quotes/calculation/calculation.rules";
import { payingPersons } from "@travesia/api/quotes/quote/quote.rules";
import { mayApproveDiscount } from "@travesia/api/quotes/quote/seller/quote-authority.rules";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { OpenAct } from "../../../../base/acts/record-acts.tsx";
import { useUser } from "../../../../base/session/useSession.ts";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { UpdateQuoteInput } from "../../../../graphql/schema.generated.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amountOrZero, fieldsOf, textOrNull } from "../../../../ui/form/fields.ts";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { formatPercent } from "../../../../ui/percent.ts";
import { CalculationTotals } from "../../calculation/CalculationTotals.tsx";
import { discountNotices, quoteToasts as toasts } from "../quote.texts.ts";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

const WRONG = "El descuento debe estar entre 0 y 100 %, con dos decimales";
const isDiscount = (percent: number): boolean => isPercent(percent) && percent <= 100;

interface Discounted {
  readonly descuentoPorcentaje: number | null;
  readonly descuentoMotivo: string | null;
}

/** Returns the form fields of a discount; a discount that another person must approve requires a reason. */
const discountFields = (agrees: (percent: number) => boolean) =>
  fieldsOf<Discounted>()({
    descuentoPorcentaje: amountOrZero({
      wrong: (percent) => (isDiscount(percent ?? 0) ? null : WRONG),
    }),
    descuentoMotivo: textOrNull<{ readonly descuentoPorcentaje: number | null }>({
      wrong: (reason, { descuentoPorcentaje: percent }) =>
        !reason.trim() && percent && !agrees(percent) ? "Escribe el motivo para quien lo aprueba" : null,
    }),
  });

const spokenMargin = ({ amount, percent }: Margin): string =>
  formatCop(amount) + (percent === null ? "" : ` (${formatPercent(percent)})`);

/** Shows the margin before and after a discount, or the loss if the price falls below the cost. */
function MarginLine({ before, after }: { readonly before: Margin; readonly after: Margin }) {
  const loses = after.amount < 0;
  return (
    <Typography
      role="status"
      variant="body2"
      sx={loses ? { color: "error.main", fontWeight: 650 } : { color: "text.secondary" }}
    >
      {loses ? `Pierdes ${formatCop(-after.amount)}` : `Margen: ${spokenMargin(after)}`}. Sin descuento:{" "}
      {spokenMargin(before)}.
    </Typography>
  );
}

/** Shows the effect of a discount (percent) on the confirmed price, and on the profit. */
function Figures({ quote, percent }: { readonly quote: QuoteRecordFragment; readonly percent: number }) {
  const { calculation } = quote;
  if (!calculation) return null;
  const priced = (discount: number) => ({
    ...calculation,
    ...finalPrice(calculation, discount, payingPersons(calculation)),
  });
  const totals = priced(percent);
  return (
    <Stack sx={{ gap: 2 }}>
      <MarginLine before={marginOf(priced(0))} after={marginOf(totals)} />
      <CalculationTotals totals={totals} discountPercent={percent} />
    </Stack>
  );
}

/** Returns the sentence that one percentage applies to all options of a quote; empty for a single option. */
const ofAll = ({ options }: QuoteRecordFragment): string => {
  const count = options?.length ?? 0;
  return count > 1 ? ` El mismo porcentaje vale para las ${count} opciones.` : "";
};

/**
 * Edits the discount on the calculated price; shows the resulting price, and who must approve the discount.
 */
export function DiscountDialog({
  record: quote,
  frame,
  send,
}: OpenAct<QuoteRecordFragment, { readonly input: UpdateQuoteInput }>) {
  const viewer = useUser();
  const agrees = (percent: number) =>
    mayApproveDiscount(viewer.role as RoleNumber, quote.isMine ?? false, percent);
  const [fields] = useState(() => discountFields(agrees));
  const { control, submit } = useFields(fields, {
    record: {
      descuentoPorcentaje: quote.descuentoPorcentaje ?? null,
      descuentoMotivo: quote.descuentoMotivo ?? null,
    },
    save: ({ input }) => {
      const approved = input.descuentoPorcentaje === 0 || agrees(input.descuentoPorcentaje);
      const given = { input: { ...input, version: quote.version } };
      return send(given, approved ? toasts.discounted : toasts.discountAsked);
    },
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
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <TextField
        control={control}
        name="descuentoPorcentaje"
        label="Descuento (%)"
        type="number"
        rules={fields.rules.descuentoPorcentaje}
        hint={percent === 0 ? undefined : discountNotices[agrees(percent) ? "approved" : "asked"]}
      />
      {percent > 0 && !agrees(percent) && (
        <TextField
          control={control}
          name="descuentoMotivo"
          label="Motivo para quien lo aprueba"
          required
          multiline
          maxLength={500}
          rules={fields.rules.descuentoMotivo}
        />
      )}
      <Figures quote={quote} percent={percent} />
      {quote.descuentoPorcentaje ? (
        <Button
          type="button"
          color="inherit"
          disabled={frame.busy}
          onClick={() =>
            void send({ input: { descuentoPorcentaje: 0, version: quote.version } }, toasts.undiscounted)
          }
          sx={{ alignSelf: "start" }}
        >
          Quitar descuento
        </Button>
      ) : null}
    </FormDialog>
  );
}

/** Asks for confirmation before a discount is approved, showing the percentage and the price. */
export function ApproveDiscountDialog({
  record: quote,
  frame,
  send,
}: OpenAct<QuoteRecordFragment, { readonly descuentoPorcentaje: number }>) {
  const percent = quote.descuentoPorcentaje ?? 0;
  return (
    <ConfirmDialog
      open
      title="Aprobar descuento"
      confirm="Aprobar descuento"
      {...frame}
      onConfirm={() => void send({ descuentoPorcentaje: percent })}
    >
      {ofAll(quote)} Vas a aprobar un descuento del <strong>{formatPercent(percent)}</strong> en la cotización{" "}
      {quote.quoteNumber} de {quote.nombreCliente}: queda en{" "}
      <strong>{formatCop(quote.precioTotal ?? 0)}</strong> y se podrá enviar.
      {quote.descuentoMotivo && (
        <Typography sx={{ mt: 3, whiteSpace: "pre-line" }}>
          <strong>Motivo:</strong> {quote.descuentoMotivo}
        </Typography>
      )}
      <Box sx={{ mt: 4 }}>
        <Figures quote={quote} percent={percent} />
      </Box>
    </ConfirmDialog>
  );
}
