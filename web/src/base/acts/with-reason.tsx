import type { ComponentProps } from "react";
import { ReasonDialog } from "../saving/ReasonDialog.tsx";
import type { Frame, OpenAct } from "./record-acts.tsx";

type ReasonText = Omit<ComponentProps<typeof ReasonDialog>, keyof Frame | "onSubmit">;

/** Makes the dialog of an act that needs a reason; `inputOf` makes the mutation's variables of it. */
export const withReason = <Row, Input>(
  textOf: (record: Row) => ReasonText,
  inputOf: (reason: string, record: Row) => Input,
) =>
  function WithReason({ record, frame, send }: OpenAct<Row, Input>) {
    return (
      <ReasonDialog {...frame} {...textOf(record)} onSubmit={(reason) => send(inputOf(reason, record))} />
    );
  };
