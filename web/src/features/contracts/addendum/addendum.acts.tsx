import { announced } from "../../../base/saving/useSaving.ts";
import type { ReactNode } from "react";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import {
  AddendumDraftDocument,
  type AddendumRecordFragment,
  AddendumSendDocument,
  AddendumUpdateDocument,
  AddendumWithdrawDocument,
} from "./addendum.generated.ts";
import { addendumTexts as texts } from "./addendum.texts.ts";
import { AddendumWriting } from "./AddendumWriting.tsx";

/** Addendum on which an act is performed. */
interface ActedAddendum extends AddendumRecordFragment {
  readonly contractId: string;
  /** Notice about the invoice that the addendum changes, shown before it is sent. */
  readonly invoice: ReactNode;
}

const act = recordAct<ActedAddendum>();

/** Acts on an addendum. */
export const addendumActs = {
  send: act({
    label: texts.send,
    labelAt: (status) => (status === "sent" ? texts.sendAgain : null),
    mutation: AddendumSendDocument,
    done: texts.sent,
    mails: true,
    reads: ["Addenda", "ContractVersions"],
    Dialog: confirming(({ invoice }) => ({
      title: texts.sendTitle,
      confirm: texts.send,
      children: (
        <>
          {texts.sendLead} {invoice}
        </>
      ),
    })),
  }),
  edit: act({
    label: texts.edit,
    mutation: AddendumUpdateDocument,
    done: announced(texts.edited),
    Dialog: ({ record, frame, send }) => (
      <AddendumWriting
        contractId={record.contractId}
        draft={record}
        {...frame}
        onSave={(input) => send((version = record.version) => ({ input: { ...input, version } }))}
      />
    ),
  }),
  withdraw: act({
    label: texts.withdraw,
    mutation: AddendumWithdrawDocument,
    done: texts.withdrawn,
    color: "inherit",
    Dialog: confirming(() => ({
      title: texts.withdrawTitle,
      confirm: texts.withdrawTitle,
      destructive: true,
      children: texts.withdrawLead,
    })),
  }),
} satisfies Record<string, RecordAct<ActedAddendum>>;

/** Acts on the addenda of a contract. */
export const addendaActs = {
  draft: recordAct<{ readonly id: string }>()({
    label: texts.begin,
    mutation: AddendumDraftDocument,
    of: ({ id }) => ({ contractId: id }),
    done: announced(texts.drafted),
    Dialog: ({ record: { id }, frame, send }) => (
      <AddendumWriting contractId={id} draft={null} {...frame} onSave={(input) => send({ input })} />
    ),
  }),
};
