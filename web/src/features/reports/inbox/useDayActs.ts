import { addDays, today } from "@travesia/api/colombia/days";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUndo } from "../../../base/saving/useUndo.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { stepPast } from "../../../ui/table/row-keys.ts";
import {
  usePaymentPromiseMutation,
  usePaymentPromiseWithdrawMutation,
} from "../../payments/receivable/receivables.generated.ts";
import type { PaymentPromiseInput } from "../../../graphql/schema.generated.ts";
import type { DayRowFragment } from "../my-day.generated.ts";
import { dayKinds } from "../my-day.kinds.ts";
import {
  useRecordPostponeMutation,
  useRecordResumeMutation,
  useRecordsResumeMutation,
} from "../postponing/postponing.generated.ts";
import { postponements, postponingTexts, type Postponement } from "../postponing/postponing.texts.ts";
import { useReminding } from "../reminding/useReminding.ts";
import { rowKey } from "./day-row.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

/** Queries of Mi día, which every act on it changes. */
const day = { refetchQueries: ["DayInbox", "MyDay", "PostponedCount"], awaitRefetchQueries: true };

/** An open dialog of Mi día, and the row it concerns. */
interface Asked {
  readonly act: "answer" | "promise";
  readonly row: DayRowFragment;
}

/**
 * Returns the acts on rows of Mi día. A finished row disappears immediately and the next row is focused; a
 * reversible act offers to undo it. The row returns when its act is refused or undone.
 */
export function useDayActs() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<Asked | null>(null);
  const { busy, failure, perform, forget } = useSaving();
  const undoable = useUndo();
  const toasts = useToasts();
  const navigate = useNavigate();
  const openChat = useOpenChat(perform);
  const reminding = useReminding(day);
  const [postpone] = useRecordPostponeMutation(day);
  const [resume] = useRecordResumeMutation(day);
  const [resumeAll] = useRecordsResumeMutation(day);
  const [promise] = usePaymentPromiseMutation(day);
  const [withdraw] = usePaymentPromiseWithdrawMutation(day);

  const back = (row: DayRowFragment) =>
    setLeft((before) => new Set([...before].filter((key) => key !== rowKey(row))));
  const leave = (row: DayRowFragment) => {
    stepPast(rowKey(row));
    setLeft((before) => new Set([...before, rowKey(row)]));
  };
  /** Removes a row while its act runs; the row returns when the act is refused. */
  const leaving = async <R>(row: DayRowFragment, act: () => Promise<R>): Promise<R> => {
    leave(row);
    try {
      return await act();
    } catch (refused) {
      back(row);
      throw refused;
    }
  };
  const offer = (row: DayRowFragment, done: string, opposite: () => Promise<unknown>, begun?: number) =>
    undoable(
      done,
      async () => {
        await opposite();
        back(row);
      },
      begun,
    );

  return {
    asked,
    busy,
    failure,
    close: () => ask(null),
    isHere: (row: DayRowFragment): boolean => !left.has(rowKey(row)),
    write: (row: DayRowFragment): void => {
      const of = dayKinds[row.kind].reminds;
      if (!of) return;
      const begun = performance.now();
      openChat(() =>
        leaving(row, async () => {
          const message = await reminding.byWhatsApp(of, row.recordId);
          offer(row, texts.written(row.person), () => reminding.withdraw(of, row.recordId), begun);
          return message;
        }),
      );
    },
    mail: (row: DayRowFragment): void => {
      const of = dayKinds[row.kind].reminds;
      if (!of) return;
      void perform(() => leaving(row, () => reminding.byMail(of, row.recordId)), texts.reminded(row.person));
    },
    answer: (row: DayRowFragment): void => {
      const { answers } = dayKinds[row.kind];
      if (typeof answers === "function") void navigate(answers(row.recordId));
      else if (answers) ask({ act: "answer", row });
      else toasts.info(texts.noQuestion, 5);
    },
    promise: (row: DayRowFragment): void => {
      forget();
      ask({ act: "promise", row });
    },
    notePromise: async (row: DayRowFragment, input: PaymentPromiseInput) => {
      let id: string | undefined;
      const wrong = await perform(
        () =>
          leaving(row, async () => {
            const { data } = await promise({ variables: { contractId: row.recordId, input } });
            id = data?.promisePayment.id;
          }),
        null,
      );
      if (wrong || !id) return wrong;
      const promised = id;
      ask(null);
      offer(row, texts.promised(row.person), () => withdraw({ variables: { id: promised } }));
      return null;
    },
    postpone: (row: DayRowFragment, [days, label]: Postponement = postponements[0]): void => {
      const { kind, recordId } = row;
      const until = addDays(today(new Date()), days);
      const begun = performance.now();
      const again = () => resume({ variables: { input: { kind, recordId } } });
      void perform(
        () => leaving(row, () => postpone({ variables: { input: { kind, recordId, until } } })),
        () => {
          offer(row, postponingTexts.done(row.person, label), again, begun);
          return null;
        },
      );
    },
    resumeAll: (): void =>
      void perform(async () => {
        await resumeAll();
        setLeft(new Set());
      }, null),
  };
}

export type DayActs = ReturnType<typeof useDayActs>;
