import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { addMonths, monthBounds, monthOf, today } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { useState } from "react";
import { LiveList } from "../../features/live/LiveList.tsx";
import { figureRecords } from "../../features/reports/figures.records.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { goalRows } from "../../features/reports/dashboard/dashboard.links.ts";
import { goalColumns } from "../../features/reports/goal/goal.columns.tsx";
import { GoalDialog } from "../../features/reports/goal/GoalDialog.tsx";
import { goalTexts as texts } from "../../features/reports/goal/goal.texts.ts";
import { type GoalRowFragment, useSalesGoalsQuery } from "../../features/reports/goal/goals.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";

/**
 * Shows the monthly sales goals of the people whom the viewer may see, and their progress; users with
 * permission can set them.
 */
export function GoalsScreen() {
  const now = today(new Date());
  const first = `${monthOf(now)}-01`;
  const months = [1, 0, -1, -2, -3].map((offset) => monthOf(addMonths(first, offset)));
  const [mes, setMes] = useState(monthOf(now));
  const [open, setOpen] = useState<GoalRowFragment | null>(null);
  const read = useSalesGoalsQuery({ variables: { mes } });
  const days = monthBounds(mes);
  const ended = mes < monthOf(now);
  const goals = lastAnswer(read)?.salesGoals;
  const settable = !ended && (goals?.some(({ puedeFijarse }) => puedeFijarse) ?? false);
  return (
    <>
      <PageHeader
        title={texts.page}
        subtitle={texts.lead}
        actions={
          <TextField
            select
            label="Mes"
            value={mes}
            onChange={({ target }) => setMes(target.value)}
            sx={{ width: 190 }}
          >
            {months.map((month) => (
              <MenuItem key={month} value={month}>
                {spokenMonth(month)}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <LiveList type={figureRecords} />
      <DataTable
        label={texts.title}
        columns={goalColumns}
        rows={goals}
        rowKey={({ userId }) => String(userId)}
        href={({ userId }) => goalRows(userId, days)}
        {...(settable && {
          actions: (goal: GoalRowFragment) =>
            goal.puedeFijarse && (
              <Button
                size="small"
                variant="outlined"
                aria-label={texts.setOf(goal.monto != null, `${goal.name} ${goal.lastname}`)}
                onClick={() => setOpen(goal)}
              >
                {goal.monto == null ? texts.set : texts.change}
              </Button>
            ),
        })}
        {...readState(read)}
        empty={<EmptyState>{texts.empty}</EmptyState>}
      />
      {open && <GoalDialog goal={open} onClose={() => setOpen(null)} />}
    </>
  );
}
