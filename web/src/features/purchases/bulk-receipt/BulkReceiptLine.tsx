import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useCallback } from "react";
import { type Control, useWatch } from "react-hook-form";
import { FileField, fileProblem } from "../../../ui/form/FileField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { type BulkLine, type BulkOutcome, type BulkValues, isFilled } from "./bulk.form.ts";
import { providerNit } from "../purchase/purchase.form.ts";
import { DifferenceNote } from "../purchase/DifferenceNote.tsx";
import { ProviderField } from "../../providers/ProviderField.tsx";
import { ProviderNitFields } from "../../providers/ProviderNitFields.tsx";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

interface BulkReceiptLineProps {
  readonly item: Pick<PurchaseItemFragment, "descripcion" | "precioTotal">;
  readonly control: Control<BulkValues>;
  readonly place: number;
  /** Result of submitting the line; null before it is submitted. */
  readonly outcome: BulkOutcome | null;
  /** Returns the entered values; when one value is filled in, all are required. */
  readonly line: () => BulkLine;
  /** Called with whether the provider's NIT is required. */
  readonly onNitAsked: (place: number, asked: boolean) => void;
}

/** Shows the receipt fields of one item among several. */
export function BulkReceiptLine({ item, control, place, outcome, line, onNitAsked }: BulkReceiptLineProps) {
  const cost = useWatch({ control, name: `lines.${place}.costo` });
  const provider = useWatch({ control, name: `lines.${place}.proveedor` });
  const isWithout = useWatch({ control, name: `lines.${place}.sinNit` });
  const filled = () => isFilled(line());
  const asked = useCallback((is: boolean) => onNitAsked(place, is), [onNitAsked, place]);
  const saved = outcome !== null && "saved" in outcome;
  const quoted = item.precioTotal ?? 0;
  return (
    <Stack
      component="li"
      aria-label={item.descripcion}
      sx={{ gap: 2, border: 1, borderColor: "divider", borderRadius: 1, p: 3 }}
    >
      <Box>
        <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: "anywhere" }}>
          {item.descripcion}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          Cotizado en {formatCop(quoted)}
        </Typography>
      </Box>
      {saved ? (
        <Alert severity="success">Compra registrada</Alert>
      ) : (
        <>
          {outcome && <Alert severity="error">{outcome.failure}</Alert>}
          <Box
            sx={{
              display: "grid",
              gap: 3,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <ProviderField
              control={control}
              name={`lines.${place}.proveedor`}
              label="Proveedor"
              rules={{
                validate: (value: unknown) =>
                  !filled() || String(value ?? "").trim() !== "" || "El proveedor es obligatorio",
              }}
            />
            <Stack sx={{ gap: 1 }}>
              <MoneyField
                control={control}
                name={`lines.${place}.costo`}
                label="Costo real"
                rules={{
                  validate: (value: unknown) =>
                    !filled() || Number(value) > 0 || "El costo debe ser mayor a 0",
                }}
              />
              <DifferenceNote quoted={quoted} real={cost} />
            </Stack>
          </Box>
          <ProviderNitFields
            control={control}
            provider={provider}
            nit={`lines.${place}.nit`}
            without={`lines.${place}.sinNit`}
            isWithout={isWithout}
            rules={{
              validate: (value: unknown) =>
                !filled() || (providerNit.wrong(String(value ?? ""), line()) ?? true),
            }}
            onAsked={asked}
          />
          <FileField
            control={control}
            name={`lines.${place}.comprobante`}
            label="Comprobante"
            rules={{
              validate: (value: unknown) =>
                !filled() ||
                (value instanceof File ? (fileProblem(value) ?? true) : "El comprobante es obligatorio"),
            }}
          />
        </>
      )}
    </Stack>
  );
}
