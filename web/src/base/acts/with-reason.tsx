import type { ComponentProps } from "react";
import { ReasonDialog } from "../saving/ReasonDialog.tsx";
import type { Frame, OpenAct } from "./record-acts.tsx";

type ReasonText = Omit<ComponentProps<typeof ReasonDialog>, keyof Frame | "onSubmit">;

/**
 * Returns a dialog for an act that needs a reason; `inputOf` builds the mutation's variables from the
 * reason.
 */
export const withReason = <Row, Input>(
  textOf: (record: Row) => ReasonText,
  inputOf: (reason: string, record: Row) => Input,
) =>
  function WithReason({ record, frame, send }: OpenAct<Row, Input>) {
    return (
      <ReasonDialog {...frame} {...textOf(record)} onSubmit={(reason) => send(inputOf(reason, record))} />
    );
  };
