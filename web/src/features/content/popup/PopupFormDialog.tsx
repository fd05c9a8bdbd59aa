import Box from "@mui/material/Box";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PictureField } from "../PictureField.tsx";
import type { PopupForm } from "./popup.form.ts";
import type { Wrong } from "../../../app/saving/useSaving.ts";

interface PopupFormDialogProps {
  readonly initial: PopupForm;
  /** Whether the popup is there already: then a change is asked about. */
  readonly existing: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with which field, or null when it was saved. */
  readonly onSave: (form: PopupForm) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const pair = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

/** Writes a popup, new or again. */
export function PopupFormDialog({ initial, existing, busy, failure, onSave, onClose }: PopupFormDialogProps) {
  const { control, handleSubmit, setError } = useForm<PopupForm>({ defaultValues: initial });
  const { field: picture, fieldState } = useController({ control, name: "picture" });
  const [asking, ask] = useState<PopupForm | null>(null);
  const save = async (form: PopupForm) => {
    const wrong = await onSave(form);
    ask(null);
    for (const { field, message } of wrong ?? []) {
      const name = field === "image" ? "picture" : field;
      if (name in form) setError(name as keyof PopupForm, { message });
    }
  };
  const submit = handleSubmit((form) => (existing ? ask(form) : save(form)));
  return (
    <>
      <FormDialog
        open
        title={existing ? "Editar popup" : "Nuevo popup"}
        submit={existing ? "Actualizar popup" : "Crear popup"}
        busy={busy}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          control={control}
          name="title"
          label="Título"
          hint="Si lo dejas vacío dirá «Novedades»"
          maxLength={120}
        />
        <TextField
          control={control}
          name="content"
          label="Contenido"
          required
          multiline
          maxLength={2000}
          rules={{ required: "El contenido es obligatorio" }}
        />
        <Box sx={pair}>
          <TextField control={control} name="boton" label="Texto del botón" maxLength={40} />
          <TextField
            control={control}
            name="link"
            label="Enlace del botón"
            hint="Por ejemplo /allpacks o https://…"
          />
        </Box>
        <PictureField
          label="Elegir imagen"
          value={picture.value}
          error={fieldState.error?.message}
          optional
          onChange={(value) => picture.onChange(value)}
        />
        <Box sx={pair}>
          <DayField control={control} name="startsOn" label="Primer día" hint="Vacío: desde ya" />
          <DayField
            control={control}
            name="endsOn"
            label="Último día"
            hint="Vacío: hasta que lo desactives"
          />
        </Box>
        <CheckField control={control} name="isActive" label="Activo: los demás popups se desactivan" />
      </FormDialog>
      <ConfirmDialog
        open={asking !== null}
        title="Actualizar popup"
        confirm="Actualizar popup"
        busy={busy}
        onConfirm={() => void (asking && save(asking))}
        onClose={() => ask(null)}
      >
        {asking?.isActive
          ? "Los visitantes verán los cambios de inmediato, dentro de los días que elegiste. Los demás popups quedan inactivos."
          : "Se guardan los cambios y los visitantes no verán este popup mientras esté inactivo."}
      </ConfirmDialog>
    </>
  );
}
