import Box from "@mui/material/Box";
import { Unread } from "../../../app/failure/Unread.tsx";
import { Section } from "../../../ui/Section.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { QuestionLines } from "./QuestionLines.tsx";
import { useQuoteQuestionAnswerMutation, useQuoteQuestionsQuery } from "./questions.generated.ts";

/** What the client asked on the page of the offer, to be answered; nothing is shown before the first. */
export function QuoteQuestions({ quoteId }: { readonly quoteId: string }) {
  const read = useQuoteQuestionsQuery({ variables: { id: quoteId } });
  const [answer] = useQuoteQuestionAnswerMutation({
    refetchQueries: ["QuoteQuestions", "QuoteDetail", "QuoteLinks"],
  });
  const questions = read.data?.quoteQuestions ?? [];
  if (questions.length === 0) return <Unread of={read} what="Preguntas del cliente" />;
  return (
    <Section title="Preguntas del cliente">
      <QuestionLines
        questions={questions}
        open={({ id }) => (
          <Box sx={{ mt: 3 }}>
            <QuestionForm
              label="Respuesta"
              submit="Responder"
              missing="Escribe la respuesta"
              done="Respuesta enviada al cliente"
              onSend={(text) => answer({ variables: { id, text } })}
            />
          </Box>
        )}
      />
    </Section>
  );
}
