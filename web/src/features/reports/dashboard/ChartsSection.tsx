import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { today } from "@travesia/api/colombia/days";
import { useState } from "react";
import type { ChartPeriod } from "../../../graphql/schema.generated.ts";
import { chartPeriods } from "./dashboard.texts.ts";
import { QuotesChart } from "./QuotesChart.tsx";
import { RevenueChart } from "./RevenueChart.tsx";

/** Income and quotes side by side, over the same stretches of the same year. */
export function ChartsSection({ role }: { readonly role: number }) {
  const present = Number(today(new Date()).slice(0, 4));
  const [period, setPeriod] = useState<ChartPeriod>("month");
  const [year, setYear] = useState(present);
  const years = [0, 1, 2, 3, 4].map((before) => present - before);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3 }}>
        <TextField
          select
          label="Ver por"
          value={period}
          onChange={({ target }) => setPeriod(target.value as ChartPeriod)}
          sx={{ width: 140 }}
        >
          {Object.entries(chartPeriods).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Año"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ width: 110 }}
        >
          {years.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
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
