import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const texts = new Map<string, string>();
/** The text of a file, read once. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}
const page = read("docs/security.md");

/** Text of a part of the page, from its heading to the next one of its level. */
const part = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const isPart = (title: string): boolean => page.includes(`\n## ${title}\n`);

/** Cells of the rows of a table whose first cell fits. */
const rows = (text: string, first: RegExp): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1))
    .filter(([cell = ""]) => first.test(cell));

/** Sections of ASVS 5.0.0, each with its numbers of level 1 or 2, which are its first ones. */
const asvs: readonly (readonly [string, number])[] = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2
`
  .trim()
  .split(/\s+/)
  .map((section) => [section.split(":")[0] ?? "", Number(section.split(":")[1])]);

const states = ["✓", "n/a", "untested", "missing"] as const;
const lines = rows(part("ASVS 5.0.0, levels 1 and 2"), /^\d+\.\d+\.\d+$/).map(
  ([number = "", words = "", state = "", proof = ""]) => ({ number, words, state, proof }),
);

/** Tests that a text names: `file` › “name”, “name”. */
const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)` › ((?:“[^”]+”(?:, (?=“))?)+)/g)].flatMap(
  ([, file = "", names = ""]) => [...names.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => ({ file, name })),
);

/** Names of the tests of a file and of their groups, as its source says them. */
const namesIn = (file: string): Set<string> =>
  new Set(
    [
      ...read(`tests/${file}`).matchAll(
        /(?:\b(?:it|test|describe)(?:\.\w+)*|\.run|\))\(\s*(?:"((?:[^"\\]|\\.)+)"|`([^`]+)`)/g,
      ),
    ].map(([, plain, template]) => plain ?? template ?? ""),
  );

describe("the page about security", () => {
  it("names tests that are there", () => {
    expect(named.length).toBeGreaterThan(150);
    const missing = named.filter(
      ({ file, name }) => !existsSync(join(root, "tests", file)) || !namesIn(file).has(name),
    );
    expect(missing).toEqual([]);
    // Each name of a test in a line belongs to a file before it.
    expect(named.length).toBe(
      [...page.matchAll(/“/g)].length - [...page.matchAll(/; “…” is a test/g)].length,
    );
  });

  it("has each number of levels 1 and 2 once, in their order", () => {
    const numbers = asvs.flatMap(([section, count]) =>
      Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
    );
    expect(numbers).toHaveLength(253);
    expect(lines.map(({ number }) => number)).toEqual(numbers);
  });

  it("proves what it says is so, and says why of all else", () => {
    const parts = (proof: string) => [...proof.matchAll(/§ ([A-Z][\w ]+\w)/g)].map(([, title = ""]) => title);
    const faults = lines.filter(({ words, state, proof }) => {
      if (!words || !proof || !states.some((one) => one === state)) return true;
      if (!parts(proof).every(isPart)) return true;
      return state === "✓" && !proof.includes(" › “") && parts(proof).length === 0;
    });
    expect(faults).toEqual([]);
  });

  it("counts its lines by chapter", () => {
    const counted = Array.from({ length: 17 }, (_, place) => `V${place + 1}`).map((chapter) => {
      const own = lines.filter(({ number }) => `V${number.split(".")[0]}` === chapter);
      return [chapter, ...states.map((state) => own.filter((line) => line.state === state).length)];
    });
    const sum = states.map((state) => lines.filter((line) => line.state === state).length);
    const said = rows(page, /^(V\d+|\*\*All\*\*)( |$)/).map(([chapter = "", ...counts]) => [
      chapter.split(" ")[0],
      ...counts.map((count) => Number(count.replaceAll("*", ""))),
    ]);
    expect(said).toEqual([...counted, ["**All**", ...sum]]);
  });
});

const sources = (folder: string, kinds = /\.tsx?$/): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => kinds.test(file) && !file.includes("generated"))
    .map((file) => `${folder}/${file}`);
const server = sources("api/src");
const web = [...sources("pages/src"), ...sources("web/src"), ...sources("web/public", /\.js$/)];
const having = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(read(file))).sort();

