import type { EntityClass } from "@mikro-orm/core";
import type { Services } from "../../../../core/context.ts";
import type { Viewer } from "../../../../core/auth/viewer.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { inSnapshot } from "../../../../core/mutation/snapshot.ts";
import { bind, joined, raw, sql } from "../../../../core/read/sql.ts";
import { viewerOf } from "../../../accounts/account/account-source.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { staffRoles } from "../../../accounts/staff.rules.ts";
import { peopleOfTurn, type Turn } from "../../../accounts/turn/turn.rules.ts";
import type { Line } from "../../my-day-line.ts";
import { dayLinesOf } from "../../my-day-lines.ts";
import { type TurningRecords, turningRecords } from "./turning-records.ts";

/**
 * Record that is listed on a person's Mi día although it is not the person's turn, or that is missing there.
 */
export interface Difference {
  /** Name of the person. */
  readonly person: string;
  /** Number of the record, or of its contract: `COT-2026-000079`. */
  readonly number: string;
  /** Next step according to the record's turn; null when the record has no turn for the person. */
  readonly step: string | null;
}

/** Result of comparing Mi día with the turns of the records. */
export interface ComparedDay {
  /** Number of people whose day was compared. */
  readonly people: number;
  /** Number of turns, counted once for each person who has one. */
  readonly turns: number;
  /** Number of records that differ, counted once for each person. */
  readonly differing: number;
  /** First differences, as examples. */
  readonly examples: readonly Difference[];
}

/** Number of records whose facts one statement computes. */
const AT_ONCE = 1_000;
/** Maximum number of differences that are stored with names; further differences are only counted. */
const MOST_EXAMPLES = 20;

/** Line of Mi día whose records have turns. */
type TurnLine = Line & { readonly acts: readonly string[]; readonly entity: EntityClass<object> };

const hasTurns = (line: Line): line is TurnLine => line.acts !== undefined;

/** A person's day: the names of the lines that contain each record, by record id. */
interface DayOf {
  readonly viewer: Viewer;
  readonly lines: readonly TurnLine[];
  readonly standing: ReadonlyMap<string, ReadonlySet<TurnLine>>;
}

/** Difference before its names are loaded. */
interface Found {
  readonly day: DayOf;
  readonly line: TurnLine;
  readonly id: string;
  readonly step: string | null;
}

/**
 * Compares each person's Mi día, which SQL computes, with the turns of the records, which TypeScript rules
 * compute. All reads use one database snapshot, without locks. Records that a person postponed count as
 * listed.
 */
export function compareDay(
  services: Services,
  now: Date,
  types: readonly TurningRecords[] = turningRecords,
): Promise<ComparedDay> {
  return inSnapshot(services, now, async (scopeOf) => {
    const whole = scopeOf(null);
    const days = await daysOf(whole, scopeOf);
    const results = [];
    for (const records of types) results.push(await compareRecords(whole, records, days));
    const found = results.flatMap(({ differences }) => differences);
    return {
      people: days.length,
      turns: results.reduce((sum, { turns }) => sum + turns, 0),
      differing: found.length,
      examples: await named(whole, found.slice(0, MOST_EXAMPLES)),
    };
  });
}

async function daysOf(whole: Scope, scopeOf: (viewer: Viewer) => Scope): Promise<readonly DayOf[]> {
  const people = await whole.em.find(User, { isActive: true, role: { $in: [...staffRoles] } });
  const days: DayOf[] = [];
  for (const person of people) {
    const viewer = viewerOf(person);
    const lines = dayLinesOf(viewer).filter(hasTurns);
    days.push({ viewer, lines, standing: await standingIn(scopeOf(viewer), viewer, lines) });
  }
  return days;
}

