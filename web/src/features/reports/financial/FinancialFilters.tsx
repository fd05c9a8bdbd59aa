import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import { wrongDays } from "@travesia/api/reports/financial/financial.rules";
import { type FormEvent, useState } from "react";
import { DaysFilter } from "../../../ui/table/DaysFilter.tsx";
import { filterKeys, financialFilterOf, keptFilter, reportDays } from "./financial.filters.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface FinancialFiltersProps {
  /** Current values of the filters, from the address. */
  readonly values: Readonly<Record<string, string>>;
  readonly onApply: (changed: Record<string, string>) => void;
}

const none = Object.fromEntries(filterKeys.map((key) => [key, ""]));

/** Shows the filters of the reports: dates and contract. Nothing is requested until they are applied. */
export function FinancialFilters({ values, onApply }: FinancialFiltersProps) {
  const [draft, setDraft] = useState<Record<string, string>>(() => ({ ...none, ...keptFilter(values) }));
  const change = (changed: Record<string, string>) => setDraft((before) => ({ ...before, ...changed }));
  const { startDate, endDate } = financialFilterOf(draft);
  const wrong = wrongDays(startDate, endDate);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) onApply(draft);
  };
  const clear = () => {
    setDraft(none);
    onApply(none);
  };
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      onSubmit={apply}
      sx={{ gap: 3, mb: 4, flexWrap: "wrap", alignItems: "center", displayPrint: "none" }}
    >
      <DaysFilter
        filter={{ kind: "days", label: texts.days, ...reportDays }}
        values={draft}
        onChange={change}
      />
      <WrittenField
        label={texts.contractNumber}
        value={draft.contrato ?? ""}
        onChange={({ target }) => change({ contrato: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ width: { xs: "100%", sm: 220 } }}
      />
      <Button type="submit" variant="outlined" disabled={wrong !== null}>
        {texts.apply}
      </Button>
      {filterKeys.some((key) => values[key]) && (
        <Button color="inherit" onClick={clear}>
          {texts.clear}
        </Button>
      )}
      {wrong && (
        <FormHelperText error role="alert" sx={{ width: "100%", m: 0 }}>
          {wrong}
        </FormHelperText>
      )}
    </Stack>
  );
}
