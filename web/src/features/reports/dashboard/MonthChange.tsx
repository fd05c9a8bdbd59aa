import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Trend } from "../Trend.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

interface MonthChangeProps {
  readonly now: number;
  readonly before: number;
  /** Formatted value of the previous month. */
  readonly shown: ReactNode;
}

/** Shows an empty line while a change is loading, so that the content below does not move when it arrives. */
export const NoChangeYet = () => <span aria-hidden="true">&nbsp;</span>;

/** Shows the change of a figure since the same day of the previous month, and its value then. */
export const MonthChange = ({ now, before, shown }: MonthChangeProps) => (
  <>
    <Trend now={now} before={before} than={texts.sameDay} />{" "}
    <Typography variant="caption" component="span" noWrap>
      {shown} {texts.before}
    </Typography>
  </>
);
