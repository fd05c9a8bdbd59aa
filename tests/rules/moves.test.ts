import { describe, expect, it } from "vitest";
import { lifecycle } from "../../api/src/core/lifecycle.ts";
import { applyMove, type Moves } from "../../api/src/core/mutation/moves.ts";
import { START } from "../support/calendar.ts";

type Status = "draft" | "sent" | "signed" | "returned";

interface Paper {
  readonly id: string;
  state: Status;
  sentAt: Date | null;
  signedAt: Date | null;
}

const moves: Moves<Paper, Status> = {
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
const paper = (state: Status): Paper => ({ id: "p", state, sentAt: null, signedAt: null });

describe("a move", () => {
  it("sets the status and dates its own column", () => {
    const draft = paper("draft");
    applyMove(moves, draft, "sent", { at });
    expect(draft).toEqual({ ...paper("sent"), sentAt: at });
  });

  it("dates by where it comes from: what is given back was signed when it was", () => {
    const [first, back] = [paper("sent"), paper("returned")];
    applyMove(moves, first, "signed", { at });
    applyMove(moves, back, "signed", { at });
    expect([first.signedAt, back.signedAt]).toEqual([at, null]);
  });

  it("dates a status anew that may be reached again, and no other", () => {
    const sent = paper("sent");
    applyMove(moves, sent, "sent", { at });
    expect(sent.sentAt).toBe(at);
    expect(() => applyMove(moves, paper("signed"), "signed", { at })).toThrow("no puede pasar");
  });

  it("changes nothing when the table has no such move, and says so by its name", () => {
    const draft = paper("draft");
    expect(() => applyMove(moves, draft, "signed", { at, asked: "Sellado" })).toThrow(
      "El papel está en estado «Borrador» y no puede pasar a «Sellado».",
    );
    expect(draft).toEqual(paper("draft"));
  });
});
