import { comingRanges, dayRangeLabels, dayRangeOf, pastRanges } from "@travesia/api/colombia/day-ranges";
import { type DayKeys, OTHER_DAYS } from "./day-filter.ts";
import { ChoiceField } from "../form/ChoiceField.tsx";
import { WrittenField } from "../form/WrittenField.tsx";

/** A filter of days: by the name of a range, or by a first and a last day. */
export interface DaysFilterOf extends DayKeys {
  readonly kind: "days";
  readonly label: string;
  /** True when future days are offered too. */
  readonly coming?: true;
}

interface DaysFilterProps {
  readonly filter: DaysFilterOf;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changed: Record<string, string>) => void;
}

/** Selects a range of days by a relative name (`Este mes`), or by its first and last day. */
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
      <ChoiceField
        label={label}
        value={range ?? (others ? OTHER_DAYS : "")}
        options={[
          { value: "", label: "Todas las fechas" },
          ...shown.map((each) => ({ value: each, label: dayRangeLabels[each] })),
          { value: OTHER_DAYS, label: "Otras fechas…" },
        ]}
        onChange={(chosen) =>
          onChange({ [key]: chosen, ...(chosen !== OTHER_DAYS && { [from]: "", [to]: "" }) })
        }
        sx={{ width: "auto", minWidth: 164 }}
      />
      {others && day(from, "desde")}
      {others && day(to, "hasta")}
    </>
  );
}
