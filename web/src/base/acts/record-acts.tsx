import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { type ComponentType, Suspense, useState } from "react";
import type { FailureKey } from "../failure/failures.texts.ts";
import { readOver } from "../saving/read-after.ts";
import { useActs } from "../saving/useActs.ts";
import type { Said, SavingOptions, Wrong } from "../saving/useSaving.ts";
import { useUndo } from "../saving/useUndo.tsx";
import { useMailToast } from "../useMailToast.ts";
import type { ShownAct } from "./shown-acts.ts";

interface Identified {
  readonly id: string | number;
}

/** Common properties of a dialog: whether it is being submitted, its refusal, and its closing. */
export interface Frame {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** Input of an act, or a function that builds it for another version of the record. */
type Sent<Input> = Input | ((version?: number) => Input);

/** Act that is open on a record, with the properties of its dialog. */
export interface OpenAct<Row, Input = object> {
  readonly record: Row;
  /** Properties for the dialog itself: `<FormDialog open {...frame} …>`. */
  readonly frame: Frame;
  /** Counter that increases when a form must be reset to the stored values. */
  readonly fresh: number;
  /** Share of the file that has been uploaded, 0–1; null when no file is uploading. */
  readonly progress: number | null;
  /**
   * Submits the act; `toast` replaces the success toast of the table. Resolves to the errors of the
   * fields, or to null on success, and then the dialog closes.
   */
  readonly send: (input: Sent<Input>, toast?: string) => Promise<Wrong | null>;
  /** Runs another mutation from the dialog, which stays open and displays a refusal. */
  readonly performHere: ReturnType<typeof useActs>["performHere"];
  /** Opens another act on the record in place of this one. */
  readonly instead: (act: string) => void;
}

interface Definition<Row, Data, Variables> {
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /**
   * Toast shown on success; an announcement for an act whose result the page shows, such as a row of a list.
   */
  readonly done: Said | ((data: Data, record: Row, variables: Variables) => Said | null);
  /**
   * True for an act that e-mails a client: the toast mentions it while such e-mails wait for the owner's
   * approval.
   */
  readonly mails?: boolean;
  /**
   * Mutation by which the toast can undo the act; null for a record on which the act cannot be undone.
   */
  readonly undo?: (
    record: Row,
    data: Data,
  ) => Pick<ApolloClient.MutateOptions, "mutation" | "variables"> | null;
  /** Returns the address of the page that opens after the act. */
  readonly leadsTo?: (data: Data) => string;
  /** Names of the queries that show the record, if they differ from the table's. */
  readonly reads?: readonly string[];
  /** Key of the message for a failure that the server did not explain, if it differs from the table's. */
  readonly failing?: FailureKey;
  /** True for an act that only the first user can perform, such as a decision. */
  readonly decides?: boolean;
  /** True for an act whose dialog shows the upload progress of its file. */
  readonly progress?: boolean;
}

interface Known<Row, Variables> {
  /**
   * Returns the variables taken from the record, by default its id; `version` is the version to overwrite
   * when another person saved the record first.
   */
  readonly of?: (record: Row, version?: number) => Variables;
}

/** Dialog of an act. An act without required input may have no dialog: it is submitted immediately. */
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
 * Act on a record, as the screens use it. `recordAct` builds it from a mutation; the screen itself
 * performs an act that has neither dialog nor mutation.
 */
export interface RecordAct<Row, Place extends string = string> extends ShownAct<Place> {
  readonly decides?: boolean;
  /** Dialog of the act; without it the act is submitted immediately. */
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
    const of = (record: Row, version?: number) => given?.(record, version) ?? { id: record.id };
    return {
      ...act,
      sendAtOnce: (record, send) => send(act, (version) => of(record, version) as unknown as Variables),
      ...(Dialog && {
        Dialog: ({ send, ...opened }) => (
          <Dialog
            {...opened}
            send={(input, toast) =>
              send(toast === undefined ? act : { ...act, done: toast }, (version) => {
                const typed = typeof input === "function" ? input(version) : input;
                return { ...typed, ...of(opened.record, version) } as unknown as Variables;
              })
            }
          />
        ),
      }),
    };
  };

interface RecordActsOptions<Name extends string, Row> extends SavingOptions {
  /** Names of the queries that show these records. */
  readonly reads: readonly string[];
  /** Current records of the screen; an open dialog shows the current data of its record. */
  readonly records?: readonly Row[];
  /** Handlers of the acts that the screen performs itself. */
  readonly own?: Partial<Record<Name, (record: Row) => void>>;
  /**
   * Resolves to a sentence naming the person who decided in the meantime; null while the record still waits
   * for a decision.
   */
  readonly decidedMeanwhile?: (record: Row) => Promise<string | null>;
  /** Opens the page that follows an act. */
  readonly navigate?: (address: string) => void;
  /** Called when an act is done, also when another person decided first. */
  readonly onDone?: (record: Row, act: RecordAct<Row>) => void;
}

/**
 * Returns the acts of a kind of record: `show` starts an act on a record; `dialog` is the open dialog,
 * or null. A dialog keeps its text after a refusal. When another person decided first, the dialog closes and
 * a toast names that person.
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
      const sent = async (version?: number): Promise<Said | null> => {
        const variables = variablesOf(version);
        const context = definition.progress ? { onProgress: setProgress } : {};
        const answer = await client
          .mutate({ mutation, variables: variables as never, context, ...lists })
          .finally(() => setProgress(null));
        const data = answer.data as never;
        address = definition.leadsTo?.(data);
        const text = typeof done === "function" ? done(data, record, variables) : done;
        if (typeof text !== "string") return text;
        const opposite = undo?.(record, data);
        if (!opposite) return definition.mails ? mailToast(text) : text;
        undoable(text, () => client.mutate({ ...opposite, ...lists }));
        return null;
      };
      const sentOrDecided = async (version?: number): Promise<Said | null> => {
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
    /** Refusal of an act without a dialog, for a screen that shows it beside the button. */
    failure: Dialog ? null : failure,
    performHere,
    show: begin,
    /** Submits an act without its dialog. */
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
