import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { missingItems } from "@travesia/api/contracts/item/item.rules";
import { failureText } from "../../../base/failure/failures.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { kindBesideName } from "../../contracts/contract/contract.texts.ts";
import { type PurchaseItemFragment, useContractQuotedLinesQuery } from "./purchases.generated.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface ImportQuoteDialogProps {
  readonly contractId: string;
  /** Items of the contract that exist already. */
  readonly items: readonly Pick<PurchaseItemFragment, "tipo" | "descripcion">[];
  readonly actions: {
    readonly busy: boolean;
    readonly failure: string | null;
    readonly close: () => void;
    readonly convert: () => void;
  };
}

/** Shows the content of the quote and the existing items, and creates the missing items. */
export function ImportQuoteDialog({ contractId, items, actions }: ImportQuoteDialogProps) {
  const { data, error } = useContractQuotedLinesQuery({
    variables: { id: contractId },
    fetchPolicy: "network-only",
  });
  const { busy, failure, close, convert } = actions;
  const analysis = data?.contractOverview.quoteCalculationAnalysis;
  const lines = analysis?.itemsDetallados.filter(({ requiereCompra }) => requiereCompra) ?? [];
  const missing = new Set(missingItems(lines, items));
  const complete = data !== undefined && analysis != null && missing.size === 0;
  const confirm =
    missing.size === 0
      ? "Crear servicios"
      : `Crear ${missing.size} ${missing.size === 1 ? "servicio" : "servicios"}`;
  return (
    <ConfirmDialog
      open
      title="Importar desde la cotización"
      confirm={complete ? "Entendido" : confirm}
      busy={busy || (!data && !error)}
      onConfirm={complete ? close : convert}
      onClose={close}
    >
      <Stack sx={{ gap: 3 }}>
        <FormFailure failure={failure ?? (error ? failureText(error) : null)} />
        {!data && !error && <ListSkeleton cards />}
        {data && !analysis && (
          <span>
            La cotización no tiene un cálculo confirmado. Se creará una compra pendiente por cada servicio del
            contrato que aún no esté.
          </span>
        )}
        {analysis && (
          <>
            <span>
              {complete
                ? "Todo lo que tiene la cotización ya está entre los servicios por comprar."
                : "Se crearán los servicios que faltan, con su costo cotizado y su proveedor."}
            </span>
            <Box
              component="ul"
              aria-label="Servicios de la cotización"
              sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}
            >
              {lines.map((line, place) => (
                <Stack
                  key={place}
                  component="li"
                  direction="row"
                  sx={{ justifyContent: "space-between", gap: 3 }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                      {line.descripcion}
                    </Typography>
                    <Typography variant="caption" color="textSecondary">
                      {[kindBesideName(line), missing.has(line) ? "Por crear" : "Ya está"]
                        .filter(Boolean)
                        .join(" · ")}
                    </Typography>
                  </Box>
                  <Money amount={line.valor} strong={missing.has(line)} />
                </Stack>
              ))}
            </Box>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
