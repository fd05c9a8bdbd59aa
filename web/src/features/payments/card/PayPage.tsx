import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AgencyContact } from "../../../base/AgencyContact.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { BillCard } from "./BillCard.tsx";
import { cardTexts as texts } from "./card.texts.ts";
import type { BilledOnlineFragment } from "./card.generated.ts";
import { type PayForm, payForm, payProblems } from "./pay.form.ts";
import { PaymentMark } from "./PaymentMark.tsx";
import { PayFields } from "./PayFields.tsx";
import type { PayOutcome } from "./usePayOnline.ts";

interface PayPageProps {
  readonly bill: BilledOnlineFragment;
  /** Notice above the bill. */
  readonly notice?: ReactNode;
  /** Link to the next page, when nothing can be paid. */
  readonly onward?: ReactNode;
  /** Minimum amount that can be paid online, in COP. */
  readonly least: number;
  readonly begun: Partial<PayForm>;
  readonly documents: { readonly terms: string; readonly personalData: string };
  readonly today: string;
  readonly busy: boolean;
  /** True when the answer to the payment was lost and its result is being queried. */
  readonly lost: boolean;
  /** Performs the payment and returns the outcome; an error is shown beside its field. */
  readonly onPay: (form: PayForm) => Promise<PayOutcome>;
}

/** Shows the bill and the payment methods on one page, designed for one-handed use on a phone. */
export function PayPage({
  bill,
  notice,
  onward,
  least,
  begun,
  documents,
  today,
  busy,
  lost,
  onPay,
}: PayPageProps) {
  usePageTitle(texts.title);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm<PayForm>({ defaultValues: payForm(begun) });
  const knownEmail = bill.pagador?.correo ?? null;
  const monto = useWatch({ control, name: "monto" });
  const submit = handleSubmit(async (form) => {
    if (busy) return;
    setFailure(null);
    const problems = payProblems(form, { least, most: bill.porPagar, knownEmail }, today);
    for (const [place, [name, message]] of problems.entries())
      setError(name, { message }, { shouldFocus: place === 0 });
    if (problems.length > 0) return;
    const outcome = await onPay(form);
    if ("sent" in outcome) return;
    for (const [place, [name, message]] of outcome.wrong.entries())
      setError(name, { message }, { shouldFocus: place === 0 });
    setFailure(outcome.text);
  });
  return (
    <Box component="form" noValidate onSubmit={sends(submit)} sx={{ maxWidth: 920, mx: "auto" }}>
      <Typography variant="h3" component="h1" sx={{ mb: 5 }}>
        {texts.title}
      </Typography>
      {notice}
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "1fr", md: "2fr 3fr" },
          alignItems: "start",
        }}
      >
        <Stack sx={{ gap: 4, alignItems: "stretch" }}>
          <BillCard bill={bill} />
          <AgencyContact greeting={texts.greeting} />
        </Stack>
        {bill.motivo ? (
          <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
            <Alert severity="info" sx={{ width: 1 }}>
              {bill.motivo}
            </Alert>
            {onward}
          </Stack>
        ) : (
          <Card sx={{ p: { xs: 4, md: 6 } }}>
            <Stack sx={{ gap: 4 }}>
              <PayFields
                control={control}
                most={bill.porPagar}
                knownEmail={knownEmail}
                documents={documents}
                disabled={busy}
              />
              {lost && <Alert severity="warning">{texts.lost}</Alert>}
              <FormFailure failure={failure} />
              <Button
                type="submit"
                size="large"
                variant="contained"
                color="secondary"
                loading={busy}
                loadingPosition="start"
              >
                {busy ? texts.processing : monto ? `Pagar ${formatCop(monto)}` : "Pagar"}
              </Button>
              <Stack direction="row" sx={{ gap: 2, alignItems: "center", justifyContent: "center" }}>
                <Typography variant="body2" color="textSecondary">
                  {texts.processedBy}
                </Typography>
                <PaymentMark mark="wompi" />
              </Stack>
            </Stack>
          </Card>
        )}
      </Box>
    </Box>
  );
}
