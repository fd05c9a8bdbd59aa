import { PageBar } from "../../../ui/table/PageBar.tsx";
import { usePages } from "../../../ui/table/usePages.ts";
import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { useUser } from "../../../base/session/useSession.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { offeredPaymentActs } from "./payment.offered-acts.ts";
import { paymentTexts } from "./payment.texts.ts";
import { PaymentLine } from "./PaymentLine.tsx";
import type { PaymentRowFragment } from "./payments.generated.ts";
import type { usePaymentActs } from "./payment.acts.tsx";
import { usePaymentReceipt } from "./usePaymentReceipt.ts";

interface PaymentListProps {
  readonly payments: readonly PaymentRowFragment[];
  readonly actions: Pick<ReturnType<typeof usePaymentActs>, "show">;
  /** True when the viewer can register a payment here. */
  readonly canRegister: boolean;
}

/** Number of payments on one page. */
const SHOWN = 10;

/** Shows the payments of a contract, newest first and paginated. */
export function PaymentList({ payments, actions, canRegister }: PaymentListProps) {
  const user = useUser();
  const openProof = useReceipt();
  const openReceipt = usePaymentReceipt();
  const { shown, bar } = usePages(payments, SHOWN);
  if (payments.length === 0) {
    const none = canRegister ? paymentTexts.noneYet : paymentTexts.none;
    return <EmptyState>{user.role === CLIENTE ? paymentTexts.noneForClient : none}</EmptyState>;
  }
  return (
    <>
      <Stack component="ul" aria-label="Pagos del contrato" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((payment) => (
          <PaymentLine
            key={payment.id}
            payment={payment}
            acts={offeredPaymentActs(user, payment)}
            onAct={(act) => actions.show(act, payment)}
            onProof={(fileId) => void openProof(fileId)}
            onReceipt={() => void openReceipt(payment.id)}
          />
        ))}
      </Stack>
      <PageBar {...bar} />
    </>
  );
}
