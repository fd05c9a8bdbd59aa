import { Unread } from "../../../app/failure/Unread.tsx";
import { Section } from "../../../ui/Section.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { QuestionLines } from "./QuestionLines.tsx";
import { useQuoteQuestionsQuery } from "./questions.generated.ts";

interface QuoteQuestionsProps {
  readonly quoteId: string;
  /** Those that wait for an answer, or those that have one. */
  readonly show: "open" | "answered";
}

/** What the client asked on the page of the offer; nothing is shown where there is none. */
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
