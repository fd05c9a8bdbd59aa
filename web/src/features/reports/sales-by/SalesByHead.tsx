import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type SalesDimension, salesDimensionLabels } from "@travesia/api/reports/sales-by/sales-by.rules";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { DaysFilter } from "../../../ui/table/DaysFilter.tsx";
import { reportDays } from "../financial/financial.filters.ts";
import type { Address } from "../financial/financial.types.ts";
import { salesByTexts as texts } from "./sales-by.texts.ts";
import type { SalesReport } from "./useSalesBy.ts";

const dimensions = Object.entries(salesDimensionLabels).map(([value, label]) => ({
  value: value as SalesDimension,
  label,
}));

interface SalesByHeadProps {
  readonly address: Address;
  readonly report: SalesReport;
}

/** Shows the choice of a report of sales, its dimension and its days, and the days it is compared with. */
export const SalesByHead = ({ address, report: { por, dated, found } }: SalesByHeadProps) => (
  <Stack direction="row" sx={{ gap: 3, mb: 3, flexWrap: "wrap", alignItems: "center", displayPrint: "none" }}>
    <ChoiceField
      label={texts.by}
      value={por}
      options={dimensions}
      onChange={(chosen) => address.set({ por: chosen === "vendedor" ? "" : chosen, orden: "" })}
      sx={{ width: 180 }}
    />
    <DaysFilter
      filter={{ kind: "days", label: texts.days, ...reportDays }}
      values={dated}
      onChange={address.set}
    />
    {found?.antesDesde && found.antesHasta && (
      <Typography variant="body2" color="textSecondary">
        {texts.compared(found.antesDesde, found.antesHasta)}
      </Typography>
    )}
  </Stack>
);
