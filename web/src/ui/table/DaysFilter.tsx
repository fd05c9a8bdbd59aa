import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { comingRanges, dayRangeLabels, dayRangeOf, pastRanges } from "@travesia/api/colombia/day-ranges";
import { type DayKeys, OTHER_DAYS } from "./day-filter.ts";
import { WrittenField } from "../form/WrittenField.tsx";

/** A filter of days: by the name of a range, or by a first and a last day. */
export interface DaysFilterOf extends DayKeys {
  readonly kind: "days";
  readonly label: string;
  /** Days that may still come are offered too. */
  readonly coming?: true;
}

interface DaysFilterProps {
  readonly filter: DaysFilterOf;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changed: Record<string, string>) => void;
}

/** Chooses days by a name that stays true (`Este mes`), or the first and the last of them. */
export function DaysFilter({ filter: { key, from, to, label, coming }, values, onChange }: DaysFilterProps) {
  const range = dayRangeOf(values[key]);
  const others = !range && (values[key] === OTHER_DAYS || Boolean(values[from]) || Boolean(values[to]));
  const offered = coming ? comingRanges : pastRanges;
  const shown = range && !offered.includes(range) ? [...offered, range] : offered;
  const day = (name: string, words: string) => (
    <WrittenField
      type="date"
      label={`${label}: ${words}`}
      value={values[name] ?? ""}
      onChange={({ target }) => onChange({ [key]: OTHER_DAYS, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: "auto", minWidth: 164 }}
    />
  );
  return (
    <>
      <TextField
        select
        label={label}
        value={range ?? (others ? OTHER_DAYS : "")}
        onChange={({ target }) =>
          onChange({ [key]: target.value, ...(target.value !== OTHER_DAYS && { [from]: "", [to]: "" }) })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: "auto", minWidth: 164 }}
      >
        <MenuItem value="">Todas las fechas</MenuItem>
        {shown.map((each) => (
          <MenuItem key={each} value={each}>
            {dayRangeLabels[each]}
          </MenuItem>
        ))}
        <MenuItem value={OTHER_DAYS}>Otras fechas…</MenuItem>
      </TextField>
      {others && day(from, "desde")}
      {others && day(to, "hasta")}
    </>
  );
}
