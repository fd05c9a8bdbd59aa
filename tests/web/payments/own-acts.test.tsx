// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ownToasts } from "../../../web/src/features/payments/client-page/client-page.texts.ts";
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
import { OwnContractScreen } from "../../../web/src/pages/payments/OwnContractScreen.tsx";
import { inDays } from "../../support/calendar.ts";
import { anOwnContract, ownPayment } from "../../support/own-contract.ts";
import { openAt, serverAnswers, showConnected } from "../../support/web.tsx";

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

it("after a retracto by code the page goes to its next step", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const terms = {
    __typename: "RetractoTerms",
    services: 900_000,
    servicesBy: inDays(30),
    tickets: 0,
    ticketsUntil: null,
    hours: 48,
    daysBefore: 8,
    ticketsReturn: false,
    ticketsBy: null,
    mostKept: 0,
    chooses: false,
    flightPrice: 0,
  };
  const retracto = { __typename: "OwnRetracto", until: inDays(3), open: true, terms };
  const account = {
    __typename: "OwnTurn",
    act: "giveAccount",
    sentence: "Dinos a qué cuenta te devolvemos.",
  };
  let contract: object = { ...anOwnContract("signed", 900_000, []), payments: [ownPayment], retracto };
  serverAnswers({
    OwnContract: () => ({ data: { ownContract: contract } }),
    OwnMoneyBack: { data: { ownContract: { ...moneyBack, payments: [ownPayment] } } },
    OwnRetractoCode: { data: { requestRetractoCode: { __typename: "Contract", id: "c" } } },
    OwnRetracto: () => {
      contract = anOwnContract("cancelled", 900_000, [account]);
      return { data: { exerciseRetracto: contract } };
    },
  });
  openAt("/pago/c?token=abc", [
    { path: "/pago/:contractId", guard: "public", layout: "bare", screen: async () => OwnContractScreen },
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Ejercer mi retracto", hidden: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Enviarme el código" }));
  fireEvent.change(await screen.findByLabelText(/^Código de 6 dígitos/), { target: { value: "123456" } });
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Ejercer mi retracto" }));
  const next = await screen.findByText(`Tu viaje se canceló. ${account.sentence}`);
  const holdsNext = ({ activeElement: focused }: Document) =>
    focused !== document.body && focused?.contains(next);
  await waitFor(() => expect(holdsNext(document)).toBe(true));
  expect(scrolled.mock.instances.some((part) => (part as unknown as Element).contains(next))).toBe(true);
});

it("a report that is withdrawn without a connection says so where it was pressed, and is sent with one", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  serverAnswers({
    OwnContract: { data: { ownContract: anOwnContract("signed", 900_000, []) } },
    OwnMoneyBack: { data: { ownContract: moneyBack } },
    OwnReportWithdraw: () =>
      window.navigator.onLine
        ? { data: { withdrawReport: { ...anOwnContract("signed", 900_000, []), payments: [] } } }
        : new TypeError("Failed to fetch"),
  });
  openAt("/pago/c?token=abc", [
    { path: "/pago/:contractId", guard: "public", layout: "bare", screen: async () => OwnContractScreen },
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Retirar" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: /^Retirar/ }));
  await dialog.findByText(/Se guardará cuando vuelva la conexión/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText(ownToasts.withdrawn)).toBeTruthy();
  online.mockRestore();
});

it.each([
  ["a link", "/pago/c?token=abc", "button"],
  ["an account", "/pago/c", "link"],
] as const)("by %s the travellers' form learns the way back to the trip", async (_, address, role) => {
  const lacking = {
    __typename: "OwnTraveller",
    id: "t1",
    name: "Marta",
    titular: true,
    lacks: "Falta su documento",
  };
  const ownContract = { ...anOwnContract("signed", 900_000, []), quoteId: "q1", travellers: [lacking] };
  const leads = { __typename: "LinkLeads", opens: ["passengers"], mails: [], cancelled: false };
  serverAnswers({
    OwnContract: { data: { ownContract } },
    OwnMoneyBack: { data: { ownContract: moneyBack } },
    LinkLeads: { data: { linkLeads: leads } },
    NextPageOpening: { data: { openNextPage: "https://a.co/passenger-form/q1?token=of-the-form" } },
  });
  const page = { guard: "public", layout: "bare" } as const;
  const { router } = openAt(address, [
    { ...page, path: "/pago/:contractId", screen: async () => OwnContractScreen },
    { ...page, path: "/passenger-form/:quoteId", screen: async () => () => <h1>Pasajeros</h1> },
  ]);
  fireEvent.click(await screen.findByRole(role, { name: "Completar los datos" }));
  await screen.findByRole("heading", { name: "Pasajeros" });
  expect(router.state.location.state).toEqual({ back: address });
});
