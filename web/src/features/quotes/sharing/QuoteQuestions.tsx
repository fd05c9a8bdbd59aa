import Box from "@mui/material/Box";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Section } from "../../../ui/Section.tsx";
import { QuestionLines } from "./QuestionLines.tsx";
import { useQuoteQuestionAnswerMutation, useQuoteQuestionsQuery } from "./questions.generated.ts";
import { QuestionForm } from "./QuestionForm.tsx";

interface QuoteQuestionsProps {
  readonly quoteId: string;
  /** Questions to show: unanswered or answered questions. */
  readonly show: "open" | "answered";
}

/** Shows the client's questions on the page of the offer; hidden when there are none. */
export function QuoteQuestions({ quoteId, show }: QuoteQuestionsProps) {
  const read = useQuoteQuestionsQuery({ variables: { id: quoteId } });
  const questions = (read.data?.quoteQuestions ?? []).filter(
    ({ answer }) => (answer === null) === (show === "open"),
  );
  if (questions.length === 0)
    return show === "open" ? <Unread of={read} what="Preguntas del cliente" /> : null;
  return (
    <Section title={show === "open" ? "El cliente pregunta" : "Preguntas del cliente"}>
      <QuestionLines questions={questions} open={({ id }) => <AnswerForm questionId={id} />} />
    </Section>
  );
}

/** Shows the form to answer a client's question. */
function AnswerForm({ questionId }: { readonly questionId: string }) {
  const [answer] = useQuoteQuestionAnswerMutation({
    refetchQueries: ["QuoteQuestions", "QuoteDetail", "QuoteLinks", "DayInbox"],
  });
  return (
    <Box sx={{ mt: 3 }}>
      <QuestionForm
        label="Respuesta"
        submit="Responder"
        missing="Escribe la respuesta"
        done="Respuesta enviada al cliente"
        onSend={(text) => answer({ variables: { id: questionId, text } })}
      />
    </Box>
  );
}
