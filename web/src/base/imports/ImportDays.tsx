import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import type { ImportDayOrder } from "../../graphql/schema.generated.ts";
import type { ImportLayout } from "./import-columns.ts";
import { importTexts as texts } from "./import.texts.ts";

const orders: readonly ImportDayOrder[] = ["day", "month"];

interface ImportDaysProps {
  readonly days: NonNullable<ImportLayout["days"]>;
  readonly busy: boolean;
  readonly onChange: (order: ImportDayOrder) => void;
}

/** Shows the choice of the date order in a file: day first or month first. */
export const ImportDays = ({ days: { order, decided, example }, busy, onChange }: ImportDaysProps) => (
  <ChoiceField
    label={texts.days}
    value={decided ? order : ""}
    options={orders.map((value) => ({ value, label: texts.daysIn(value, example) }))}
    helperText={decided ? undefined : texts.chooseDays}
    error={!decided}
    disabled={busy}
    onChange={onChange}
    sx={{ mt: 4 }}
  />
);
