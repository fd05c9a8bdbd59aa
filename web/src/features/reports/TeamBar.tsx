import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { periodOptions, teamTexts } from "./team.texts.ts";

interface TeamBarProps {
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changed: Record<string, string>) => void;
}

const [present, ...others] = periodOptions;

/**
 * Shows the choice of the period, and the search for a person; the current month is the default and not in
 * the address.
 */
export function TeamBar({ values, onChange }: TeamBarProps) {
  return (
    <FilterBar
      filters={[
        { kind: "search", key: "search", label: teamTexts.search },
        {
          kind: "select",
          key: "period",
          label: "Periodo",
          options: [{ value: "", label: present?.label ?? "" }, ...others],
        },
      ]}
      values={values}
      onChange={onChange}
    />
  );
}
