import Alert from "@mui/material/Alert";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { DrawRaffleInput } from "../../../graphql/schema.generated.ts";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

type Opened = OpenAct<RaffleLineFragment, { readonly input: DrawRaffleInput }>;

const drawFields = fieldsOf<Record<never, never>>()({
  winningNumber: trimmed({
    wrong: (digits) =>
      /^\d{3}$/.test(digits.trim()) ? null : "El número ganador tiene tres cifras, de 000 a 999",
  }),
  source: trimmed(),
});

/** Takes the result of a raffle: the winning number and its source. */
export function DrawRaffleDialog({ record: raffle, frame, send }: Opened) {
  const { control, submit } = useFields(drawFields, { record: null, save: ({ input }) => send({ input }) });
  return (
    <FormDialog
      open
      title={`Registrar el resultado de «${raffle.title}»`}
      submit="Guardar resultado"
      onSubmit={submit}
      {...frame}
    >
      <Alert severity="warning">
        El resultado es definitivo y se publica de inmediato. Gana quien tenga pagado el número; hay{" "}
        {raffle.paidCount.toLocaleString("es-CO")} pagados.
      </Alert>
      <TextField
        control={control}
        name="winningNumber"
        label="Número ganador"
        required
        maxLength={3}
        rules={drawFields.rules.winningNumber}
      />
      <TextField
        control={control}
        name="source"
        label="De dónde sale"
        required
        maxLength={200}
        hint="Por ejemplo: Lotería de Bogotá, sorteo 2813, tres últimas cifras"
      />
    </FormDialog>
  );
}
