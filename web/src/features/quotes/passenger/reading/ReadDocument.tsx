import Button from "@mui/material/Button";
import type { Day } from "@travesia/api/colombia/days";
import { Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { lazyPart } from "../../../../ui/lazy-part.ts";
import type { PassengerForm, PassengersForm } from "../passenger.form.ts";
import type { ReadValue } from "./read-values.ts";

const ReadDocumentDialog = lazyPart(
  async () => (await import("./ReadDocumentDialog.tsx")).ReadDocumentDialog,
);

interface ReadDocumentProps {
  readonly form: UseFormReturn<PassengersForm>;
  readonly index: number;
  readonly fixed: readonly (keyof PassengerForm)[];
  readonly today: Day;
  readonly departure: Day;
  /** Called when the document type was read. */
  readonly onType: () => void;
}

/** Shows the button that fills a traveller's fields from a photograph of a document. */
export function ReadDocument({ form, index, fixed, today, departure, onType }: ReadDocumentProps) {
  const [row, setRow] = useState<PassengerForm | null>(null);
  const use = (values: readonly ReadValue[]) => {
    for (const { field, value } of values) {
      form.setValue(`passengers.${index}.${field}`, value, { shouldDirty: true });
      form.clearErrors(`passengers.${index}.${field}`);
      if (field === "tipoDocumento") onType();
    }
    setRow(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: "start" }}
        onClick={() => setRow(form.getValues(`passengers.${index}`))}
      >
        Leer documento
      </Button>
      {row && (
        <Suspense fallback={null}>
          <ReadDocumentDialog
            row={row}
            fixed={fixed}
            today={today}
            departure={departure}
            onUse={use}
            onClose={() => setRow(null)}
          />
        </Suspense>
      )}
    </>
  );
}
