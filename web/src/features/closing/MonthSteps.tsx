import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { addMonths, type Month, monthOf, today } from "@travesia/api/colombia/days";
import { closingPaths } from "./closing.paths.ts";
import { titledMonth } from "./closing.texts.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons.tsx";

interface MonthStepsProps {
  readonly mes: Month;
  /** Number of months, including the current one. */
  readonly total: number;
}

const beside = (mes: Month, by: number): Month => monthOf(addMonths(`${mes}-01`, by));

/** Shows links to the previous and the next month, if they exist. */
export function MonthSteps({ mes, total }: MonthStepsProps) {
  const present = monthOf(today(new Date()));
  const first = beside(present, 1 - total);
  const [before, after] = [beside(mes, -1), beside(mes, 1)];
  return (
    <Stack direction="row">
      {before >= first && (
        <IconButton
          href={closingPaths.month.to({ mes: before })}
          aria-label={`Mes anterior: ${titledMonth(before)}`}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      {after <= present && (
        <IconButton
          href={closingPaths.month.to({ mes: after })}
          aria-label={`Mes siguiente: ${titledMonth(after)}`}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </Stack>
  );
}
