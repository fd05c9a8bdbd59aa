import { longestDay, longestDayTitle } from "@travesia/api/providers/library/day-text.rules";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { inputOver, useFields } from "../../../base/saving/useFields.ts";
import type { UpdateLibraryDayTextInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { dayTextFields } from "./day-text.form.ts";
import type { ListedDayTextFragment } from "./day-texts.generated.ts";
import { dayTextName } from "./day-texts.texts.ts";

type Editing = OpenAct<ListedDayTextFragment, { readonly input: UpdateLibraryDayTextInput }>;

/** Edits the title and the text of a day in the library. */
export function DayTextFormDialog({ record, frame, fresh, send }: Editing) {
  const { control, submit } = useFields(dayTextFields, {
    record,
    fresh,
    save: ({ changed }, { version }) =>
      send((over) => ({ input: inputOver({ input: changed, changed }, version, over) })),
  });
  return (
    <FormDialog
      open
      title="Editar texto del día"
      lead={dayTextName(record)}
      submit="Guardar texto"
      {...frame}
      onSubmit={submit}
    >
      <TextField
        control={control}
        name="titulo"
        label="Título"
        hint="Vacío: queda el que se propone"
        maxLength={longestDayTitle}
        rules={dayTextFields.rules.titulo}
      />
      <TextField
        control={control}
        name="texto"
        label="Qué pasa ese día"
        required
        multiline
        maxLength={longestDay}
        rules={dayTextFields.rules.texto}
      />
    </FormDialog>
  );
}
