import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { useState } from "react";
import type { ChartPeriod } from "../../../graphql/schema.generated.ts";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { chartPeriods } from "./dashboard.texts.ts";
import { QuotesChart } from "./QuotesChart.tsx";
import { RevenueChart } from "./RevenueChart.tsx";

const periods = Object.entries(chartPeriods).map(([value, label]) => ({
  value: value as ChartPeriod,
  label,
}));

/** Shows income and quotes side by side, for the same periods of the same year. */
export function ChartsSection({ role }: { readonly role: number }) {
  const present = Number(today(new Date()).slice(0, 4));
  const [period, setPeriod] = useState<ChartPeriod>("month");
  const [year, setYear] = useState(present);
  const years = [0, 1, 2, 3, 4].map((before) => present - before);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3 }}>
        <ChoiceField
          label="Ver por"
          value={period}
          options={periods}
          onChange={setPeriod}
          sx={{ width: 140 }}
        />
        <ChoiceField
          label="Año"
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={setYear}
          sx={{ width: 110 }}
        />
      </Stack>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <RevenueChart role={role} period={period} year={year} />
        <QuotesChart role={role} period={period} year={year} />
      </Box>
    </Stack>
  );
}
