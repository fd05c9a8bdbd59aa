import Box from "@mui/material/Box";
import { QuestionForm } from "./QuestionForm.tsx";
import { useQuoteQuestionAnswerMutation } from "./questions.generated.ts";

/** The box in which a question of the client is answered. */
export function AnswerForm({ questionId }: { readonly questionId: string }) {
  const [answer] = useQuoteQuestionAnswerMutation({
    refetchQueries: ["QuoteQuestions", "QuoteDetail", "QuoteLinks", "MyDay"],
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
