import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Change } from "../Change.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

interface MonthChangeProps {
  readonly now: number;
  readonly before: number;
  /** Formatted value of the previous month. */
  readonly shown: ReactNode;
}

/** Shows an empty line while a change is loading, so that the content below does not move when it arrives. */
export const NoChangeYet = () => (
  <span aria-hidden="true">
    &nbsp;
    <br />
    &nbsp;
  </span>
);

/** Shows the previous month's value of a figure, and the change since then. */
export const MonthChange = ({ now, before, shown }: MonthChangeProps) => (
  <>
    <Change now={now} before={before} than={texts.sameDay} />
    <Typography variant="caption" component="span" sx={{ display: "block" }}>
      {shown} {texts.before}
    </Typography>
  </>
);
