import { useState } from "react";
import type { Answers } from "./DoubtfulLines.tsx";

const unanswered: Answers = new Map();

/** Keeps a person's answers about the doubtful lines of a preview; another preview has no answers yet. */
export function useLineAnswers(preview: object | null) {
  const [kept, keep] = useState({ of: preview, answers: unanswered });
  const answers = kept.of === preview ? kept.answers : unanswered;
  return {
    answers,
    /** The answers as they are sent. */
    take: [...answers].map(([line, choice]) => ({ line, choice })),
    answer: (next: Answers) => keep({ of: preview, answers: next }),
  };
}
