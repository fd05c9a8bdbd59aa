import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { receivableTexts as texts } from "./receivable.texts.ts";
import { type ReceivableRowFragment, useReceivablesRemindMutation } from "./receivables.generated.ts";

function RemindEach({ rows, ...dialog }: BulkDialogProps<ReceivableRowFragment>) {
  const [remind] = useReceivablesRemindMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`Recordar a ${rows.length === 1 ? "1 cliente" : `${rows.length} clientes`}`}
      confirm="Recordar"
      perform={(slice) => remind({ variables: slice })}
    >
      Cada uno recibe por correo lo que está vencido y cómo pagarlo. La Ley 2300 permite un recordatorio al
      día, por un solo canal a la semana y en su horario; a quien no se le pueda recordar, te lo decimos.
    </ConfirmEach>
  );
}

/** Bulk acts on contracts with a debt. */
export const receivableBulkActs: readonly BulkAct<ReceivableRowFragment>[] = [
  {
    key: "remind",
    label: texts.remind,
    allows: ({ saldoVencido }) => saldoVencido > 0,
    Dialog: RemindEach,
  },
];
