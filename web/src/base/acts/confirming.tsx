import type { ComponentProps } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { Frame, OpenAct } from "./record-acts.tsx";

type ConfirmText = Omit<ComponentProps<typeof ConfirmDialog>, keyof Frame | "open" | "onConfirm" | "further">;

/** Returns a dialog for an act that needs only a confirmation. */
export const confirming = <Row,>(textOf: (record: Row) => ConfirmText) =>
  function Confirming({ record, frame, send }: OpenAct<Row, Record<never, never>>) {
    return <ConfirmDialog open {...frame} {...textOf(record)} onConfirm={() => void send({})} />;
  };
