import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import type { ComponentType } from "react";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ClosedMonthsTab } from "../../features/closing/ClosedMonthsTab.tsx";
import { PrintedHead } from "../../features/closing/PrintedHead.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { CashFlowTab } from "../../features/reports/financial/CashFlowTab.tsx";
import { FigureActions } from "../../features/reports/financial/FigureActions.tsx";
import { FinancialFilters } from "../../features/reports/financial/FinancialFilters.tsx";
import {
  filterKeys,
  financialFilterOf,
  keptFilter,
} from "../../features/reports/financial/financial.filters.ts";
import { financialRecords } from "../../features/reports/financial/financial.records.ts";
import {
  type FinancialTab,
  financialTabOf,
  financialTabs,
  ofDays,
} from "../../features/reports/financial/financial.tabs.ts";
import { daysText, financialTexts as texts } from "../../features/reports/financial/financial.texts.ts";
import type { FinancialPart } from "../../features/reports/financial/financial.types.ts";
import { PaymentsTab, PurchasesTab, RefundsTab } from "../../features/reports/financial/MovementTabs.tsx";
import { CompletedTab, ProfitTab, ProvidersTab } from "../../features/reports/financial/ProfitTabs.tsx";
import { TripProfitTab } from "../../features/reports/trip-profit/TripProfitTab.tsx";
import { SalesByTab } from "../../features/reports/sales-by/SalesByTab.tsx";
import { SummaryTab } from "../../features/reports/financial/SummaryTab.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";

const parts: Readonly<Record<FinancialTab, ComponentType<FinancialPart>>> = {
  "": SummaryTab,
  ventas: SalesByTab,
  pagos: PaymentsTab,
  compras: PurchasesTab,
  completados: CompletedTab,
  viajes: TripProfitTab,
  contratos: ProfitTab,
  proveedores: ProvidersTab,
  devoluciones: RefundsTab,
  flujo: CashFlowTab,
  cierres: ClosedMonthsTab,
};

/** Shows the agency's financial figures in tabs; every figure links to the records it is computed from. */
export function FinancialDashboardScreen() {
  const address = useAddress();
  const { role } = useUser();
  const asked = financialTabOf(address.values);
  const tab = asked === "cierres" && !may(role, "closeMonths") ? "" : asked;
  const Part = parts[tab];
  const { startDate, endDate, contractId } = financialFilterOf(address.values);
  const range = `${daysText(startDate ?? undefined, endDate ?? undefined)}${
    contractId ? ` · Contrato ${contractId}` : ""
  }`;
  const shown = (Object.keys(financialTabs) as FinancialTab[]).filter(
    (each) => each !== "cierres" || may(role, "closeMonths"),
  );
  return (
    <>
      <PrintedHead />
      <PageHeader
        title={texts.title}
        subtitle={ofDays.includes(tab) ? `${financialTabs[tab]} · ${range}` : financialTabs[tab]}
        actions={<FigureActions />}
      />
      <Tabs
        value={tab}
        onChange={(_, next: FinancialTab) => address.only({ ...keptFilter(address.values), ver: next })}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={texts.title}
        sx={{ mb: 4, displayPrint: "none" }}
      >
        {shown.map((value) => (
          <Tab key={value} value={value} label={financialTabs[value]} />
        ))}
      </Tabs>
      {ofDays.includes(tab) && (
        <FinancialFilters
          key={filterKeys.map((key) => address.values[key] ?? "").join("|")}
          values={address.values}
          onApply={address.set}
        />
      )}
      <LiveList type={financialRecords} />
      <Part address={address} />
      {ofDays.includes(tab) && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 4 }}>
          {texts.counted}
        </Typography>
      )}
    </>
  );
}
