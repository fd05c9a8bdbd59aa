import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { type ComponentType, Suspense, useState } from "react";
import type { FailureKey } from "../failure/failures.texts.ts";
import { readOver } from "../saving/read-after.ts";
import { useActs } from "../saving/useActs.ts";
import type { SavingOptions, Wrong } from "../saving/useSaving.ts";
import { useUndo } from "../saving/useUndo.tsx";
import { useMailToast } from "../useMailToast.ts";
import type { ShownAct } from "./shown-acts.ts";

interface Identified {
  readonly id: string | number;
}

/** Properties of a dialog that no act needs to know: whether it is sent, its refusal, its end. */
export interface Frame {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Input of an act, or a function that makes it over another person's version. */
type Sent<Input> = Input | ((version?: number) => Input);

/** Act that is open on a record: the properties of its dialog. */
export interface OpenAct<Row, Input = object> {
  readonly record: Row;
  /** Properties for the dialog itself: `<FormDialog open {...frame} …>`. */
  readonly frame: Frame;
  /** Changes when a form has to begin again with the stored values. */
  readonly fresh: number;
  /** Part of the file that has been sent, 0–1; null while none is sent. */
  readonly progress: number | null;
  /**
   * Sends the act; `toast` is shown in place of the toast of the table. Resolves to the wrong fields, or to
   * null when it is done, and the dialog then closes.
   */
  readonly send: (input: Sent<Input>, toast?: string) => Promise<Wrong | null>;
  /** Runs another mutation from the dialog, which stays open; a refusal is shown in it. */
  readonly performHere: ReturnType<typeof useActs>["performHere"];
  /** Opens another act on the record, in place of this one. */
  readonly instead: (act: string) => void;
}

interface Definition<Row, Data, Variables> {
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /** Toast of its success. */
  readonly done: string | ((data: Data, record: Row, variables: Variables) => string | null);
  /** True for an act that mails a client: its toast says so while such mails wait for the owner. */
  readonly mails?: boolean;
  /** Mutation by which the toast undoes it; null for a record on which it cannot be undone. */
  readonly undo?: (
    record: Row,
    data: Data,
  ) => Pick<ApolloClient.MutateOptions, "mutation" | "variables"> | null;
  /** Address of the page that follows the act. */
  readonly leadsTo?: (data: Data) => string;
  /** Queries that show the record, by name, if they differ from the table's. */
  readonly reads?: readonly string[];
  /** Words of a failure that the server did not explain, if they differ from the words of the table. */
  readonly failing?: FailureKey;
  /** True for an act that only the first person can do, such as a decision. */
  readonly decides?: boolean;
  /** True for an act whose dialog shows how much of its file has been sent. */
  readonly progress?: boolean;
}

interface Known<Row, Variables> {
  /** Variables that the record gives; without it the id of the record. */
  readonly of?: (record: Row) => Variables;
}

/** Dialog of an act. An act without required input may have none: it is sent at once. */
type Asking<Row, Input> =
  | { readonly Dialog: ComponentType<OpenAct<Row, Input>> }
  | (Record<never, never> extends Input ? { readonly Dialog?: never } : never);

interface Opened<Row> extends Omit<OpenAct<Row, never>, "send"> {
  readonly send: Send<Row>;
}

type Send<Row> = <Data, Variables>(
  definition: Definition<Row, Data, Variables>,
  variables: (version?: number) => Variables,
) => Promise<Wrong | null>;

/**
 * Act of a record as the screens know it. `recordAct` makes the act of a mutation; an act with neither dialog
 * nor a mutation is done by the screen.
 */
export interface RecordAct<Row, Place extends string = string> extends ShownAct<Place> {
  readonly decides?: boolean;
  /** Dialog of the act; without it the act is sent at once. */
  readonly Dialog?: ComponentType<Opened<Row>>;
  readonly sendAtOnce?: (record: Row, send: Send<Row>) => Promise<Wrong | null>;
}

/**
 * Makes the acts of a kind of record, for its places: `const act = recordAct<PaymentRowFragment, "row">();`
 * and then, in the table, `withdraw: act({ label: "Retirar", mutation: PaymentWithdrawDocument, done: "Pago
 * retirado", places: ["row"], Dialog: … })`.
 */
export const recordAct =
  <Row extends Identified, Place extends string = never>() =>
  <Data, Variables extends OperationVariables, Given = Pick<Variables, "id">>({
    Dialog,
    of: given,
    ...act
  }: ShownAct<Place> &
    Definition<Row, Data, Variables> &
    Known<Row, Given> &
    Asking<Row, Omit<Variables, keyof Given>>): RecordAct<Row, Place> => {
    const of = (record: Row) => given?.(record) ?? { id: record.id };
    return {
      ...act,
      sendAtOnce: (record, send) => send(act, () => of(record) as unknown as Variables),
      ...(Dialog && {
        Dialog: ({ send, ...opened }) => (
          <Dialog
            {...opened}
            send={(input, toast) =>
              send(toast === undefined ? act : { ...act, done: toast }, (version) => {
                const typed = typeof input === "function" ? input(version) : input;
                return { ...typed, ...of(opened.record) } as unknown as Variables;
              })
            }
          />
        ),
      }),
    };
  };

interface RecordActsOptions<Name extends string, Row> extends SavingOptions {
  /** Queries that show these records, by name. */
  readonly reads: readonly string[];
  /** The present records of the screen: an open dialog shows them as they are now. */
  readonly records?: readonly Row[];
  /** Functions of the acts that the screen does itself. */
  readonly own?: Partial<Record<Name, (record: Row) => void>>;
  /**
   * Resolves to the sentence that names who decided meanwhile; null while the record waits for a decision.
   */
  readonly decidedMeanwhile?: (record: Row) => Promise<string | null>;
  /** Opens the page that an act leads to. */
  readonly navigate?: (address: string) => void;
  /** Called when an act is done, also when another person decided first. */
  readonly onDone?: (record: Row, act: RecordAct<Row>) => void;
}

/**
 * Returns the acts of a kind of record: `show` begins an act on a record, `dialog` is the dialog that is
 * open, or null. A refused dialog keeps its text. When another person decided first, the dialog closes and a
 * toast names that person.
 */
export function useRecordActs<Name extends string, Row extends Identified>(
  acts: Readonly<Record<Name, RecordAct<Row>>>,
  { reads, records, own, decidedMeanwhile, navigate, onDone, ...saving }: RecordActsOptions<Name, Row>,
) {
  const client = useApolloClient();
  const undoable = useUndo();
  const mailToast = useMailToast();
  const [progress, setProgress] = useState<number | null>(null);
  const { open, busy, failure, fresh, show, close, perform, performHere } = useActs<{
    readonly act: RecordAct<Row>;
    readonly record: Row;
  }>(saving);
  const sender =
    (act: RecordAct<Row>, record: Row): Send<Row> =>
    async ({ mutation, done, undo, ...definition }, variablesOf) => {
      const lists = { refetchQueries: [...(definition.reads ?? reads)], awaitRefetchQueries: true };
      let address: string | undefined;
      const sent = async (version?: number): Promise<string | null> => {
        const variables = variablesOf(version);
        const context = definition.progress ? { onProgress: setProgress } : {};
        const answer = await client
          .mutate({ mutation, variables: variables as never, context, ...lists })
          .finally(() => setProgress(null));
        const data = answer.data as never;
        address = definition.leadsTo?.(data);
        const text = typeof done === "string" ? done : done(data, record, variables);
        const opposite = undo?.(record, data);
        if (text === null || !opposite) return text !== null && definition.mails ? mailToast(text) : text;
        undoable(text, () => client.mutate({ ...opposite, ...lists }));
        return null;
      };
      const sentOrDecided = async (version?: number): Promise<string | null> => {
        try {
          return await sent(version);
        } catch (error) {
          const sentence = act.decides ? await decidedMeanwhile?.(record).catch(() => null) : null;
          if (!sentence) throw error;
          await readOver(client, "active");
          return sentence;
        }
      };
      const wrong = await perform(sentOrDecided, (toast) => toast, definition.failing);
      if (!wrong) onDone?.(record, act);
      if (!wrong && address) navigate?.(address);
      return wrong;
    };
  const sendAtOnce = (name: Name, record: Row): void => {
    const act: RecordAct<Row> = acts[name];
    void act.sendAtOnce?.(record, sender(act, record));
  };
  const begin = (name: Name, record: Row): void => {
    const act: RecordAct<Row> = acts[name];
    const doIt = own?.[name];
    if (doIt) doIt(record);
    else if (act.Dialog) show({ act, record });
    else sendAtOnce(name, record);
  };
  const record = open && (records?.find(({ id }) => id === open.record.id) ?? open.record);
  const Dialog = open?.act.Dialog;
  return {
    busy,
    performHere,
    show: begin,
    /** Sends an act without its dialog. */
    sendAtOnce,
    dialog: Dialog && open && record && (
      <Suspense fallback={null}>
        <Dialog
          record={record}
          frame={{ busy, failure, onClose: close }}
          fresh={fresh}
          progress={progress}
          performHere={performHere}
          instead={(name) => begin(name as Name, record)}
          send={sender(open.act, record)}
        />
      </Suspense>
    ),
  };
}
