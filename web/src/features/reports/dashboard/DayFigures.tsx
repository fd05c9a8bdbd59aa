import { monthBounds, monthOf, today } from "@travesia/api/colombia/days";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { earns } from "@travesia/api/accounts/staff.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { useSalesGoalsQuery } from "../goal/goals.generated.ts";
import { useDayFiguresQuery } from "./dashboard.generated.ts";
import { goalRows, pendingRows } from "./dashboard.links.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { count, monthFigures } from "./month-figures.tsx";

interface DayFiguresProps {
  readonly userId: number;
  readonly role: number;
}

/**
 * Returns the text shown in place of a goal that does not exist, has not loaded yet, or could not be read.
 */
const goalNote = ({ data, error }: { readonly data?: unknown; readonly error?: unknown }): string =>
  data ? texts.noGoal : error ? texts.goalUnread : "\u00a0";

/**
 * Shows the four daily figures of a staff member (this month compared with the last, the pending tasks, and
 * the goal's progress) in a narrow column.
 */
export function DayFigures({ userId, role }: DayFiguresProps) {
  const read = useDayFiguresQuery({ fetchPolicy: "cache-and-network" });
  const { data } = read;
  const mes = monthOf(today(new Date()));
  const sells = earns({ role });
  const goals = useSalesGoalsQuery({ variables: { mes }, skip: !sells });
  const own = goals.data?.salesGoals.find((goal) => goal.userId === userId);
  const month = monthBounds(mes);
  if (read.error && !data) return <Unread of={read} apart />;
  return (
    <Figures
      narrow
      figures={[
        ...monthFigures(role, month, data?.monthlyComparisons),
        {
          ...defined.pagosPorVerificar,
          value: count(data?.dashboardStats.pendingPayments),
          href: pendingRows(role),
        },
        sells
          ? {
              label: texts.goal,
              about: `${texts.goalAbout} ${defined.recaudado.about}`,
              value:
                own?.cumplimiento == null ? (
                  <Money amount={own?.vendido} />
                ) : (
                  formatPercent(own.cumplimiento, 1)
                ),
              href: goalRows(userId, month),
              note:
                own?.monto == null ? (
                  goalNote(goals)
                ) : (
                  <>
                    <Money amount={own.vendido} /> de <Money amount={own.monto} />
                  </>
                ),
            }
          : {
              ...defined.contratos,
              value: count(data?.dashboardStats.totalContracts),
              href: contractPaths.list.to(),
            },
      ]}
    />
  );
}