async function standingIn(
  scope: Scope,
  viewer: Viewer,
  lines: readonly TurnLine[],
): Promise<DayOf["standing"]> {
  const standing = new Map<string, Set<TurnLine>>();
  if (lines.length === 0) return standing;
  const parts = lines.map(
    ({ entity, where, besides }, place) =>
      sql`select ${place}::int as place, r.id::text as id from ${scope.table(entity, "r")}
        where ${scope.where(entity, where({ viewer, now: scope.now }), "r")} and ${besides?.() ?? sql`true`}`,
  );
  const rows = await scope.rows<{ place: number; id: string }>(sql`${joined(parts, " union all ")}`);
  for (const { place, id } of rows) {
    const line = lines[place];
    if (line) standing.set(id, (standing.get(id) ?? new Set()).add(line));
  }
  return standing;
}

/** Compares the records of one type with the days of all people. */
async function compareRecords(
  scope: Scope,
  { entity, field, turnsOf }: TurningRecords,
  days: readonly DayOf[],
): Promise<{ readonly turns: number; readonly differences: readonly Found[] }> {
  const dayOf = new Map(days.map((day) => [day.viewer.id, day]));
  const differences: Found[] = [];
  let turns = 0;
  const ids = await scope.rows<{ id: string }>(
    sql`select r.id::text as id from ${scope.table(entity, "r")} order by r.id`,
  );
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const keys = ids.slice(from, from + AT_ONCE).map(({ id }) => id);
    const records = entity as EntityClass<Readonly<Record<string, unknown>>>;
    for (const [id, facts] of await scope.factsByKey(records, keys, field)) {
      const own = ownTurns(turnsOf(facts[field]), dayOf, entity);
      turns += own.length;
      differences.push(...lacking(own, id), ...stray(own, id, days, entity));
    }
  }
  return { turns, differences };
}

/** Turn of a record for one person, with the lines of the person's day that may contain the record. */
interface OwnTurn {
  readonly day: DayOf;
  readonly turn: Turn;
  readonly lines: readonly TurnLine[];
}

/** Returns each turn of a record once for each person who has the turn and a line for it. */
const ownTurns = (
  turns: readonly Turn[],
  dayOf: ReadonlyMap<number, DayOf>,
  entity: TurningRecords["entity"],
): readonly OwnTurn[] =>
  turns.flatMap((turn) =>
    peopleOfTurn(turn).flatMap((person) => {
      const day = dayOf.get(person);
      if (!day) return [];
      const lines = day.lines.filter((line) => line.entity === entity && line.acts.includes(turn.act));
      return lines.length > 0 ? [{ day, turn, lines }] : [];
    }),
  );

/** Returns the turns of a record that none of their lines contains. */
const lacking = (own: readonly OwnTurn[], id: string): readonly Found[] =>
  own.flatMap(({ day, turn: { step }, lines }) => {
    const [line] = lines;
    const stands = lines.some((one) => day.standing.get(id)?.has(one));
    return line && !stands ? [{ day, line, id, step }] : [];
  });

/** Returns the lines that contain a record although it is not the person's turn. */
const stray = (
  own: readonly OwnTurn[],
  id: string,
  days: readonly DayOf[],
  entity: TurningRecords["entity"],
): readonly Found[] =>
  days.flatMap((day) =>
    [...(day.standing.get(id) ?? [])]
      .filter((line) => line.turn === "theirs" && line.entity === entity)
      .filter((line) => !own.some((one) => one.day === day && one.lines.includes(line)))
      .map((line) => ({ day, line, id, step: null })),
  );

/** Returns differences with the record numbers as Mi día displays them. */
async function named(scope: Scope, found: readonly Found[]): Promise<readonly Difference[]> {
  const named: Difference[] = [];
  for (const { day, line, id, step } of found) {
    const [row] = await scope.rows<{ number: string }>(
      sql`with today as (select ${bind.today} as day)
        select f.number::text as number from (select ${raw(line.shown.columns)}
          from ${scope.table(line.entity, "r")} ${raw(line.shown.joins)} where r.id = ${id}) f`,
    );
    named.push({ person: day.viewer.name, number: row?.number ?? id, step });
  }
  return named;
}
