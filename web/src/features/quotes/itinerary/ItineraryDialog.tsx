import { maxDays } from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { useEffect, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DeviceDraftNotice } from "../calculation/DeviceDraftNotice.tsx";
import type { DraftPlace } from "../calculation/device-drafts.ts";
import { itineraryDrafts } from "./itinerary.device.ts";
import { itineraryFields, type StoredDay, swapped, withAnotherDay } from "./itinerary.form.ts";
import { itineraryTexts } from "./itinerary.texts.ts";
import { ItineraryDayRow } from "./ItineraryDayRow.tsx";
import { AddIcon } from "../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface ItineraryDialogProps {
  readonly days: readonly StoredDay[];
  readonly departure: string;
  /** Storage key of the draft of these days on this device. */
  readonly place: DraftPlace;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof itineraryFields>;
  readonly onClose: () => void;
}

/** Edits the days of a trip; the entered text is stored on this device until it is saved. */
export function ItineraryDialog({ days, departure, place, onSave, ...dialog }: ItineraryDialogProps) {
  const [record] = useState({ itinerario: days });
  const [unsaved, setUnsaved] = useState(() => unsavedOf(place, record));
  const save: typeof onSave = async (filled, opened) => {
    const wrong = await onSave(filled, opened);
    if (!wrong) itineraryDrafts.drop(place);
    return wrong;
  };
  const form = useFields(itineraryFields, { record, save });
  const { control, watch } = form;
  const { fields, replace, remove } = useFieldArray({ control, name: "itinerario" });
  const typed = useWatch({ control, name: "itinerario" });
  useEffect(() => {
    const subscription = watch((values) => {
      itineraryDrafts.keep(place, { form: structuredClone(values) as never, at: Date.now() });
    });
    return () => subscription.unsubscribe();
  }, [watch, place]);
  return (
    <FormDialog
      open
      maxWidth="md"
      title="Editar itinerario"
      lead={itineraryTexts.lead}
      submit="Guardar itinerario"
      {...dialog}
      onSubmit={form.submit}
    >
      {unsaved && (
        <DeviceDraftNotice
          at={unsaved.at}
          savedAt={null}
          onTake={() => {
            replace(unsaved.form.itinerario);
            setUnsaved(null);
          }}
          onDrop={() => {
            itineraryDrafts.drop(place);
            setUnsaved(null);
          }}
        />
      )}
      {fields.map(({ id, dia }, at) => (
        <ItineraryDayRow
          key={id}
          control={control}
          at={at}
          count={fields.length}
          dia={dia ?? at + 1}
          departure={departure}
          onMove={(by) => replace(swapped(typed, at, by))}
          onRemove={() => remove(at)}
        />
      ))}
      <ActButton
        startIcon={<AddIcon />}
        reason={fields.length < maxDays ? null : `Un viaje tiene ${maxDays} días como máximo`}
        onClick={() => replace(withAnotherDay(typed))}
        sx={{ alignSelf: "start" }}
      >
        Agregar día
      </ActButton>
    </FormDialog>
  );
}

/** Returns the user's draft on this device that was never sent to the server. */
function unsavedOf(place: DraftPlace, record: { readonly itinerario: readonly StoredDay[] }) {
  const draft = itineraryDrafts.read(place, Date.now());
  return JSON.stringify(draft?.form) === JSON.stringify(itineraryFields.read(record)) ? null : draft;
}
