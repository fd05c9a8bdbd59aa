import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import type { ComponentType } from "react";
import { Navigate } from "react-router-dom";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
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
  financialGroups,
  financialTabOf,
  financialTabs,
  groupOf,
  MONTHS,
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
};

/**
 * Shows the agency's financial figures in tabs, some of several lists; every figure links to the records it
 * is computed from.
 */
export function FinancialDashboardScreen() {
  const address = useAddress();
  const { role } = useUser();
  const tab = financialTabOf(address.values);
  const group = groupOf(tab);
  const open = (ver: FinancialTab) => address.only({ ...keptFilter(address.values), ver });
  const Part = parts[tab];
  const { startDate, endDate, contractId } = financialFilterOf(address.values);
  const range = `${daysText(startDate ?? undefined, endDate ?? undefined)}${
    contractId ? ` · Contrato ${contractId}` : ""
  }`;
  if (address.values.ver === MONTHS && may(role, "closeMonths"))
    return <Navigate replace to={closingPaths.list.to()} />;
  return (
    <>
      <PrintedHead />
      <PageHeader
        title={texts.title}
        subtitle={ofDays.includes(tab) ? `${financialTabs[tab]} · ${range}` : financialTabs[tab]}
        actions={<FigureActions />}
      />
      <Tabs
        value={group[0]}
        onChange={(_, next: FinancialTab) => open(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={texts.title}
        sx={{ mb: 4, displayPrint: "none" }}
      >
        {financialGroups.map(([first]) => (
          <Tab key={first} value={first} label={financialTabs[first]} />
        ))}
      </Tabs>
      {group.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.list}
          value={tab}
          onChange={(_, next: FinancialTab | null) => next !== null && open(next)}
          sx={{ mb: 3, flexWrap: "wrap", displayPrint: "none" }}
        >
          {group.map((each) => (
            <ToggleButton key={each} value={each}>
              {financialTabs[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
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
