import { nameProblem } from "@travesia/api/colombia/names";
import { unprintedProblem } from "@travesia/api/printed-letters";

/** Returns the error of a name or surname that documents print; null when there is none. */
export const personNameProblem = (name: string, field?: string): string | null =>
  nameProblem(name, field) ?? unprintedProblem(name);
