import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { addMonths, today } from "@travesia/api/colombia/days";
import { periodBounds } from "@travesia/api/colombia/periods";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { reportPaths } from "../reports.paths.ts";
import { salesColumns } from "../sales-by/sales-by.columns.tsx";
import { useSalesByGroupQuery } from "../sales-by/sales-by.generated.ts";
import { soldRows } from "../sales-by/sales-by.links.ts";
import { salesByTexts } from "../sales-by/sales-by.texts.ts";
import { dashboardTexts as texts, sellerPeriods } from "./dashboard.texts.ts";

type SellerPeriod = keyof typeof sellerPeriods;

/** Number of sellers shown; the report has all. */
const FIRST = 5;
const por = "vendedor";
const shown = ["nombre", "cotizaciones", "conversion", "contratos", "vendido", "recaudo"];

const daysOf = (period: SellerPeriod) => {
  const now = today(new Date());
  if (period === "last_month") return periodBounds("month", addMonths(`${now.slice(0, 7)}-01`, -1));
  return periodBounds(period === "quarter" ? "current_quarter" : period, now);
};

const periods = Object.entries(sellerPeriods).map(([value, label]) => ({
  value: value as SellerPeriod,
  label,
}));

/**
 * Shows who sold most, with their quotes and received amounts, beside the same days before; each line opens
 * the signed contracts, and a link the report by seller.
 */
export function SellersSection({ role }: { readonly role: number }) {
  const [period, setPeriod] = useState<SellerPeriod>("month");
  const { from, to } = daysOf(period) ?? {};
  const read = useSalesByGroupQuery({
    variables: { por, page: 1, limit: FIRST, filter: { startDate: from, endDate: to } },
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.salesBy;
  const days = { fechas: "otras", desde: from ?? "", hasta: to ?? "" };
  return (
    <Section
      title={texts.sellers}
      actions={
        <Stack direction="row" sx={{ alignItems: "center", gap: 4 }}>
          {may(role, "readFinancialReports") && (
            <Link
              href={`${reportPaths.financial.to()}?${new URLSearchParams({ ver: "ventas", ...days })}`}
              variant="body2"
              sx={{ fontWeight: 600 }}
            >
              {salesByTexts.all}
            </Link>
          )}
          <ChoiceField
            label={texts.sellersIn}
            value={period}
            options={periods}
            onChange={setPeriod}
            sx={{ width: 170 }}
          />
        </Stack>
      }
    >
      <DataTable
        label={texts.sellers}
        columns={salesColumns({ role, por, from, to }).filter(({ key }) => shown.includes(key))}
        rows={found?.items}
        rowKey={({ clave }) => clave}
        href={({ clave }) => soldRows({ por, clave, from, to })}
        loading={read.loading}
        failure={read.error ? shownFailure(read.error, read.refetch) : null}
        empty={<EmptyState>{salesByTexts.empty}</EmptyState>}
      />
    </Section>
  );
}
