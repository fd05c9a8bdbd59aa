import { describe, expect, it } from "vitest";
import { lifecycle } from "../../api/src/core/lifecycle.ts";
import { applyMove, type Moves } from "../../api/src/core/mutation/moves.ts";
import { START } from "../support/calendar.ts";

type Status = "draft" | "sent" | "signed" | "returned";

interface Letter {
  readonly id: string;
  state: Status;
  sentAt: Date | null;
  signedAt: Date | null;
}

const moves: Moves<Letter, Status> = {
  lifecycle: lifecycle<Status>({
    subject: "El papel",
    start: "draft",
    table: { draft: ["sent"], sent: ["signed"], signed: ["returned"], returned: ["signed"] },
    labels: { draft: "Borrador", sent: "Enviado", signed: "Firmado", returned: "Devuelto" },
  }),
  column: "state",
  reachedAt: { sent: "sentAt", signed: { sent: "signedAt" } },
  again: ["sent"],
};
const at = START;
const letter = (state: Status): Letter => ({ id: "p", state, sentAt: null, signedAt: null });

describe("a move", () => {
  it("sets the status and dates its own column", () => {
    const draft = letter("draft");
    applyMove(moves, draft, "sent", { at });
    expect(draft).toEqual({ ...letter("sent"), sentAt: at });
  });

  it("dates by its origin: a reversed contract keeps the day of its signature", () => {
    const [first, back] = [letter("sent"), letter("returned")];
    applyMove(moves, first, "signed", { at });
    applyMove(moves, back, "signed", { at });
    expect([first.signedAt, back.signedAt]).toEqual([at, null]);
  });

  it("dates a status again that may be reached again, and no other", () => {
    const sent = letter("sent");
    applyMove(moves, sent, "sent", { at });
    expect(sent.sentAt).toBe(at);
    expect(() => applyMove(moves, letter("signed"), "signed", { at })).toThrow(
      "El papel ya está en estado «Firmado».",
    );
  });

  it("changes nothing when the table has no such move, and says so by its name", () => {
    const draft = letter("draft");
    expect(() => applyMove(moves, draft, "signed", { at, asked: "Sellado" })).toThrow(
      "El papel está en estado «Borrador» y no puede pasar a «Sellado».",
    );
    expect(draft).toEqual(letter("draft"));
  });
});
