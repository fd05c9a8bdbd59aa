import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { ofPayable } from "@travesia/api/payments/payable/payable.rules";
import type { ComponentType } from "react";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { AccountFields } from "./AccountFields.tsx";
import { AccountWatch } from "./AccountWatch.tsx";
import { ShownAccount } from "./ShownAccount.tsx";
import { accountFields, dueFields, payRefundFields } from "./refund.form.ts";
import { refundMeans, refundTexts as texts } from "./refund.texts.ts";
import type { RefundRowFragment } from "./refunds.generated.ts";
import type { RefundActions, StaffRefundAct } from "./useRefundActions.ts";

interface DialogProps {
  readonly refund: RefundRowFragment;
  readonly actions: RefundActions;
}

const meansOptions = Object.entries(refundMeans).map(([value, label]) => ({ value, label }));

/** Shows the dialog of the act that is open, if one is. */
export function RefundDialogs({ actions }: { readonly actions: RefundActions }) {
  const { open } = actions;
  if (!open) return null;
  const Dialog = dialogs[open.act];
  return <Dialog refund={open.refund} actions={actions} />;
}

const AskAccountDialog = ({ refund, actions }: DialogProps) => (
  <ConfirmDialog
    open
    title={texts.askAccount}
    confirm="Enviar correo"
    busy={actions.busy}
    onConfirm={() => void actions.askAccount()}
    onClose={actions.close}
  >
    {actions.failure && <FormFailure failure={actions.failure} />}
    El cliente recibe un correo que le pide la cuenta para devolverle {formatCop(refund.monto)}, con un botón
    a su página.
  </ConfirmDialog>
);

const AnnulDialog = ({ refund, actions }: DialogProps) => (
  <ReasonDialog
    title={texts.annul}
    lead={
      <>
        La devolución de {formatCop(refund.monto)} {ofPayable(refund.paidFor)} dejará de deberse. Luego puedes
        decidir otro valor.
      </>
    }
    label="Motivo"
    submit="Anular"
    onSubmit={actions.annul}
    busy={actions.busy}
    failure={actions.failure}
    onClose={actions.close}
  />
);

function PayDialog({ refund, actions }: DialogProps) {
  const today = todayOf(new Date());
  const fields = payRefundFields(today);
  const share = useUploadShare();
  const { busy, failure, close } = actions;
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ values, input }) => values.comprobante && (await actions.pay(input, values.comprobante)),
  });
  return (
    <FormDialog
      open
      title={texts.pay}
      lead={
        <>
          Registra que devolviste <strong>{formatCop(refund.monto)}</strong> {ofPayable(refund.paidFor)} a{" "}
          <strong>{refund.accountMasked}</strong>. No se puede deshacer; el cliente recibe el comprobante.
        </>
      }
      submit={`Pagar ${formatCop(refund.monto)}`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <ShownAccount refund={refund} actions={actions} />
      <AccountWatch refund={refund} viewerId={actions.viewerId} />
      <DayField
        control={control}
        name="paidOn"
        label="Día en que salió el dinero"
        required
        booked
        max={today}
        rules={fields.rules.paidOn}
      />
      <SelectField control={control} name="means" label="Medio" options={meansOptions} />
      <TextField control={control} name="reference" label="Referencia" maxLength={120} />
      <FileField
        control={control}
        name="comprobante"
        label="Comprobante"
        progress={busy ? share : null}
        rules={fields.rules.comprobante}
      />
    </FormDialog>
  );
}

function AccountDialog({ refund, actions }: DialogProps) {
  const { busy, failure, close } = actions;
  const { control, submit } = useFields(accountFields, {
    record: null,
    save: ({ input }) => actions.setAccount(input),
  });
  return (
    <FormDialog
      open
      title={refund.hasAccount ? texts.changeAccount : texts.setAccount}
      lead="Confírmala con el cliente por un canal conocido. Quien la escribe no paga la devolución."
      submit="Guardar cuenta"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <AccountFields control={control as never} />
    </FormDialog>
  );
}

function DueDialog({ refund, actions }: DialogProps) {
  const fields = dueFields(refund.dueOn);
  const { busy, failure, close } = actions;
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ input }) => actions.changeDue(input),
  });
  return (
    <FormDialog
      open
      title={texts.changeDue}
      submit="Cambiar fecha"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <DayField
        control={control}
        name="dueOn"
        label="Nueva fecha límite"
        required
        min={todayOf(new Date())}
        rules={fields.rules.dueOn}
      />
      <TextField
        control={control}
        name="motivo"
        label="Motivo"
        required
        multiline
        maxLength={2000}
        rules={fields.rules.motivo}
      />
    </FormDialog>
  );
}

/** The dialog of each act. */
const dialogs: Record<StaffRefundAct, ComponentType<DialogProps>> = {
  pay: PayDialog,
  setAccount: AccountDialog,
  askAccount: AskAccountDialog,
  changeDue: DueDialog,
  annul: AnnulDialog,
};
