import { describe, expect, it } from "vitest";
import { type DayFacts, dayReason, heatOf } from "../../api/src/modules/reports/my-day/day-order.rules.ts";
import { at, inDays, TODAY } from "../support/calendar.ts";

const row = (kind: DayFacts["kind"], days: number, opened = 0): DayFacts => ({
  kind,
  since: at(inDays(days), "09:00"),
  opened,
});
const heat = (...facts: Parameters<typeof row>) => heatOf(row(...facts), TODAY);
const reason = (...facts: Parameters<typeof row>) => dayReason(row(...facts), TODAY);

describe("the heat of a row of Mi día", () => {
  it("is greatest where somebody asked, or opens the offer again on the same day", () => {
    for (const kind of [
      "questions_to_answer",
      "cancellations_to_answer",
      "decisions_to_review",
      "signatures_to_review",
    ] as const)
      expect(heat(kind, -9)).toBe(0);
    expect(heat("quotes_without_reply", -4, 2)).toBe(0);
    expect(heat("quotes_without_reply", -4, 1)).toBe(2);
  });

  it("is greatest where the client asked for another offer, and not where the agency wants one", () => {
    const priced = row("quotes_to_price", 0);
    expect(heatOf({ ...priced, asksChange: true }, TODAY)).toBe(0);
    expect(heatOf({ ...priced, asksChange: false }, TODAY)).toBe(2);
    expect(dayReason({ ...priced, opened: 1, asksChange: true }, TODAY)).toBe("pidió un cambio hoy");
    expect(dayReason({ ...row("quotes_to_price", -1), asksChange: true }, TODAY)).toBe(
      "pidió un cambio ayer",
    );
    expect(dayReason({ ...row("quotes_to_price", -4), asksChange: true }, TODAY)).toBe(
      "pidió un cambio hace 4 días",
    );
  });

  it("is next where the day is tomorrow, today or over, and no longer when it is further off", () => {
    for (const kind of ["quotes_about_to_expire", "claims_to_answer", "installments_due"] as const)
      expect([-3, 0, 1, 2].map((days) => heat(kind, days))).toEqual([1, 1, 1, 3]);
    expect(heat("jobs_failed", 0)).toBe(1);
  });

  it("puts what brings a sale on before all else that waits, however long that has waited", () => {
    expect(heat("quotes_to_send", 0)).toBe(2);
    expect(heat("commissions_to_approve", -40)).toBe(3);
  });
});

describe("the reason for the place of a row", () => {
  it.each([
    ["quotes_without_reply", -4, 3, "la abrió 3 veces hoy"],
    ["quotes_without_reply", -4, 1, "la abrió hoy"],
    ["quotes_without_reply", -3, 0, "no ha respondido en 3 días"],
    ["quotes_to_follow_up", -1, 0, "no ha respondido en 1 día"],
    ["quotes_about_to_expire", 0, 0, "vence hoy"],
    ["quotes_about_to_expire", 1, 0, "vence mañana"],
    ["claims_to_answer", 5, 0, "vence en 5 días"],
    ["claims_overdue", -1, 0, "venció ayer"],
    ["refunds_overdue", -6, 0, "venció hace 6 días"],
    ["payments_overdue", -12, 0, "debe desde hace 12 días"],
    ["promises_due", 0, 0, "prometió pagar hoy"],
    ["promises_due", -2, 0, "prometió pagar hace 2 días"],
    ["quotes_to_price", 0, 0, "espera desde hoy"],
    ["quotes_to_price", -1, 0, "espera desde ayer"],
    ["quotes_to_price", -5, 0, "espera hace 5 días"],
  ] as const)("of %s, %i days from today, opened %i times: %s", (kind, days, opened, said) => {
    expect(reason(kind, days, opened)).toBe(said);
  });

  it.each([
    ["waits", "su correo está en espera"],
    ["dropped", "su correo se descartó"],
    ["queued", "no ha respondido en 3 días"],
  ] as const)("of an offer whose mail has not left (%s) is that, not a silent client", (unsentMail, said) => {
    expect(dayReason({ ...row("quotes_without_reply", -3), unsentMail }, TODAY)).toBe(said);
    expect(dayReason({ ...row("quotes_without_reply", -3, 1), unsentMail }, TODAY)).toBe("la abrió hoy");
  });
});