describe("the product", () => {
  it("starts programs only to run the embedded database and itself", () => {
    expect(having(server, /from "node:child_process"/)).toEqual([
      "api/src/app.where.ts",
      "api/src/server/postgres/binaries.ts",
      "api/src/server/postgres/cluster.ts",
      "api/src/server/postgres/launch.ts",
      "api/src/server/postgres/single-user.ts",
    ]);
    // A shell would read its words again.
    expect(having(server, /\{ exec\b|\bexecSync\b|shell: true/)).toEqual([]);
  });

  it("makes no regular expression out of text that people write", () => {
    // Each of these was looked at: its pattern is made of constants of the program.
    expect(having([...server, ...web], /new RegExp\(/)).toEqual([
      "api/src/core/addresses.ts",
      "api/src/core/colombia/emails.ts",
      "api/src/core/links/short-codes.ts",
      "api/src/core/pdf/text.piece.ts",
      "api/src/core/preview/landscape.rules.ts",
      "api/src/core/printed-letters.rules.ts",
      "api/src/core/sheet/ofx-elements.ts",
      "api/src/core/sheet/written-days.ts",
      "api/src/core/storage/public-picture.ts",
      "api/src/modules/bank/statement/reading/pdf-statements.ts",
      "api/src/modules/contracts/signature/held-document.rules.ts",
      "api/src/modules/quotes/pasted/patterns.rules.ts",
      "web/public/old-browsers.js",
      "web/src/features/payments/card/card-number.ts",
    ]);
  });

  it("evaluates no text as a program", () => {
    expect(having([...server, ...web], /\beval\(|new Function\(|from "node:vm"/)).toEqual([]);
  });

  it("writes no markup into the page but the published texts, which the server cleaned", () => {
    expect(having(web, /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/)).toEqual([
      "pages/src/text/PublishedText.tsx",
      // Empties a place.
      "web/public/old-browsers.js",
    ]);
  });

  it("listens to no message of another window", () => {
    // A page and the workers that it starts: no other window reaches them.
    expect(having(web, /addEventListener\(\s*"message"|\bonmessage\b/)).toEqual([
      "web/src/base/document-scan/barcode.worker.ts",
      "web/src/base/document-scan/mrz.worker.ts",
      "web/src/base/document-scan/scan-document.ts",
    ]);
  });

  it("draws nothing that is to be guessed with Math.random", () => {
    // Each of these draws how long to wait.
    expect(having([...server, ...web], /Math\.random\(/)).toEqual([
      "api/src/core/changes/changes.ts",
      "api/src/core/mutation/mutation.ts",
      "web/src/base/live-socket.ts",
      "web/src/features/live/LiveList.tsx",
    ]);
  });

  it("verifies the certificate of whoever it asks", () => {
    expect(
      having(server, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|allowInvalid/),
    ).toEqual([
      // `sslmode=require` without a root, which takes any certificate as libpq means it: the doctor warns.
      "api/src/core/config/tls.ts",
      // Reads until when a certificate is valid, also of one that is not, and sends nothing.
      "api/src/server/health/measure-services.ts",
    ]);
  });
});

describe("the lists of the page", () => {
  /** Names of algorithms in the source, each as the page calls it. */
  const algorithms: readonly (readonly [RegExp, string])[] = [
    [/@node-rs\/argon2/, "argon2id"],
    [/aes-256-gcm/, "AES-256-GCM"],
    [/createHmac\("sha256"|"HS256"/, "HMAC-SHA-256"],
    [/(createHash|hash)\("sha256"|"SHA-256"/, "SHA-256"],
    [/createHash\("sha384"/, "SHA-384"],
    [/hash\("sha1"|"SHA-1"|"SHA1"/, "SHA-1"],
    [/\bmd5\(/, "MD5"],
    [/"P-256"|"prime256v1"/, "ECDSA P-256"],
    [/"RSASSA-PKCS1-v1_5"/, "RSASSA-PKCS1-v1_5"],
  ];

  it("names every algorithm of the source, and no other", () => {
    const listed = rows(part("Algorithms"), /^(?!Algorithm$|-+$)/).map(([name]) => name);
    const used = algorithms.filter(([pattern]) => having(server, pattern).length > 0).map(([, name]) => name);
    expect(listed.sort()).toEqual(used.sort());
    // Whatever names an algorithm by a text names one of these.
    const calls =
      /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|ECDH)|pbkdf2|scrypt|hash|digest)\(\s*"([\w-]+)"/g;
    const asked = server.flatMap((file) => [...read(file).matchAll(calls)].map(([, name = ""]) => name));
    expect([...new Set(asked)].filter((name) => !["hex", "base64url"].includes(name)).sort()).toEqual([
      "SHA-1",
      "SHA-256",
      "prime256v1",
      "sha1",
      "sha256",
      "sha384",
    ]);
    expect(having(server, /\b(?:rc4|des-|aes-\d+-(?!gcm)|RSA1_5)\b/)).toEqual([]);
    expect(having(server, /\bmd5\(/i)).toEqual([
      "api/src/migrations/0021-bank.ts",
      "api/src/migrations/0050-role-of-the-moment.ts",
      "api/src/migrations/0218-bank-identity.ts",
      "api/src/migrations/0261-settlements.ts",
      "api/src/migrations/approvals.ts",
      "api/src/modules/bank/matching/proposals.ts",
      "api/src/modules/bank/settlement/acts/import-settlement.ts",
      "api/src/modules/bank/settlement/read-settlement.ts",
      "api/src/modules/bank/settlement/settlement.entity.ts",
      "api/src/modules/bank/statement/bank-movement.entity.ts",
      "api/src/modules/bank/statement/insert-movements.ts",
    ]);
  });

  it("lists every key that the program reads or makes", () => {
    const listed = part("Keys");
    const variables = sources("api/src/core/config").flatMap((file) =>
      [...read(file).matchAll(/"([A-Z][A-Z0-9_]*(?:SECRET|KEY|TOKEN|PASSWORD|PIN|P12)[A-Z0-9_]*)"/g)].map(
        ([, name = ""]) => name,
      ),
    );
    // A public key is no secret.
    const keys = [...new Set(variables)].filter((name) => !/^WOMPI_PUBLIC/.test(name));
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
    const own = server.flatMap((file) =>
      [...read(file).matchAll(/sharedSecret\((?:\{[^}]*\}|\w+), (?:"([^"]+)"|SECRET)/g)].map(
        ([, name = "signing"]) => name,
      ),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
  });
});
