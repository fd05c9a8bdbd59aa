// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { viewingRefusals } from "../../../api/src/core/auth/viewing.rules.ts";
import { START } from "../../support/calendar.ts";
import {
  forgetViewed,
  keepViewed,
  saysViewingIsOver,
  viewedHere,
  viewingHeader,
  whyOver,
} from "../../../web/src/base/session/viewing.ts";
import { offeredUserActs } from "../../../web/src/features/organization/user.offered-acts.ts";

const liliana = { id: 5, name: "Liliana Ospina", role: 3 };

beforeEach(() => window.sessionStorage.clear());

describe("seeing as somebody", () => {
  it("is kept in the tab, and sent with every operation but its own beginning and end", () => {
    expect([viewedHere(), viewingHeader("QuoteList")]).toEqual([null, {}]);
    keepViewed(liliana);
    expect(viewedHere()).toEqual(liliana);
    expect(window.localStorage.length).toBe(0);
    expect(viewingHeader("QuoteList")).toEqual({ "x-ver-como": "5" });
    expect(viewingHeader()).toEqual({ "x-ver-como": "5" });
    expect(viewingHeader("ViewingBegin")).toEqual({});
    expect(viewingHeader("ViewingEnd")).toEqual({});
  });

  it("is forgotten, and the reason is shown once", () => {
    keepViewed(liliana);
    forgetViewed("Ya no");
    expect([viewedHere(), whyOver(), whyOver()]).toEqual([null, "Ya no", null]);
  });

  it("takes nothing that somebody else wrote there", () => {
    for (const text of ["{", "7", `{"id":"5"}`, `{"id":5,"name":"Liliana"}`]) {
      window.sessionStorage.setItem("ver-como", text);
      expect(viewedHere()).toBeNull();
    }
  });

  it("ends when the person is refused, not when a change is refused", () => {
    expect(saysViewingIsOver(viewingRefusals.inactive)).toBe(false);
    keepViewed(liliana);
    const { changing, ...ending } = viewingRefusals;
    expect(saysViewingIsOver(changing)).toBe(false);
    for (const text of Object.values(ending)) expect(saysViewingIsOver(text)).toBe(true);
  });

  it("is offered to an owner, of everybody active but another owner", () => {
    const person = { id: 5, role: 3, isActive: true, liderId: null, gerenteId: 4 };
    const offers = (role: number, over: object = {}) =>
      offeredUserActs({ id: 1, role }, { ...person, ...over }, new Date(0)).has("viewAs");
    expect([7, 5, 4].map((role) => offers(role))).toEqual([true, false, false]);
    expect([offers(7, { role: 7 }), offers(7, { isActive: false })]).toEqual([false, false]);
  });

  it("resending an invitation is offered until a password was chosen", () => {
    const person = { id: 5, role: 3, isActive: true, liderId: null, gerenteId: 4 };
    const offers = (over: object) =>
      offeredUserActs({ id: 1, role: 7 }, { ...person, ...over }, new Date(0)).has("resendInvitation");
    expect(offers({ invitedAt: START.toISOString() })).toBe(true);
    expect(offers({ invitedAt: null })).toBe(false);
    expect(offers({ invitedAt: START.toISOString(), isActive: false })).toBe(false);
  });
});
