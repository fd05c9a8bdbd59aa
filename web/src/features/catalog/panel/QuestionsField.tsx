import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { partLimits } from "@travesia/api/catalog/package-parts.rules";
import { type Control, useFieldArray } from "react-hook-form";
import { AddIcon } from "../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { PackageForm } from "./package.form.ts";
import { PlaceButtons } from "./PlaceButtons.tsx";

/** Shows the frequent questions about a package with their answers; each can be moved. */
export function QuestionsField({ control }: { readonly control: Control<PackageForm> }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "preguntas" });
  return (
    <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
      {fields.map(({ id }, n) => (
        <Stack key={id} direction="row" sx={{ gap: 2, width: "100%", alignItems: "flex-start" }}>
          <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 3 }}>
            <TextField
              control={control}
              name={`preguntas.${n}.pregunta`}
              label={`Pregunta ${n + 1}`}
              required
              maxLength={partLimits.question}
            />
            <TextField
              control={control}
              name={`preguntas.${n}.respuesta`}
              label="Respuesta"
              required
              multiline
              maxLength={partLimits.answer}
            />
          </Box>
          <PlaceButtons
            what={`la pregunta ${n + 1}`}
            place={n}
            count={fields.length}
            onMove={(by) => move(n, n + by)}
            onRemove={() => remove(n)}
          />
        </Stack>
      ))}
      <ActButton
        startIcon={<AddIcon />}
        reason={
          fields.length < partLimits.questions
            ? null
            : `Un paquete tiene ${partLimits.questions} preguntas como máximo`
        }
        onClick={() => append({ pregunta: "", respuesta: "" })}
      >
        Agregar pregunta
      </ActButton>
    </Stack>
  );
}
