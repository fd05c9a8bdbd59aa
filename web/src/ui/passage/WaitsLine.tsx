import Typography from "@mui/material/Typography";
import { formatSince } from "../days.ts";

/** Who does a step, and what it is, after `debe`; `since` is an ISO instant. */
export interface StepOf {
  /** Whom the sentence names; null is who reads it. */
  readonly who: string | null;
  /** Who may do it, where it is no single person. */
  readonly people?: readonly string[];
  readonly step: string;
  readonly since?: string | null | undefined;
}

/** How many people are named beside their office. */
const MOST_NAMED = 3;

const peopleText = (people: readonly string[]) =>
  people.length > 0 && people.length <= MOST_NAMED ? ` (${people.join(", ")})` : "";

/** Who does the next step of a record: `Ana Ruiz debe enviarlo · desde hoy`. */
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
