import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  longestNotIncluded,
  mostNotIncluded,
} from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { notIncludedFields } from "./itinerary.form.ts";
import { itineraryTexts } from "./itinerary.texts.ts";
import type { useItinerary } from "./useItinerary.ts";

interface NotIncludedProps {
  readonly calculation: { readonly noIncluyePropio: boolean; readonly noIncluye: readonly string[] | null };
  readonly editable: boolean;
  readonly itinerary: ReturnType<typeof useItinerary>;
}

/**
 * Shows the list of services not included in the price as the client sees it, and the controls to edit it.
 */
export function NotIncluded({ calculation, editable, itinerary }: NotIncludedProps) {
  const { noIncluye, noIncluyePropio } = calculation;
  const lines = noIncluye ?? [];
  if (!editable && lines.length === 0) return null;
  return (
    <Box component="section" aria-label={itineraryTexts.notIncluded} sx={{ mt: 6, display: "grid", gap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{itineraryTexts.notIncluded}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {notIncludedText(noIncluye)}
      </Typography>
      {editable && (
        <div>
          <Button size="small" disabled={itinerary.busy} onClick={() => itinerary.show("notIncluded")}>
            Editar lo que no incluye
          </Button>
          {(noIncluyePropio || noIncluye === null) && (
            <Button size="small" disabled={itinerary.busy} onClick={itinerary.proposeNotIncluded}>
              Proponer la lista
            </Button>
          )}
        </div>
      )}
      {itinerary.open === "notIncluded" && <NotIncludedDialog lines={lines} itinerary={itinerary} />}
    </Box>
  );
}

const notIncludedText = (lines: readonly string[] | null): string => {
  if (lines === null) return itineraryTexts.notIncludedProposed;
  return lines.length > 0 ? `${lines.join(", ")}.` : itineraryTexts.notIncludedNone;
};

interface NotIncludedDialogProps {
  readonly lines: readonly string[];
  readonly itinerary: NotIncludedProps["itinerary"];
}

function NotIncludedDialog({ lines, itinerary }: NotIncludedDialogProps) {
  const [record] = useState({ noIncluye: lines });
  const form = useFields(notIncludedFields, { record, save: itinerary.saveNotIncluded });
  return (
    <FormDialog
      open
      title="Lo que no incluye"
      lead={itineraryTexts.notIncludedLead}
      submit="Guardar lista"
      busy={itinerary.busy}
      failure={itinerary.failure}
      onClose={itinerary.close}
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
