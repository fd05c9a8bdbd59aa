import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { type Control, useWatch } from "react-hook-form";
import { FileField, fileProblem } from "../../../ui/form/FileField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import type { BulkOutcome, BulkValues } from "./bulk.form.ts";
import { DifferenceNote } from "../purchase/DifferenceNote.tsx";
import { ProviderField } from "../../providers/ProviderField.tsx";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

interface BulkReceiptLineProps {
  readonly item: Pick<PurchaseItemFragment, "descripcion" | "precioTotal">;
  readonly control: Control<BulkValues>;
  readonly place: number;
  /** What became of it when it was sent, if it was. */
  readonly outcome: BulkOutcome | null;
  /** Whether anything of it was filled in: then all of it is asked for. */
  readonly filled: () => boolean;
}

/** The receipt of one item among several. */
export function BulkReceiptLine({ item, control, place, outcome, filled }: BulkReceiptLineProps) {
  const cost = useWatch({ control, name: `lines.${place}.costo` });
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
