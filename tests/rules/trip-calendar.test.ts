import { describe, expect, it } from "vitest";
import { tripCalendar } from "../../api/src/modules/contracts/trip/calendar.rules.ts";
import { aTrip } from "../support/a-trip.ts";

const trip = aTrip("Hotel Casa; San Agustín, con un nombre que no cabe en una sola línea del calendario");
const facts = {
  uidOf: (key: string) => `c-${key}@viajes.co`,
  sequence: 7,
  changedAt: new Date("2027-01-05T12:00:00.123Z"),
};
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar of a trip", () => {
  it.each([
    ["Hotel\rCasa", "Hotel\\nCasa"],
    ["Hotel\r\nCasa", "Hotel\\nCasa"],
    ["Hotel\nCasa", "Hotel\\nCasa"],
    ["Hotel\u2028Casa\u2029\u0085", "Hotel\\nCasa\\n\\n"],
    ["Hotel\0\u0007 Casa\u007F\u009B", "Hotel Casa"],
    ["Hotel\tCasa", "Hotel\tCasa"],
    ["Hotel \\r; a, b", "Hotel \\\\r\\; a\\, b"],
  ])("writes the name %j as one line, %j", (name, written) => {
    const text = tripCalendar({ ...trip, stays: [{ ...trip.stays[0]!, name }] }, facts);
    expect(linesOf(text)).toContain(`SUMMARY:${written}`);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/(?!\t)[\p{Cc}\u2028\u2029]/u);
  });

  const text = tripCalendar(trip, facts);

  it("has the trip, its flights by the clock of their place, and its nights", () => {
    const lines = linesOf(text);
    expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
      "UID:c-viaje@viajes.co",
      "UID:c-vuelo-i-1@viajes.co",
      "UID:c-vuelo-i-2@viajes.co",
      "UID:c-hotel-h@viajes.co",
    ]);
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
      "DTSTART;VALUE=DATE:20270304",
      "DTEND;VALUE=DATE:20270309",
      "DTSTART:20270304T064000",
      "DTEND:20270304T081000",
      "DTSTART;VALUE=DATE:20270308",
      "DTEND;VALUE=DATE:20270309",
      "DTSTART;VALUE=DATE:20270304",
      "DTEND;VALUE=DATE:20270308",
    ]);
    expect(lines).toContain("SUMMARY:Vuelo Bogotá – Cartagena · Avianca AV8520");
    expect(lines).toContain("DTSTAMP:20270105T120000Z");
    expect(lines.filter((line) => line === "SEQUENCE:7")).toHaveLength(4);
  });

  it("escapes its texts, and folds lines at 75 bytes without breaking a letter", () => {
    expect(linesOf(text)).toContainEqual(expect.stringContaining("Casa\\; San Agustín\\, con"));
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("\uFFFD");
  });

  it("keeps the ids of its events when dates change, and cancels them with the trip", () => {
    const moved = tripCalendar(
      { ...trip, from: "2027-04-04", to: "2027-04-08", isCancelled: true },
      { ...facts, sequence: 8 },
    );
    const uids = (one: string) => linesOf(one).filter((line) => line.startsWith("UID:"));
    expect(uids(moved)).toEqual(uids(text));
    expect(linesOf(moved)).toContain("DTSTART;VALUE=DATE:20270404");
    expect(linesOf(moved).filter((line) => line === "STATUS:CANCELLED")).toHaveLength(4);
  });
});
