import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { addMonths, monthBounds, monthOf, today } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { Suspense, useState } from "react";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { goalRows } from "../dashboard/dashboard.links.ts";
import { goalColumns } from "./goal.columns.tsx";
import { goalTexts as texts } from "./goal.texts.ts";
import { type GoalRowFragment, useSalesGoalsQuery } from "./goals.generated.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { lazyPart, useAfterPress } from "../../../ui/lazy-part.ts";

const load = async () => (await import("./GoalDialog.tsx")).GoalDialog;
const GoalDialog = lazyPart(load);

/** Shows what each of one's reach is to sell in a month, and how far they are; set here by who may. */
export function GoalsSection() {
  useAfterPress(load);
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
    <Stack component="section" aria-label={texts.title} sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}>
        <div>
          <Typography variant="h5" component="h2">
            {texts.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.lead}
          </Typography>
        </div>
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
      </Stack>
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
      <Suspense fallback={null}>{open && <GoalDialog goal={open} onClose={() => setOpen(null)} />}</Suspense>
    </Stack>
  );
}
