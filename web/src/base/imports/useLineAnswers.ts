import { useState } from "react";
import type { Answers } from "./DoubtfulLines.tsx";

const unanswered: Answers = new Map();

/**
 * Holds the user's choices for the doubtful lines of a preview; a different preview starts without choices.
 */
export function useLineAnswers(preview: object | null) {
  const [kept, keep] = useState({ of: preview, answers: unanswered });
  const answers = kept.of === preview ? kept.answers : unanswered;
  return {
    answers,
    /** Choices in the form the mutation takes. */
    take: [...answers].map(([line, choice]) => ({ line, choice })),
    answer: (next: Answers) => keep({ of: preview, answers: next }),
  };
}
