import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Change } from "../Change.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

interface MonthChangeProps {
  readonly now: number;
  readonly before: number;
  /** What it was the month before, as it is shown. */
  readonly shown: ReactNode;
}

/** What a figure was the month before, and how it changed since. */
export const MonthChange = ({ now, before, shown }: MonthChangeProps) => (
  <>
    <Change now={now} before={before} />
    <Typography variant="caption" component="span" sx={{ display: "block" }}>
      {shown} {texts.before}
    </Typography>
  </>
);
