import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { simulationMonths } from "@travesia/api/commissions/simulation/simulation.rules";

interface MonthsChoiceProps {
  readonly title: string;
  readonly lead: string;
  readonly months: number;
  readonly onMonths: (months: number) => void;
}

/** Shows the choice of the number of months that a simulation covers. */
export function MonthsChoice({ title, lead, months, onMonths }: MonthsChoiceProps) {
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 2, flexWrap: "wrap", mb: 2 }}>
      <Typography sx={{ fontWeight: 600, flexBasis: "100%" }}>{title}</Typography>
      <Typography variant="caption" color="textSecondary">
        {lead}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={months}
        aria-label="Meses"
        onChange={(_, value: number | null) => value !== null && onMonths(value)}
      >
        {simulationMonths.map((count) => (
          <ToggleButton key={count} value={count}>
            {count} meses
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
