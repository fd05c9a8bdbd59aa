import { may } from "@travesia/api/permissions";
import { closedMonthText } from "@travesia/api/closing/closing.rules";
import { monthOf } from "@travesia/api/colombia/days";
import { type ReactNode, useCallback } from "react";
import { useSession } from "../../base/session/useSession.ts";
import { RefusedDays } from "../../ui/form/refused-days.ts";
import { useClosedMonthsQuery } from "./closing.generated.ts";

/**
 * Provides the closed months to date fields, which warn before submitting that the month of the date is
 * closed.
 */
export function ClosedMonthsProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  // eslint-disable-next-line no-restricted-syntax -- the act itself refuses a day of a closed month
  const { data } = useClosedMonthsQuery({ skip: !may(user?.role, "knowClosedMonths") });
  const closed = data?.closedMonths;
  const refused = useCallback(
    (day: string) => (closed?.includes(monthOf(day)) ? closedMonthText(monthOf(day)) : null),
    [closed],
  );
  return <RefusedDays value={refused}>{children}</RefusedDays>;
}
