import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { shownFailure } from "../../../base/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { bankFields } from "./profile.form.ts";
import { useBankDetailQuery, useBankUpdateMutation } from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

const grid = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, pt: 4 } as const;

/** Shows the bank account to which a person's commissions are paid. */
export function BankTab({ userId }: { readonly userId: number }) {
  const texts = profileTexts.bank;
  const {
    data,
    error: unread,
    refetch,
  } = useBankDetailQuery({ variables: { userId }, fetchPolicy: "network-only" });
  const { busy, failure, fresh, renew, perform } = useSaving();
  const [update] = useBankUpdateMutation();
  const { control, submit, formState } = useFields(bankFields, {
    record: data?.bankingData ?? null,
    // Loaded data arrive after the page.
    fresh: data ? fresh + 1 : 0,
    save: async ({ input }) => {
      const wrong = await perform(() => update({ variables: { userId, input } }), texts.done);
      if (wrong) return wrong;
      // The typed values are the stored ones now: when they cannot be read again, they stay.
      if (await refetch().catch(() => null)) renew();
      return null;
    },
  });
  const sent = usePageForm(formState, submit, failure);
  if (unread && !data) return <ErrorState {...shownFailure(unread, refetch)} />;
  return (
    <Section title={texts.title}>
      <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
        <Typography color="textSecondary">{texts.lead}</Typography>
        <FormFailure failure={failure} waits={sent.waits} sx={{ mt: 3 }} />
        <Box sx={grid}>
          <TextField control={control} name="banco" label={texts.bank} maxLength={100} disabled={!data} />
          <SelectField
            control={control}
            name="tipoCuenta"
            label={texts.kind}
            options={texts.kinds}
            disabled={!data}
          />
          <TextField
            control={control}
            name="numeroCuenta"
            label={texts.number}
            maxLength={30}
            disabled={!data}
          />
          <TextField
            control={control}
            name="nombreTitular"
            label={texts.holder}
            maxLength={100}
            disabled={!data}
          />
          <TextField
            control={control}
            name="documentoTitular"
            label={texts.holderDocument}
            maxLength={20}
            disabled={!data}
          />
          <TextField control={control} name="telefono" label={texts.phone} maxLength={30} disabled={!data} />
        </Box>
        <Box sx={{ mt: 4 }}>
          <TextField
            control={control}
            name="observaciones"
            label={texts.notes}
            maxLength={500}
            multiline
            disabled={!data}
          />
        </Box>
        <ActButton type="submit" variant="contained" loading={busy} disabled={!data} sx={{ mt: 5 }}>
          {texts.submit}
        </ActButton>
      </form>
    </Section>
  );
}
