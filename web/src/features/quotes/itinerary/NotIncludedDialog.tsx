import {
  longestNotIncluded,
  mostNotIncluded,
} from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { Itinerary } from "./itinerary.acts.tsx";
import { notIncludedFields } from "./itinerary.form.ts";
import { itineraryTexts } from "./itinerary.texts.ts";

type NotIncludedDialogProps = OpenAct<Pick<Itinerary, "notIncluded">, { readonly noIncluye: string[] }>;

/** Edits the list of services that are not included in the price. */
export function NotIncludedDialog({ record, frame, send }: NotIncludedDialogProps) {
  const [opened] = useState({ noIncluye: record.notIncluded });
  const form = useFields(notIncludedFields, { record: opened, save: ({ input }) => send(input) });
  return (
    <FormDialog
      open
      title="Lo que no incluye"
      lead={itineraryTexts.notIncludedLead}
      submit="Guardar lista"
      {...frame}
      onSubmit={form.submit}
    >
      <TextField
        control={form.control}
        name="noIncluye"
        label="Una línea por cada cosa"
        multiline
        maxLength={mostNotIncluded * longestNotIncluded}
        rules={notIncludedFields.rules.noIncluye}
      />
    </FormDialog>
  );
}
