import { textOf } from "../../web/src/base/document-scan/letters.rules.ts";
import { greyOf } from "../../web/src/base/document-scan/picture.ts";
import { readCode } from "../../web/src/base/document-scan/read-code.ts";
import type { ReadDocument } from "../../web/src/base/document-scan/read-document.ts";
import { readMrz } from "../../web/src/base/document-scan/read-mrz.ts";
import { today as todayIn } from "../../api/src/core/colombia/days.ts";
import { aDecoder } from "../support/documents/decoder.ts";
import { aPhotograph, type MadeUpKind } from "../support/documents/made-up.ts";
import { aBearer, type Bearer, randomFrom } from "../support/documents/people.ts";
import { type Circumstances, circumstances, coloursOf } from "../support/documents/photographs.ts";

/**
 * Prints how many made-up photographs of documents are read as they are, as Markdown: `npm run bench:scan --
 * 200 7`, the number of photographs and the seed of their circumstances. Half as many harder ones follow:
 * smaller, more blurred, and seen from further aside.
 */

const [count = 200, seed = 7] = process.argv.slice(2).map(Number);
const today = todayIn(new Date());
const { decode } = await aDecoder();

interface Row {
  right: number;
  withoutMark: number;
  none: number;
  wrong: number;
  wrongNumberUnmarked: number;
  readonly wall: number[];
  readonly processor: number[];
}

const titles: Readonly<Record<MadeUpKind, string>> = {
  passport: "MRZ of a passport (TD3)",
  card: "MRZ of a cédula (TD1)",
  yellow: "PDF417 of a yellow cédula",
};

/** Returns circumstances in which a document is harder to read. */
const harder = (of: Circumstances, random: () => number): Circumstances => ({
  ...of,
  width: Math.round(640 + random() * 500),
  keystone: 0.04 + random() * 0.04,
  blur: 0.6 + random() * 0.7,
  noise: 10 + random() * 16,
});

/** Reads as the page does: the zone first, then the code. */
async function read(
  jpeg: Buffer,
): Promise<{ document: ReadDocument | null; wall: number; processor: number }> {
  const colours = await coloursOf(jpeg);
  const [start, before] = [performance.now(), process.cpuUsage()];
  const picture = greyOf(colours);
  const reading = readMrz(picture, today) ?? (await readCode(picture, today, decode));
  const { user, system } = process.cpuUsage(before);
  const wall = performance.now() - start;
  return { document: reading?.document ?? null, wall, processor: (user + system) / 1000 };
}

function judge(row: Row, kind: MadeUpKind, bearer: Bearer, document: ReadDocument | null): void {
  if (!document) {
    row.none += 1;
    return;
  }
  const { number, surnames, names, areNamesCut, birth, expiry } = document;
  const wanted = kind === "passport" ? bearer.passport : bearer.nuip.replace(/^0+/, "");
  const isRight =
    textOf(number) === wanted &&
    textOf(surnames) === bearer.surnames &&
    (areNamesCut ? bearer.names.startsWith(textOf(names)) : textOf(names) === bearer.names) &&
    birth.day === bearer.birth &&
    (kind === "yellow" || expiry?.day === bearer.expiry);
  const isMarked = [...number, ...surnames, ...names].some(({ doubtful }) => doubtful);
  if (isRight) row.right += 1;
  else row.wrong += 1;
  if (isRight && !isMarked && !birth.isDoubtful && !expiry?.isDoubtful) row.withoutMark += 1;
  if (textOf(number) !== wanted && !number.some(({ doubtful }) => doubtful)) row.wrongNumberUnmarked += 1;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const line = (...cells: readonly (string | number)[]): void => say(`| ${cells.join(" | ")} |`);

const quantile = (values: readonly number[], part: number): string => {
  const sorted = values.toSorted((one, other) => one - other);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)}`;
};

async function table(title: string, photographs: number, isHarder: boolean): Promise<void> {
  const random = randomFrom(seed + (isHarder ? 1000 : 0));
  const rows = new Map<MadeUpKind, Row>();
  for (let place = 0; place < photographs; place += 1) {
    const kind = (["passport", "card", "yellow"] as const)[place % 3]!;
    const row = rows.get(kind) ?? {
      right: 0,
      withoutMark: 0,
      none: 0,
      wrong: 0,
      wrongNumberUnmarked: 0,
      wall: [],
      processor: [],
    };
    rows.set(kind, row);
    const usual = circumstances(random, Math.floor(place / 3));
    const bearer = aBearer(random, Number(today.slice(0, 4)));
    const of = isHarder ? harder(usual, random) : usual;
    const { document, wall, processor } = await read(await aPhotograph(kind, bearer, of, random));
    row.wall.push(wall);
    row.processor.push(processor);
    judge(row, kind, bearer, document);
  }
  say(`\n${title}, seed ${seed}\n`);
  const heads = ["Document", "Photographs", "Right", "Without a mark", "Nothing read", "Wrong"];
  line(...heads, "Wrong number without a mark", "ms (95 %), processor");
  line(...Array.from({ length: heads.length + 2 }, () => "---"));
  for (const [kind, row] of rows) {
    const all = row.wall.length;
    const share = (part: number) => `${part} (${((part / all) * 100).toFixed(1)} %)`;
    const time = `${quantile(row.wall, 0.5)} (${quantile(row.wall, 0.95)}), ${quantile(row.processor, 0.5)}`;
    const { right, withoutMark, none, wrong, wrongNumberUnmarked } = row;
    line(titles[kind], all, share(right), share(withoutMark), none, wrong, wrongNumberUnmarked, time);
  }
}

await table("Photographs of 800 to 2,000 pixels", count, false);
await table("Harder photographs of 640 to 1,140 pixels", Math.round(count / 2), true);
