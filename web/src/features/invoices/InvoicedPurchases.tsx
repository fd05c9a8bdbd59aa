import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDocument } from "@travesia/api/colombia/documents";
import { mandateAnswer } from "@travesia/api/providers/provider.rules";
import { useState } from "react";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { type InvoicedPurchase, ProviderAnswer } from "./ProviderAnswer.tsx";

const saidOf = ({ proveedor, nit, mandate }: InvoicedPurchase): string =>
  [proveedor, nit ? `NIT ${formatDocument(nit)}` : "sin NIT", mandate !== null && mandateAnswer(mandate)]
    .filter(Boolean)
    .join(" · ");

interface InvoicedPurchasesProps {
  readonly purchases: readonly InvoicedPurchase[];
  /** Name of the query that loaded the purchases, which runs again after an answer. */
  readonly asked: string;
}

/**
 * Shows the purchases for the trip, with their providers and the party in whose name each sells, and fields
 * for missing data.
 */
export function InvoicedPurchases({ purchases, asked }: InvoicedPurchasesProps) {
  const [changing, change] = useState<string | null>(null);
  if (purchases.length === 0) return null;
  // A provider of several services has one question.
  const isFirst = (purchase: InvoicedPurchase) =>
    purchases.find(({ proveedorId }) => proveedorId === purchase.proveedorId) === purchase;
  return (
    <Box component="section">
      <Typography variant="h6" component="h3">
        Compras del viaje
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {purchases.map((purchase) => {
          const { itemId, descripcion, cost, falta, proveedorId } = purchase;
          const isAsked = isFirst(purchase) && (falta !== null || changing === itemId);
          return (
            <Box component="li" key={itemId} sx={{ py: 3, borderBottom: 1, borderColor: "divider" }}>
              <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3 }}>
                <div>
                  {descripcion}
                  <Typography variant="body2" color="textSecondary">
                    {saidOf(purchase)}
                  </Typography>
                </div>
                <Stack sx={{ alignItems: "flex-end", gap: 1 }}>
                  <Money amount={cost} />
                  {falta !== null ? (
                    <StatusChip label="Falta responder" tone="sun" />
                  ) : (
                    changing !== itemId &&
                    isFirst(purchase) && (
                      <Button
                        size="small"
                        aria-label={`Cambiar la respuesta de ${purchase.proveedor}`}
                        onClick={() => change(itemId)}
                      >
                        Cambiar
                      </Button>
                    )
                  )}
                </Stack>
              </Stack>
              {isAsked && (
                <ProviderAnswer
                  key={proveedorId}
                  purchase={purchase}
                  asked={asked}
                  onCancel={falta === null ? () => change(null) : undefined}
                  onAnswered={() => change(null)}
                />
              )}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
