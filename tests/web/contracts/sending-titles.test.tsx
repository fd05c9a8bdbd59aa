// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { SendContractDialog } from "../../../web/src/features/contracts/contract/SendContractDialog.tsx";
import { SendQuoteDialog } from "../../../web/src/features/quotes/sharing/SendQuoteDialog.tsx";
import { YEAR } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const FAILURE = "Error de conexión con el servidor";

const quoteDialog = (sentVersion: number, failure: string | null) => (
  <SendQuoteDialog
    quote={{
      id: "q",
      status: sentVersion > 0 ? "sent" : "completed",
      versions: null,
      quoteNumber: `COT-${YEAR}-000001`,
      nombreCliente: "María Torres",
      sentVersion,
      emailCliente: "maria@example.com",
      precioTotal: 3_000_000,
      options: null,
    }}
    failure={failure}
    busy={false}
    sharing={{ made: null } as never}
    onMail={vi.fn()}
    onEmail={vi.fn()}
    onClose={vi.fn()}
  />
);
const contractDialog = (status: "draft" | "active") => (
  <SendContractDialog
    contract={{
      id: "c",
      contractNumber: `CT-${YEAR}-000001`,
      precioTotal: 3_000_000,
      status,
      quote: null,
      cliente: { name: "María", lastname: "Torres", email: "maria@example.com", phone: null },
    }}
    onClose={vi.fn()}
  />
);

/** A dialog of an act that sends something, at a press. */
function Sent({ before, after }: { readonly before: ReactElement; readonly after: ReactElement }) {
  const [sent, setSent] = useState(false);
  return (
    <>
      {!sent && <button onClick={() => setSent(true)}>was sent</button>}
      {sent ? after : before}
    </>
  );
}

it.each<[string, string, ReactElement, ReactElement]>([
  ["a quote", "Enviar cotización", quoteDialog(0, null), quoteDialog(1, FAILURE)],
  ["a quote again", "Enviar de nuevo", quoteDialog(1, null), quoteDialog(2, FAILURE)],
  ["a contract", "Enviar para firma", contractDialog("draft"), contractDialog("active")],
])("what sends %s keeps its title when it was sent and the answer was lost", (_, title, before, after) => {
  serverAnswers({});
  showConnected(<Sent before={before} after={after} />);
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
  fireEvent.click(screen.getByText("was sent"));
  expect(screen.queryByText("was sent")).toBeNull();
  expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
});
