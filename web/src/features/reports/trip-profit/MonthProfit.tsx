import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { Unread } from "../../../base/failure/Unread.tsx";
import { About } from "../../../ui/About.tsx";
import { Money } from "../../../ui/Money.tsx";
import { returnsOn, tripsReturning } from "./month-profit.links.ts";
import { useMonthProfitQuery } from "./trip-profit.generated.ts";
import { tripTexts as texts } from "./trip-profit.texts.ts";

/**
 * Shows in one line the profit of the trips that returned this month, and of the signed trips still to
 * return; each amount links to its trips.
 */
export function MonthProfit() {
  const days = returnsOn(today(new Date()));
  const read = useMonthProfitQuery({
    variables: {
      won: { ...days.won, segun: "regreso" },
      ahead: { ...days.ahead, segun: "regreso" },
    },
    fetchPolicy: "cache-and-network",
  });
  if (read.error && !read.data) return <Unread of={read} what={texts.month} />;
  const { won, ahead } = read.data ?? {};
  return (
    // The line keeps its place while it is read, so that the list below does not move.
    <Typography variant="body2" component="p" sx={{ minHeight: { xs: 42, sm: 21 }, mb: 1 }}>
      {won && ahead && (
        <>
          {texts[won.ganancia < 0 ? "lost" : "won"]}{" "}
          <Link href={tripsReturning(days.won)} color="inherit" underline="always">
            <Money amount={Math.abs(won.ganancia)} strong />
          </Link>
          {ahead.total > 0 && (
            <>
              {"; "}
              <Link href={tripsReturning(days.ahead)} color="inherit" underline="always">
                <Money amount={ahead.ganancia} strong />
              </Link>{" "}
              {texts.ahead}
            </>
          )}
          <About label={texts.month}>{texts.monthAbout}</About>
        </>
      )}
    </Typography>
  );
}
