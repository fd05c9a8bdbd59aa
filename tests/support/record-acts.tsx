import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { type Answer, serverAnswers, aSessionUser, showConnected, uploadsAnswered } from "./web.tsx";

interface UsedActs<Name extends string, Row> {
  readonly show: (act: Name, record: Row) => void;
  readonly dialog: ReactNode;
}

const refusal = (message: string) => ({
  errors: [{ message, extensions: { code: "CONFLICT" } }],
  data: null,
});

/**
 * Opens the dialog of an act on a record: `openAct(usePaymentActs, "verify", payment)`. The server refuses it
 * with `message`, and answers other operations with `answers`. Returns the variables of each request of a
 * mutation, with its files.
 */
export function openAct<Name extends string, Row>(
  useActs: () => UsedActs<Name, Row>,
  act: Name,
  record: Row,
  {
    message = "No",
    answers = {},
    frame = (part) => part,
  }: {
    readonly message?: string;
    readonly answers?: Readonly<Record<string, Answer>>;
    readonly frame?: (part: ReactNode) => ReactNode;
  } = {},
) {
  const refused = refusal(message);
  const seen = serverAnswers(new Proxy(answers, { get: (given, name) => given[String(name)] ?? refused }));
  const uploaded = uploadsAnswered(() => refused);
  function Dialog() {
    const { show, dialog } = useActs();
    return dialog ?? <button onClick={() => show(act, record)}>Abrir</button>;
  }
  showConnected(frame(<Dialog />), aSessionUser({ id: 9 }));
  fireEvent.click(screen.getByRole("button", { name: "Abrir" }));
  return () => [
    ...seen.filter(({ operation }) => !(operation in answers)).map(({ variables }) => variables),
    ...uploaded,
  ];
}
