import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useController } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormPreview } from "../../../ui/form/FormPreview.tsx";
import { LinkField } from "../LinkField.tsx";
import { PictureField } from "../PictureField.tsx";
import type { KeptPopupFragment } from "../content.generated.ts";
import { PopupPreview } from "./PopupPreview.tsx";
import { popupFields } from "./popup.form.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { type FilledOf, type SaveOf, useFields } from "../../../base/saving/useFields.ts";

interface PopupFormDialogProps {
  /** Popup being edited; null for a new popup. */
  readonly record: KeptPopupFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof popupFields>;
  readonly onClose: () => void;
}

/** A change that waits for confirmation, and the function that receives the answer. */
interface Asking {
  readonly filled: FilledOf<typeof popupFields>;
  /** Record with which the form was opened. */
  readonly opened: KeptPopupFragment;
  readonly answer: (wrong: Wrong | null) => void;
}

const pair = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

/** Creates or edits a popup. */
export function PopupFormDialog({ record, busy, failure, onSave, onClose }: PopupFormDialogProps) {
  const [asking, ask] = useState<Asking | null>(null);
  const { control, submit } = useFields(popupFields, {
    record,
    save: (filled, opened) =>
      opened ? new Promise((answer) => ask({ filled, opened, answer })) : onSave(filled, opened),
  });
  const { field: picture, fieldState } = useController({ control, name: "picture" });
  const save = async () => {
    if (!asking) return;
    asking.answer(await onSave(asking.filled, asking.opened));
    ask(null);
  };
  const giveUp = () => {
    asking?.answer([]);
    ask(null);
  };
  return (
    <>
      <FormDialog
        open
        maxWidth="md"
        title={record ? "Editar popup" : "Nuevo popup"}
        submit={record ? "Actualizar popup" : "Crear popup"}
        busy={busy}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <FormPreview from="md" width={320} preview={<PopupPreview control={control} />}>
          <Stack sx={{ gap: 4 }}>
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
              rules={popupFields.rules.content}
            />
            <TextField control={control} name="boton" label="Texto del botón" maxLength={40} />
            <LinkField control={control} label="A dónde lleva el botón" />
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
          </Stack>
        </FormPreview>
      </FormDialog>
      <ConfirmDialog
        open={asking !== null}
        title="Actualizar popup"
        confirm="Actualizar popup"
        busy={busy}
        onConfirm={() => void save()}
        onClose={giveUp}
      >
        {asking?.filled.values.isActive
          ? "Los visitantes verán los cambios de inmediato, dentro de los días que elegiste. Los demás popups quedan inactivos."
          : "Se guardan los cambios y los visitantes no verán este popup mientras esté inactivo."}
      </ConfirmDialog>
    </>
  );
}
