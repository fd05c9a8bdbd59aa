import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Later } from "../../../ui/Later.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { QuestionLines } from "../sharing/QuestionLines.tsx";
import { useQuoteQuestionAskMutation, useQuoteQuestionsQuery } from "../sharing/questions.generated.ts";

const QuestionForm = lazyPart(async () => (await import("../sharing/QuestionForm.tsx")).QuestionForm);

/** Height in px reserved for the form until it is loaded. */
const FORM_HEIGHT = 88;

interface ClientQuestionsProps {
  readonly quoteId: string;
  readonly token: string | null;
  /** True while the client may still ask a question. */
  readonly open: boolean;
}

/** Shows the client's questions about the offer, and their answers. */
export function ClientQuestions({ quoteId, token, open }: ClientQuestionsProps) {
  const context = besideSession(token);
  const read = useQuoteQuestionsQuery({ variables: { id: quoteId }, context });
  const [ask] = useQuoteQuestionAskMutation({ context, refetchQueries: ["QuoteQuestions"] });
  const questions = read.data?.quoteQuestions ?? [];
  if (!open && questions.length === 0) return <Unread of={read} what="Tus preguntas" />;
  return (
    <Card component="section" aria-label="Preguntas" sx={{ p: { xs: 5, md: 6 } }}>
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        {questions.length > 0 ? "Tus preguntas" : "¿Tienes una pregunta?"}
      </Typography>
      <Unread of={read} apart />
      <QuestionLines
        questions={questions}
        open={() => (
          <Typography variant="body2" sx={{ mt: 1 }}>
            Tu asesor te responderá aquí.
          </Typography>
        )}
      />
      {open && (
        <Box sx={{ mt: 5 }}>
          <Later waiting={<Skeleton variant="rounded" height={FORM_HEIGHT} />}>
            <QuestionForm
              label="Tu pregunta"
              submit="Enviar pregunta"
              missing="Escribe tu pregunta"
              done="Recibimos tu pregunta"
              onSend={(text) => ask({ variables: { id: quoteId, text } })}
            />
          </Later>
        </Box>
      )}
    </Card>
  );
}
