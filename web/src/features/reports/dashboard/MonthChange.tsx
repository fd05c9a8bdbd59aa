import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Change } from "../Change.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

interface MonthChangeProps {
  readonly now: number;
  readonly before: number;
  /** Value of the month before, formatted. */
  readonly shown: ReactNode;
}

/** Shows the place of a change that is still being read: the content below does not move when it arrives. */
export const NoChangeYet = () => (
  <span aria-hidden="true">
    &nbsp;
    <br />
    &nbsp;
  </span>
);

/** Shows a figure of the month before, and its change since. */
export const MonthChange = ({ now, before, shown }: MonthChangeProps) => (
  <>
    <Change now={now} before={before} than={texts.sameDay} />
    <Typography variant="caption" component="span" sx={{ display: "block" }}>
      {shown} {texts.before}
    </Typography>
  </>
);
