import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import type { ComponentType } from "react";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { CashTab } from "../../features/payments/cash/CashTab.tsx";
import { ChargebackTab } from "../../features/payments/chargeback/ChargebackTab.tsx";
import {
  type DeskTab,
  deskTabOf,
  type DeskTabProps,
  deskTabs,
} from "../../features/payments/desk/desk.tabs.ts";
import { PaymentDeskTab } from "../../features/payments/desk/PaymentDeskTab.tsx";
import { PaymentListTab } from "../../features/payments/desk/PaymentListTab.tsx";
import { ReceivedSums } from "../../features/payments/desk/ReceivedSums.tsx";
import { paymentTexts } from "../../features/payments/payment/payment.texts.ts";
import { RefundTab } from "../../features/payments/refund/RefundTab.tsx";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import type { RecordKind } from "../../graphql/schema.generated.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

const pageOf: DeskTabProps["pageOf"] = ({ paidFor: { contractId, orderId } }) =>
  contractId ? contractPaths.detail.to({ id: contractId }) : reservationPaths.one.to({ id: orderId ?? "" });

const parts: Readonly<Record<DeskTab, ComponentType<DeskTabProps>>> = {
  "": PaymentDeskTab,
  todos: PaymentListTab,
  devoluciones: RefundTab,
  reversiones: ChargebackTab,
  efectivo: CashTab,
};

const followed = {
  "": "payment",
  todos: "payment",
  devoluciones: "refund",
  reversiones: "chargeback",
  efectivo: "payment",
} as const satisfies Record<DeskTab, RecordKind>;

const titles: Readonly<Record<DeskTab, string>> = { ...deskTabs, todos: paymentTexts.all };

/** Further lists of a page, which its buttons open; its tab leads back. */
const listsOf: Readonly<Partial<Record<DeskTab, readonly DeskTab[]>>> = {
  "": ["todos", "efectivo"],
  devoluciones: ["reversiones"],
};

/**
 * Shows the payments to verify, or the refunds, which are another part of the place; all payments, the cash
 * to report and the reversals are lists behind them.
 */
export function PaymentQueueScreen() {
  const address = useAddress();
  const { role } = useUser();
  const opens = (each: DeskTab) => each !== "efectivo" || may(role, "reportCash");
  const asked = deskTabOf(address.values);
  const tab = opens(asked) ? asked : "";
  const others = (listsOf[tab] ?? []).filter(opens);
  const Part = parts[tab];
  return (
    <>
      <PageHeader
        title={titles[tab]}
        more={others.map((each) => (
          <Button key={each} onClick={() => address.only({ ver: each })}>
            {titles[each]}
          </Button>
        ))}
        figures={tab === "" && <ReceivedSums />}
      />
      <LiveList key={followed[tab]} type={followed[tab]} />
      <Part pageOf={pageOf} />
    </>
  );
}
