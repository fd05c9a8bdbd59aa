// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OwnNext } from "../../../web/src/features/payments/client-page/OwnNext.tsx";
import { START, TODAY } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

type Props = Parameters<typeof OwnNext>[0];
const addendum = { id: "9", number: 2, sentAt: START, sentTo: "m•••@c.co" };
const passengers = { act: "passengers", sentence: "Completa los datos de 2 viajeros." };
const signing = { act: "signAddendum", sentence: "Lee y firma el otrosí n.º 2." };

const show = (turns: readonly object[], rest: Partial<Props> = {}) =>
  openAt("/", [
    {
      path: "/",
      guard: "public",
      layout: "bare",
      screen: async () => () => (
        <OwnNext
          contract={{ id: "c", status: "signed", addendum, turns } as unknown as Props["contract"]}
          today={TODAY}
          token={null}
          complete={{ href: "/form" }}
          {...rest}
        />
      ),
    },
  ]);
const ways = () => screen.queryAllByRole("link").map((way) => way.getAttribute("href"));

afterEach(cleanup);

describe("what a client's trip waits for", () => {
  it("is its first wait with the way to do it, and at a press the others with theirs", async () => {
    show([passengers, signing]);
    await screen.findByText(passengers.sentence);
    expect(ways()).toEqual(["/form"]);
    expect(screen.queryByText(signing.sentence)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "y 1 más" }));
    await screen.findByText(signing.sentence);
    expect(ways()).toEqual(["/form", "/contract-signature/c?otrosi=9"]);
  });

  it.each([
    [["addendum"], 1],
    [[], 0],
  ])(
    "has no way where nobody can do it; of an addendum by another link the mails %s",
    async (mails, offers) => {
      const seen = serverAnswers({
        LinkLeads: { data: { linkLeads: { __typename: "LinkLeads", opens: [], mails, cancelled: false } } },
      });
      show([signing, passengers], { token: "t", complete: null });
      fireEvent.click(await screen.findByRole("button", { name: "y 1 más" }));
      await screen.findByText(passengers.sentence);
      await waitFor(() => expect(seen.some(({ operation }) => operation === "LinkLeads")).toBe(true));
      await waitFor(() =>
        expect(
          screen.queryAllByRole("button", { name: "Enviarme el enlace para firmar el otrosí" }),
        ).toHaveLength(offers),
      );
      expect(ways()).toEqual([]);
      expect(screen.getByText(/ábrelo desde ese correo/)).toBeTruthy();
    },
  );
});
