import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ComponentProps, ReactNode } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { FailureKey } from "../failure/failures.texts.ts";
import { readOver } from "../saving/read-after.ts";
import { ReasonDialog } from "../saving/ReasonDialog.tsx";
import { useActs } from "../saving/useActs.ts";
import type { SavingOptions, Wrong } from "../saving/useSaving.ts";

interface Identified {
  readonly id: string;
}

/** Variables of a mutation of one record, without the record's id. */
type InputOf<Variables> = Omit<Variables, "id">;

/** Properties of a dialog that no act needs to know: whether it is sent, its refusal, its end. */
interface Frame {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Act that is open on a record: the properties of its dialog. */
export interface OpenAct<Row, Input> {
  readonly record: Row;
  /** Properties for the dialog itself: `<FormDialog open {...frame} …>`. */
  readonly frame: Frame;
  /** Sends the act. Resolves to the wrong fields, or to null when it is done, and the dialog then closes. */
  readonly send: (input: Input) => Promise<Wrong | null>;
  /** Runs another mutation from the dialog, which stays open; a refusal is shown in it. */
  readonly performHere: ReturnType<typeof useActs>["performHere"];
}

interface Definition<Row, Data, Variables> {
  readonly label: string;
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /** Toast of its success. */
  readonly done: string;
  /** Words of a failure that the server did not explain, if they differ from the words of the table. */
  readonly failing?: FailureKey;
  readonly Dialog: (opened: OpenAct<Row, InputOf<Variables>>) => ReactNode;
  /** True for an act that only the first person can do, such as a decision. */
  readonly decides?: boolean;
  readonly color?: "error" | "inherit";
  /** Lists of buttons in which it is offered. */
  readonly places?: readonly string[];
}

/** Act of a record as the screens know it; `recordAct` makes it. */
export interface RecordAct<Row> extends Pick<
  Definition<Row, never, never>,
  "label" | "decides" | "color" | "places"
> {
  readonly element: (opened: Opened<Row>) => ReactNode;
}

interface Opened<Row> extends Omit<OpenAct<Row, never>, "send"> {
  readonly send: <Data, Variables>(
    definition: Pick<Definition<Row, Data, Variables>, "mutation" | "done" | "failing">,
    variables: Variables,
  ) => Promise<Wrong | null>;
}

/**
 * Makes the acts of a kind of record: `const act = recordAct<PaymentRowFragment>();` and then, in the table,
 * `withdraw: act({ label: "Retirar", mutation: PaymentWithdrawDocument, done: "Pago retirado", Dialog: … })`.
 */
export const recordAct =
  <Row extends Identified>() =>
  <Data, Variables extends Identified>({
    Dialog,
    ...act
  }: Definition<Row, Data, Variables>): RecordAct<Row> => ({
    ...act,
    element: ({ send, ...opened }) => (
      <Dialog
        {...opened}
        send={(input) => send(act, { ...input, id: opened.record.id } as unknown as Variables)}
      />
    ),
  });

type ConfirmText = Omit<ComponentProps<typeof ConfirmDialog>, keyof Frame | "open" | "onConfirm" | "further">;

/** Makes the dialog of an act that needs a confirmation alone. */
export const confirming = <Row,>(textOf: (record: Row) => ConfirmText) =>
  function Confirming({ record, frame, send }: OpenAct<Row, object>) {
    return <ConfirmDialog open {...frame} {...textOf(record)} onConfirm={() => void send({})} />;
  };

type ReasonText = Omit<ComponentProps<typeof ReasonDialog>, keyof Frame | "onSubmit">;

/** Makes the dialog of an act that needs a reason; `inputOf` makes the mutation's variables of the reason. */
export const withReason = <Row, Input>(
  textOf: (record: Row) => ReasonText,
  inputOf: (reason: string) => Input,
) =>
  function WithReason({ record, frame, send }: OpenAct<Row, Input>) {
    return <ReasonDialog {...frame} {...textOf(record)} onSubmit={(reason) => send(inputOf(reason))} />;
  };

interface RecordActsOptions<Row> extends SavingOptions {
  /** Queries that show these records, by name. */
  readonly reads: string[];
  /**
   * Resolves to the sentence that names who decided meanwhile; null while the record waits for a decision.
   */
  readonly decidedMeanwhile?: (record: Row) => Promise<string | null>;
  /** Called when a record has been decided, also by another person. */
  readonly onDecided?: ((id: string) => void) | undefined;
}

/** Sentence of another person's decision, in place of an answer. */
class DecidedMeanwhile {
  constructor(readonly sentence: string) {}
}

/**
 * Returns the acts of a kind of record: `show` opens an act on a record, `dialog` is the dialog that is open,
 * or null. A refused dialog keeps its text. When another person decided first, the dialog closes and a toast
 * names that person.
 */
export function useRecordActs<Name extends string, Row extends Identified>(
  acts: Readonly<Record<Name, RecordAct<Row>>>,
  { reads, decidedMeanwhile, onDecided, ...saving }: RecordActsOptions<Row>,
) {
  const client = useApolloClient();
  const { open, busy, failure, show, close, perform, performHere } = useActs<{
    readonly act: Name;
    readonly record: Row;
  }>(saving);
  const opened = open && acts[open.act];
  const sender =
    ({ act, record }: NonNullable<typeof open>): Opened<Row>["send"] =>
    async ({ mutation, done, failing }, variables) => {
      const { decides = false } = acts[act];
      const wrong = await perform(
        async () => {
          try {
            await client.mutate({
              mutation,
              variables: variables as never,
              refetchQueries: reads,
              awaitRefetchQueries: true,
            });
            return null;
          } catch (error) {
            const sentence = decides ? await decidedMeanwhile?.(record).catch(() => null) : null;
            if (!sentence) throw error;
            await readOver(client, "active");
            return new DecidedMeanwhile(sentence);
          }
        },
        (meanwhile) => meanwhile?.sentence ?? done,
        failing,
      );
      if (!wrong && decides) onDecided?.(record.id);
      return wrong;
    };
  return {
    busy,
    performHere,
    show: (act: Name, record: Row) => show({ act, record }),
    dialog:
      open && opened
        ? opened.element({
            record: open.record,
            frame: { busy, failure, onClose: close },
            performHere,
            send: sender(open),
          })
        : null,
  };
}

/** Returns the acts of a table that are offered in a place, in the table's order. */
export const placedActs = <Name extends string>(
  acts: Readonly<Record<Name, Pick<RecordAct<never>, "places">>>,
  place: string,
): readonly Name[] =>
  (Object.keys(acts) as Name[]).filter((name) => acts[name].places?.includes(place) ?? false);
