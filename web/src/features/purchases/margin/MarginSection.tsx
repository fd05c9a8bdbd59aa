import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Fragment, type ReactNode } from "react";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { failureText } from "../../../base/failure/failures.ts";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { type ContractMargin, shownMargin } from "./purchase.margin.ts";
import { useContractPurchaseFiguresQuery } from "../purchase/purchases.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Shows the margin of a contract (price minus purchases), and the debt to providers. */
export function MarginSection({ contractId }: { readonly contractId: string }) {
  const { data, error } = useContractPurchaseFiguresQuery({ variables: { contractId } });
  const figures = data?.purchasesFinancialSummary;
  const margin = shownMargin(figures);
  const lines: readonly (readonly [string, ReactNode])[] = [
    ["Precio del contrato", <Money key="price" amount={figures?.precioContrato} />],
    [defined.compras.label, <Money key="bought" amount={figures?.totalComprado} />],
    [margin.label, <Margin key="margin" share={margin.share} />],
    [defined.pagadoProveedores.label, <Money key="paid" amount={figures?.totalPagado} />],
    [defined.porPagar.label, <Money key="owed" amount={figures?.saldoPendiente} strong />],
  ];
  return (
    <Section title="Margen y proveedores">
      {error && <Typography color="error">{failureText(error, "purchasesSummary")}</Typography>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "1fr auto",
          columnGap: 4,
          rowGap: 2,
          alignItems: "baseline",
        }}
      >
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: "right", fontVariantNumeric: "tabular-nums" }}
            >
              {value}
            </Typography>
          </Fragment>
        ))}
      </Box>
      {figures && figures.cuotasVencidas > 0 && (
        <Typography variant="body2" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {counted(figures.cuotasVencidas, "cuota vencida", "cuotas vencidas")}
        </Typography>
      )}
      {figures && figures.cuotasProximas > 0 && (
        <Typography variant="body2" sx={{ mt: 3, fontWeight: 600, color: "warning.main" }}>
          {counted(figures.cuotasProximas, "cuota vence", "cuotas vencen")} en 3 días o menos
        </Typography>
      )}
    </Section>
  );
}

function Margin({ share }: Pick<ContractMargin, "share">) {
  if (share == null) return "—";
  return (
    <Box component="span" sx={{ color: share < 0 ? "error.main" : undefined, fontWeight: 600 }}>
      {formatPercent(share, 2)}
    </Box>
  );
}
