import { today } from "@travesia/api/colombia/days";
import type { ComponentProps } from "react";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { purchaseReads } from "../purchase/purchase.reads.ts";
import { purchaseToasts } from "../purchase/purchase.texts.ts";
import {
  InstallmentPayDocument,
  type InstallmentRecordFragment,
  type PurchaseRecordFragment,
} from "../purchase/purchases.generated.ts";
import { InstallmentsDialog } from "./InstallmentsDialog.tsx";
import { PayInstallmentDialog } from "./PayInstallmentDialog.tsx";

/** Installment of a purchase. */
interface InstallmentOf {
  readonly id: string;
  readonly installment: InstallmentRecordFragment;
  readonly purchase: PurchaseRecordFragment;
}

const acts = {
  pay: recordAct<InstallmentOf>()({
    label: "Pagar cuota",
    mutation: InstallmentPayDocument,
    done: purchaseToasts.installmentPaid,
    failing: "payInstallment",
    progress: true,
    Dialog: ({ record, frame, progress, send }) => (
      <PayInstallmentDialog
        {...record}
        {...frame}
        progress={progress}
        onSubmit={(input, file) => send({ input, file })}
      />
    ),
  }),
};

/** Shows the instalments of a purchase, and pays them one after the other. */
export function ManagedInstallments(
  props: Omit<ComponentProps<typeof InstallmentsDialog>, "today" | "onPay">,
) {
  const { purchase } = props;
  const { show, dialog } = useRecordActs(acts, { reads: purchaseReads });
  return (
    <>
      <InstallmentsDialog
        {...props}
        today={today(new Date())}
        onPay={(installment) => show("pay", { id: installment.id, installment, purchase })}
      />
      {dialog}
    </>
  );
}
