// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OwnNext } from "../../../web/src/features/payments/client-page/OwnNext.tsx";
import { START, TODAY } from "../../support/calendar.ts";
import { openAt } from "../../support/web.tsx";

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

  it("has no way where nobody can do it, nor to an addendum by another link", async () => {
    show([signing, passengers], { token: "t", complete: null });
    fireEvent.click(await screen.findByRole("button", { name: "y 1 más" }));
    await screen.findByText(passengers.sentence);
    expect(ways()).toEqual([]);
    expect(screen.getByText(/ábrelo desde ese correo/)).toBeTruthy();
  });
});
