import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { InstantText } from "../../../ui/DayText.tsx";
import type { AskedQuestionFragment } from "./questions.generated.ts";

interface QuestionLinesProps {
  readonly questions: readonly AskedQuestionFragment[];
  /** Renders the content below a question without an answer. */
  readonly open: (question: AskedQuestionFragment) => ReactNode;
}

/** Shows the questions with their answers, oldest first. */
export function QuestionLines({ questions, open }: QuestionLinesProps) {
  if (questions.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {questions.map((question) => {
        const { id, text, askedAt, answer, answeredAt, answeredBy } = question;
        return (
          <Box component="li" key={id} sx={{ py: 3, borderBottom: 1, borderColor: "divider" }}>
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              <InstantText at={askedAt} />
            </Typography>
            {answer && answeredAt ? (
              <Box sx={{ mt: 2, pl: 3, borderLeft: 2, borderColor: "primary.main" }}>
                <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{answer}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {answeredBy && `${answeredBy.name} ${answeredBy.lastname} · `}
                  <InstantText at={answeredAt} />
                </Typography>
              </Box>
            ) : (
              open(question)
            )}
          </Box>
        );
      })}
    </Box>
  );
}
