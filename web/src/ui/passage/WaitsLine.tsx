import Typography from "@mui/material/Typography";
import { formatSince } from "../days.ts";

/** Next step and the people who do it, worded to follow `debe`; `since` is an ISO instant. */
export interface StepOf {
  /** Person or team named in the sentence; null for the reader. */
  readonly who: string | null;
  /** Names of the people who may do it, when it is not one person's task. */
  readonly people?: readonly string[];
  readonly step: string;
  readonly since?: string | null | undefined;
}

/** Greatest number of people named beside their team. */
const MOST_NAMED = 3;

const peopleText = (people: readonly string[]) =>
  people.length > 0 && people.length <= MOST_NAMED ? ` (${people.join(", ")})` : "";

/** Shows who does the next step of a record: `Ana Ruiz debe enviarlo · desde hoy`. */
export function WaitsLine({ who, people = [], step, since }: StepOf) {
  return (
    <Typography variant="body2" color="textSecondary">
      {who === null ? (
        <strong>Debes</strong>
      ) : (
        <>
          <strong>{who}</strong>
          {peopleText(people)} debe
        </>
      )}{" "}
      {step}
      {since && ` · ${formatSince(since)}`}
    </Typography>
  );
}
