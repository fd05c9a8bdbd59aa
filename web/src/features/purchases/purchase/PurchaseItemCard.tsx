import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { besideKind } from "@travesia/api/colombia/plain";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { approvalTexts } from "../../approvals/approval.texts.ts";
import { lacksSecondPerson } from "../../approvals/second-person.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { itemKinds, itemLabels, itemTones } from "../../contracts/contract/contract.texts.ts";
import { DifferenceAmount, differenceWord } from "./DifferenceAmount.tsx";
import { ItemActions } from "./ItemActions.tsx";
import { ItemDeadline } from "./ItemDeadline.tsx";
import { kindTopics, statusTopics } from "./purchase.topics.ts";
import type { ItemActs, PurchaseItemAct } from "./purchase.offered-acts.ts";
import { alertTones, alertWords } from "./purchase.texts.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

interface PurchaseItemCardProps {
  readonly item: PurchaseItemFragment;
  readonly acts: ItemActs;
  /** True when the next act on the item is the one that advances the sale. */
  readonly foremost: boolean;
  readonly onAct: (act: PurchaseItemAct) => void;
  readonly onReceipt: (fileId: string) => void;
}

const urgent = new Set(["vencido", "critico", "por_vencer", "advertencia"]);

/** Shows one item to purchase: its name, deadline, quoted and actual cost, and acts. */
export function PurchaseItemCard({ item, acts, foremost, onAct, onReceipt }: PurchaseItemCardProps) {
  const purchase = item.purchases?.[0];
  const tone = alertTones[item.alertStatus];
  const [words] = besideKind(itemKinds[item.tipo], item.descripcion);
  const kind = (
    <>
      <HelpTooltip text topic={kindTopics[item.tipo] ?? null}>
        {itemKinds[item.tipo]}
      </HelpTooltip>
      {item.cantidad > 1 && ` × ${item.cantidad}`}
    </>
  );
  return (
    <Card
      component="li"
      aria-label={item.descripcion}
      sx={(theme) => ({
        position: "relative",
        px: { xs: 4, md: 5 },
        py: 4,
        display: "grid",
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: "1fr", md: "minmax(0, 1.4fr) minmax(0, 1fr) auto" },
        alignItems: "center",
        "&::before": {
          content: '""',
          position: "absolute",
          insetBlock: 0,
          insetInlineStart: 0,
          width: 4,
          backgroundColor: urgent.has(item.alertStatus) ? theme.vars.palette.tones[tone].main : "transparent",
        },
      })}
    >
      <Box sx={{ minWidth: 0 }}>
        {words && (
          <Typography variant="caption" color="textSecondary">
            {kind}
          </Typography>
        )}
        <Typography variant="h6" component="h3" sx={{ overflowWrap: "anywhere" }}>
          {words ?? kind}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", mt: 1.5, mb: 1 }}>
          <HelpTooltip text topic={item.requiereCompra ? statusTopics[item.status] : null}>
            <StatusChip
              label={item.requiereCompra ? itemLabels[item.status] : "No requiere compra"}
              tone={item.requiereCompra ? itemTones[item.status] : "neutral"}
            />
          </HelpTooltip>
          {purchase?.tipoPago === "contado" && lacksSecondPerson(purchase) && (
            <StatusChip label={approvalTexts.lacking} tone="sun" />
          )}
          {urgent.has(item.alertStatus) && (
            <HelpTooltip text topic={item.alertStatus === "vencido" ? "status-vencido" : null}>
              <StatusChip label={alertWords[item.alertStatus]} tone={tone} />
            </HelpTooltip>
          )}
        </Stack>
        {item.requiereCompra ? (
          item.status !== "comprado_pagado" && <ItemDeadline item={item} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {item.motivoSinCompra}
          </Typography>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          columnGap: 4,
          rowGap: 0.5,
          alignItems: "baseline",
        }}
      >
        <Figure label="Cotizado">
          <Money amount={item.precioTotal} />
        </Figure>
        {purchase && (
          <>
            <Figure label="Real">
              <Money amount={purchase.costo} strong />
            </Figure>
            <Figure label={differenceWord(purchase.diferenciaPrecio)}>
              <DifferenceAmount amount={purchase.diferenciaPrecio} />
            </Figure>
            {purchase.retenido > 0 && (
              <Figure label="Retenido">
                <Money amount={purchase.retenido} />
              </Figure>
            )}
            {purchase.saldoPendiente > 0 && (
              <Figure label={figures.porPagar.label}>
                <Money amount={purchase.saldoPendiente} />
              </Figure>
            )}
            <Figure label="Proveedor">{purchase.proveedor}</Figure>
            {purchase.tipoPago === "cuotas" && (
              <Figure label="Cuotas">
                {purchase.cuotasPagadas} de {purchase.numeroCuotas} pagadas
              </Figure>
            )}
          </>
        )}
      </Box>
      <ItemActions
        item={item}
        acts={acts}
        foremost={foremost}
        onAct={onAct}
        {...(purchase?.comprobanteFileId
          ? { onReceipt: () => onReceipt(purchase.comprobanteFileId ?? "") }
          : {})}
      />
    </Card>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: "right", overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </>
  );
}
