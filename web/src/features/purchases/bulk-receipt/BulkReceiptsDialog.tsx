import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { type ReactNode, useCallback, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fileProblem } from "../../../ui/form/FileField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { ManyFilesButton } from "../../../ui/form/ManyFilesButton.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import {
  bulkFields,
  type BulkOutcome,
  type BulkPurchase,
  placesFor,
  purchasesOf,
  savedPlaces,
} from "./bulk.form.ts";
import { BulkReceiptLine } from "./BulkReceiptLine.tsx";
import { asOptions, receiptKinds } from "../purchase/purchase.texts.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

interface BulkReceiptsDialogProps {
  /** Items that are to be purchased. */
  readonly items: readonly Pick<PurchaseItemFragment, "id" | "descripcion" | "precioTotal" | "proveedor">[];
  /** Result of each submitted line, by its index. */
  readonly outcomes: Readonly<Record<number, BulkOutcome>>;
  /** Number of lines registered so far and total number; null when none are being registered. */
  readonly step: { readonly done: number; readonly of: number } | null;
  readonly onRegister: (purchases: readonly BulkPurchase[]) => Promise<void>;
  /** Notice about travellers with missing data, shown before purchasing. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Number of lines shown at a time: three hundred at once would make typing slow. */
const PORTION = 25;

/** Registers the costs of several items, each with its receipt; a refused line stays with its errors. */
export function BulkReceiptsDialog({
  items,
  outcomes,
  step,
  note,
  onRegister,
  onClose,
}: BulkReceiptsDialogProps) {
  const [nothing, setNothing] = useState<string | null>(null);
  const [shown, show] = useState(PORTION);
  const saved = savedPlaces(outcomes);
  const [fields] = useState(() => bulkFields(today(new Date())));
  const { control, submit, getValues, setValue } = useFields(fields, {
    record: { items },
    save: async ({ values }) => {
      const ids = items.map(({ id }) => id);
      const purchases = purchasesOf(values, ids).filter(({ place }) => !saved.has(place));
      setNothing(purchases.length === 0 ? "Adjunta el comprobante y el costo de al menos un servicio" : null);
      if (purchases.length > 0) await onRegister(purchases);
      return null;
    },
  });
  const askNit = useCallback(
    (place: number, asked: boolean) => setValue(`lines.${place}.asksNit`, asked),
    [setValue],
  );
  const spread = (files: readonly File[]) => {
    const fitting = files.filter((file) => !fileProblem(file));
    const unfit = files
      .filter((file) => fileProblem(file))
      .map((file) => `${file.name}: ${fileProblem(file)}`);
    const places = placesFor(getValues("lines"), fitting, saved);
    for (const [place, file] of places)
      setValue(`lines.${place}.comprobante`, file, { shouldDirty: true, shouldValidate: true });
    // The people who received a file are listed.
    show(Math.max(shown, ...places.map(([place]) => place + 1)));
    const left = fitting.length - places.length;
    if (left > 0)
      unfit.push(`Cada servicio recibe un solo comprobante: no se usaron los últimos archivos (${left})`);
    setNothing(unfit.length > 0 ? unfit.join(". ") : null);
  };
  const failed = Object.values(outcomes).some((outcome) => "failure" in outcome);
  return (
    <FormDialog
      open
      title="Subir comprobantes"
      lead="Cada servicio con su comprobante y su costo queda comprado y pendiente de pago. Los que dejes vacíos siguen pendientes de compra."
      submit="Registrar compras"
      maxWidth="md"
      busy={step !== null}
      failure={
        nothing ??
        (failed && !step ? "Algunas compras no se registraron. Corrígelas y vuelve a intentarlo." : null)
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {note}
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="fechaCompra"
          label="Fecha de compra"
          required
          booked
          rules={fields.rules.fechaCompra}
        />
        <SelectField
          control={control}
          name="tipoComprobante"
          label="Tipo de comprobante"
          options={asOptions(receiptKinds)}
        />
      </Stack>
      <ManyFilesButton label="Elegir varios archivos" disabled={step !== null} onFiles={spread} />
      <Stack component="ul" aria-label="Servicios por comprar" sx={{ listStyle: "none", m: 0, p: 0, gap: 4 }}>
        {items.slice(0, shown).map((item, place) => (
          <BulkReceiptLine
            key={item.id}
            item={item}
            control={control}
            place={place}
            outcome={outcomes[place] ?? null}
            line={() => getValues(`lines.${place}`)}
            onNitAsked={askNit}
          />
        ))}
      </Stack>
      {shown < items.length && (
        <Button onClick={() => show(shown + PORTION)} sx={{ alignSelf: "flex-start" }}>
          Mostrar más servicios ({items.length - shown})
        </Button>
      )}
      {step && (
        <Stack sx={{ gap: 1 }} role="status">
          <Typography variant="body2" color="textSecondary">
            Registrando {step.done + 1} de {step.of}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(step.done / step.of) * 100}
            aria-label="Progreso de la carga"
          />
        </Stack>
      )}
    </FormDialog>
  );
}
