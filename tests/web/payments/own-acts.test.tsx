// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useOwnContractQuery } from "../../../web/src/features/payments/client-page/own-contract.generated.ts";
import {
  type OwnContractActions,
  useOwnContract,
} from "../../../web/src/features/payments/client-page/useOwnContract.ts";
import { useContractHowToPayQuery } from "../../../web/src/features/payments/how-to-pay/how-to-pay.generated.ts";
import { useOwnMoneyBackQuery } from "../../../web/src/features/payments/own-refund/own-refund.generated.ts";
import {
  type OwnMoneyBackActs,
  useOwnMoneyBack,
} from "../../../web/src/features/payments/own-refund/useOwnMoneyBack.ts";
import { anOwnContract } from "../../support/own-contract.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const moneyBack = { __typename: "OwnContract", id: "c", payments: [], chargebacks: [], refunds: [] };
const done = { data: {} };
const reads = ["OwnContract", "OwnMoneyBack", "ContractHowToPay"];
const acts: Record<string, (own: OwnContractActions, back: OwnMoneyBackActs) => unknown> = {
  report: ({ report }) => report({ values: {}, input: {} } as never),
  withdraw: ({ withdraw }) => withdraw(),
  cancel: ({ cancel }) => cancel("No puedo viajar"),
  retract: ({ retract }) => retract("123456", null),
  account: (_, { give }) => give({} as never, "123456"),
  claim: (_, { claim }) => claim("c", {} as never, null),
};

function Acts({ act }: { readonly act: string }) {
  useOwnContractQuery({ variables: { id: "c" } });
  useOwnMoneyBackQuery({ variables: { id: "c" } });
  useContractHowToPayQuery({ variables: { contractId: "c" } });
  const own = useOwnContract("c", null, null);
  const back = useOwnMoneyBack(null);
  return <button onClick={() => void acts[act]?.(own, back)}>{act}</button>;
}

it.each(Object.keys(acts))("after %s the record, its waits and its money are read again", async (act) => {
  const seen = serverAnswers({
    OwnContract: { data: { ownContract: anOwnContract("signed", 900_000, []) } },
    OwnMoneyBack: { data: { ownContract: moneyBack } },
    ContractHowToPay: { data: { howToPay: null } },
    OwnPaymentReport: done,
    OwnReportWithdraw: done,
    OwnCancellationRequest: done,
    OwnRetracto: done,
    OwnAccountGive: done,
    OwnClaim: done,
  });
  const timesRead = () => reads.map((name) => seen.filter(({ operation }) => operation === name).length);
  showConnected(<Acts act={act} />);
  await waitFor(() => expect(timesRead()).toEqual([1, 1, 1]));
  fireEvent.click(screen.getByRole("button", { name: act }));
  await waitFor(() => expect(timesRead()).toEqual([2, 2, 2]));
});
