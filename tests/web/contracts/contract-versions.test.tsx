// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ContractVersions } from "../../../web/src/features/contracts/versions/ContractVersions.tsx";
import { STARTED } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const version = (number: number, over: object = {}) => ({
  __typename: "ContractVersion",
  id: String(number),
  number,
  signed: false,
  addendumNumber: null,
  madeAt: STARTED,
  signatureCode: null,
  ...over,
});

const SMS = { __typename: "SignatureCode", channel: "sms", sentTo: "••• 1234" };

it("the versions of a contract show the changes against the version before, or any other two", async () => {
  const seen = serverAnswers({
    ContractVersions: {
      data: {
        contract: {
          __typename: "Contract",
          id: "c",
          versions: [
            version(3, { addendumNumber: 1 }),
            version(2, { signed: true, signatureCode: SMS }),
            version(1),
          ],
        },
      },
    },
    ContractVersionPdf: { data: { contractVersionPdf: { __typename: "OpenableFile", url: "/files/2" } } },
    ContractVersionChanges: ({ to }) => ({
      data: {
        contractVersionChanges:
          to === 3
            ? [{ __typename: "ChangedTerm", label: "Destino", before: "Cartagena", after: "Santa Marta" }]
            : [],
      },
    }),
  });
  showConnected(<ContractVersions contractId="c" />);
  expect(await screen.findByText("Versión 2, contrato firmado")).toBeTruthy();
  expect(screen.getAllByText(/^Código enviado/).map(({ textContent }) => textContent)).toEqual([
    "Código enviado por SMS al ••• 1234",
  ]);
  const tab = { location: { href: "" }, close: () => undefined };
  vi.stubGlobal("open", () => tab);
  fireEvent.click(screen.getByRole("button", { name: "Ver PDF: Versión 2, contrato firmado" }));
  await waitFor(() => expect(tab.location.href).toBe("/files/2"));
  fireEvent.click(screen.getByRole("button", { name: "Qué cambió: Versión 3, otrosí n.º 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Qué cambió entre dos versiones" }));
  expect(await dialog.findByText("Antes: Cartagena")).toBeTruthy();
  expect(dialog.getByText("Ahora: Santa Marta")).toBeTruthy();
  fireEvent.mouseDown(dialog.getByRole("combobox", { name: "A" }));
  fireEvent.click(await screen.findByRole("option", { name: "Como está ahora" }));
  expect(await dialog.findByText("Las dos dicen lo mismo.")).toBeTruthy();
  expect(
    seen.filter(({ operation }) => operation === "ContractVersionChanges").map((one) => one.variables),
  ).toEqual([
    { contractId: "c", from: 2, to: 3 },
    { contractId: "c", from: 2, to: null },
  ]);
});
