import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { addMonths, today } from "@travesia/api/colombia/days";
import { periodBounds } from "@travesia/api/colombia/periods";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { useDashboardSellersQuery } from "./dashboard.generated.ts";
import { salesOf } from "./dashboard.links.ts";
import { dashboardTexts as texts, sellerPeriods } from "./dashboard.texts.ts";
import { performanceColumns, topColumns } from "./sellers.columns.tsx";

type SellerPeriod = keyof typeof sellerPeriods;

const daysOf = (period: SellerPeriod) => {
  const now = today(new Date());
  if (period === "last_month") return periodBounds("month", addMonths(`${now.slice(0, 7)}-01`, -1));
  return periodBounds(period === "quarter" ? "current_quarter" : period, now);
};

const periods = Object.entries(sellerPeriods).map(([value, label]) => ({
  value: value as SellerPeriod,
  label,
}));

/** Shows the top sellers, and the results of each seller's quotes; each links to the signed contracts. */
export function SellersSection() {
  const [period, setPeriod] = useState<SellerPeriod>("month");
  const read = useDashboardSellersQuery({ variables: { period } });
  const found = lastAnswer(read);
  const failure = read.error ? shownFailure(read.error, read.refetch) : null;
  const empty = <EmptyState>{texts.noSellers}</EmptyState>;
  const opens = ({ id }: { readonly id: number }) => salesOf(id, daysOf(period));
  return (
    <Stack component="section" aria-label={texts.sellers} sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}>
        <div>
          <Typography variant="h5" component="h2">
            {texts.sellers}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.signature}
          </Typography>
        </div>
        <ChoiceField
          label="Ventas de"
          value={period}
          options={periods}
          onChange={setPeriod}
          sx={{ width: 170 }}
        />
      </Stack>
      <DataTable
        label={texts.topSellers}
        columns={topColumns}
        rows={found?.topSellers}
        rowKey={({ id }) => String(id)}
        href={opens}
        loading={read.loading}
        failure={failure}
        empty={empty}
      />
      <DataTable
        label={texts.sellers}
        columns={performanceColumns}
        rows={found?.userPerformance}
        rowKey={({ id }) => String(id)}
        href={opens}
        loading={read.loading}
        failure={failure}
        empty={empty}
      />
    </Stack>
  );
}
