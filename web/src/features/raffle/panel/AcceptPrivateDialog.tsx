import Alert from "@mui/material/Alert";
import { today } from "@travesia/api/colombia/days";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { AcceptPrivateRaffleInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

type Opened = OpenAct<RaffleLineFragment, { readonly input: AcceptPrivateRaffleInput }>;

const acceptFields = fieldsOf<Record<never, never>>()({
  name: trimmed({ required: "Escribe tu nombre", wrong: unprintedProblem }),
  day: text({ required: "Escribe la fecha" }),
});

/**
 * Shows the form in which the owner confirms, with name and date, that a raffle is a private promotion
 * without authorisation.
 */
export function AcceptPrivateDialog({ record: raffle, frame, send }: Opened) {
  const { control, submit } = useFields(acceptFields, {
    record: null,
    begun: { name: "", day: today(new Date()) },
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      title={`Aceptar «${raffle.title}» como promoción privada`}
      submit="Aceptar con mi nombre"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <Alert severity="warning">
        Una rifa abierta al público necesita autorización (Decreto 1486 de 2024). Si la aceptas como promoción
        privada, tu nombre y la fecha quedan registrados.
      </Alert>
      <TextField
        control={control}
        name="name"
        label="Tu nombre completo"
        required
        maxLength={120}
        rules={acceptFields.rules.name}
      />
      <DayField control={control} name="day" label="Fecha" required rules={acceptFields.rules.day} />
    </FormDialog>
  );
}
