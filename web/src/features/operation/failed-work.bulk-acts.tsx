import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import { type FailedLineFragment, useFailedWorkRetryEachMutation } from "./operation.generated.ts";
import { operationTexts as texts } from "./operation.texts.ts";

function RetryEach({ rows, ...dialog }: BulkDialogProps<FailedLineFragment>) {
  const [retry] = useFailedWorkRetryEachMutation();
  const kind = rows[0]?.kind ?? "task";
  return (
    <ConfirmEach
      {...dialog}
      title={rows.length === 1 ? "Reintentar 1" : `Reintentar ${rows.length}`}
      confirm={texts.retry}
      perform={(slice) => retry({ variables: { ...slice, kind } })}
    >
      Se intentan de nuevo ahora mismo. Lo que vuelva a fallar seguirá en esta lista.
    </ConfirmEach>
  );
}

/** Bulk acts on failed jobs; all jobs of one list are of one kind. */
export const failedWorkBulkActs: readonly BulkAct<FailedLineFragment>[] = [
  { key: "retry", label: texts.retry, allows: () => true, Dialog: RetryEach },
];
