import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { Unread } from "../../../base/failure/Unread.tsx";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { type ContractAnalysisQuery, useContractAnalysisQuery } from "../contract/contracts.generated.ts";

type Overview = ContractAnalysisQuery["contractOverview"];

function conversionText({ conversionStatus }: Overview): string {
  if (conversionStatus?.readyForPurchaseManagement) return "Sus servicios ya están entre las compras.";
  if (conversionStatus?.canConvert) return "Sus servicios ya se pueden crear.";
  return "Sus servicios no se pueden crear todavía.";
}

interface ContractAnalysisProps {
  readonly contractId: string;
  /** True when the page already shows the profit of the trip. */
  readonly profitStands?: boolean;
}

/** Shows the calculation behind a contract, and whether its purchase items exist. */
export function ContractAnalysis({ contractId, profitStands = false }: ContractAnalysisProps) {
  const read = useContractAnalysisQuery({ variables: { id: contractId } });
  const overview = read.data?.contractOverview;
  const analysis = overview?.quoteCalculationAnalysis;
  if (!overview || !analysis) return <Unread of={read} what="Análisis de la cotización" />;
  const { costoBase, totalComisiones, totalGanancia, precioFinalTotal } = analysis.financials;
  return (
    <Section title="Análisis de la cotización">
      <FactList
        facts={[
          ["Costo base", <Money key="base" amount={costoBase} />],
          ["Comisiones", <Money key="commissions" amount={totalComisiones} />],
          ...(profitStands ? [] : [["Ganancia", <Money key="profit" amount={totalGanancia} />] as const]),
          ["Precio final", <Money key="price" amount={precioFinalTotal} strong />],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 4 }}>
        {analysis.itemsRequierenCompra === 1
          ? "Un servicio requiere compra"
          : `${analysis.itemsRequierenCompra} servicios requieren compra`}
        , por {formatCop(analysis.valorTotalCompras)}. {conversionText(overview)}
      </Typography>
    </Section>
  );
}
