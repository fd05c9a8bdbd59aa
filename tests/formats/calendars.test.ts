import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { tripCalendar } from "../../api/src/modules/contracts/trip/calendar.rules.ts";
import { aTrip } from "../support/a-trip.ts";
import { pythonSays, ran, reads } from "./programs.ts";

const facts = {
  uidOf: (key: string) => `c-${key}@viajes.co`,
  sequence: 7,
  changedAt: new Date("2027-01-05T12:00:00.123Z"),
};
const NAME = "Hotel Casa; San Agustín, con un nombre que no cabe en una sola línea del calendario";

let folder: string;
let ics: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "calendars-"));
  ics = join(folder, "viaje.ics");
  writeFileSync(ics, tripCalendar(aTrip(NAME), facts));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the calendar of a trip", () => {
  reads("icalendar", "every event, with its name and its days", () => {
    const script = `import json, sys, icalendar
events = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read()).walk("VEVENT")
print(json.dumps([[str(event["SUMMARY"]), str(event["DTSTART"].dt)] for event in events]))`;
    const events = pythonSays(script, ics) as string[][];
    expect(events.map(([, start]) => start)).toContain("2027-03-04");
    expect(events.some(([summary]) => summary?.includes(NAME))).toBe(true);
  });

  reads("khal", "every event", () => {
    const settings = join(folder, "khal.conf");
    writeFileSync(
      settings,
      `[calendars]\n[[viaje]]\npath = ${folder}\n[locale]\nlocal_timezone = America/Bogota\n`,
    );
    const said = ran("khal", ["-c", settings, "printics", ics]);
    expect(said).toContain("Hotel Casa; San Agustín");
    expect(said).toContain("AV8520");
  });
});
