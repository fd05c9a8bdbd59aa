// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MailNextPage } from "../../../web/src/features/contracts/link-page/MailNextPage.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const open = (mailsPassengerForm: boolean, mailsSignature: boolean) => {
  const seen = serverAnswers({
    PassengerFormMailing: { data: { mailPassengerForm: "m***@example.com" } },
    SignaturePageMailing: { data: { mailSignaturePage: "m***@example.com" } },
  });
  showConnected(<MailNextPage quote={{ id: "q1", mailsPassengerForm, mailsSignature }} token="abc" />);
  return seen;
};

it.each([
  [true, false, "Enviarme el enlace de los viajeros", "PassengerFormMailing"],
  [false, true, "Enviarme el enlace para firmar", "SignaturePageMailing"],
])(
  "a proposal that mails the form: %s, and the signature: %s, offers «%s»",
  async (form, sign, label, act) => {
    const seen = open(form, sign);
    fireEvent.click(await screen.findByRole("button", { name: label }));
    expect((await screen.findByRole("status")).textContent).toBe("Te lo enviamos a m***@example.com.");
    expect(seen.map(({ operation, variables }) => [operation, variables])).toEqual([
      [act, { quoteId: "q1" }],
    ]);
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it("a proposal that nothing follows offers nothing", () => {
  open(false, false);
  expect(screen.queryByRole("button")).toBeNull();
});
