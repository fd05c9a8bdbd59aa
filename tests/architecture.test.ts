import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import type { AuthRule } from "../api/src/core/auth/auth.decorator.ts";
import { schemaOf } from "../api/src/core/graphql/schema.ts";
import { brokenSeals } from "../api/scripts/migrations/frozen.ts";
import { camel, snake } from "../api/src/core/naming.ts";
import { modules } from "../api/src/modules.ts";
import { publicOperations } from "./public-operations.ts";
import { beyond, datesIn, machineTimesIn, mayAskTheMachine, mayWriteDates } from "./support/written-dates.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const law = JSON.parse(readFileSync(join(root, "architecture.json"), "utf8")) as {
  core: readonly string[];
  modules: Readonly<Record<string, readonly string[]>>;
  web: readonly string[];
};
const order = Object.keys(law.modules);

/** Kinds of file in a module, by last suffix; a file without a suffix is named for its function. */
const kindsOfFile = [
  ...["module", "entity", "enums", "type", "types", "lifecycle", "rules", "texts", "events", "audit"],
  ...["access", "inputs", "filter", "find", "reads", "sql", "resolver", "rest"],
  ...["listeners", "jobs", "sweeps", "mail", "pdf", "print", "parts", "default", "seed", "export", "words"],
];

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const sources = ["pages/src", "api/src", "web/src", "tests"]
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file));
const written = sources.filter((file) => !/generated|migrations\/(?!list|beyond)/.test(file));
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe("a lifecycle", () => {
  it("has its moves, whose column the lint keeps", () => {
    const texts = sources
      .filter((file) => file.startsWith("api/src/modules"))
      .map((file) => readFileSync(join(root, file), "utf8"));
    const named = texts.flatMap((text) =>
      [...text.matchAll(/const (\w+) = lifecycle\(/g)].map(([, name]) => name),
    );
    const moved = texts.flatMap((text) =>
      text.includes(": Moves<")
        ? [...text.matchAll(/^ {2}lifecycle: (\w+),\n {2}column: "\w+"/gm)].map(([, name]) => name)
        : [],
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !moved.includes(name))).toEqual([]);
  });
});

describe("the rooms", () => {
  it("carry the same names in api and web, in the order of a sale", () => {
    expect(modules.map(({ name }) => name)).toEqual(
      order.filter((name) => foldersIn("api/src/modules").includes(name)),
    );
    const inWeb = ["help", "kit", ...order];
    expect(foldersIn("web/src/features").filter((name) => !inWeb.includes(name))).toEqual([]);
    expect(foldersIn("web/src/pages").filter((name) => !inWeb.includes(name))).toEqual([]);
  });

  it("are the tests' rooms as well", () => {
    const known = [...law.web, "help", ...order];
    expect(foldersIn("tests/web").filter((name) => !known.includes(name))).toEqual([]);
    const flat = sources.filter((file) => /^tests\/web\/[^/]+$/.test(file));
    expect(flat).toEqual([]);
  });

  it("are in the law, every one of them", () => {
    expect([...law.core].sort()).toEqual(foldersIn("api/src/core").sort());
    // The code that is generated from the schema belongs to no floor.
    expect([...law.web, "graphql"].sort()).toEqual(foldersIn("web/src").sort());
    for (const [name, rooms] of Object.entries(law.modules)) {
      const folders = foldersIn(`api/src/modules/${name}`).filter((folder) => folder !== "acts");
      expect({ name, rooms: [...rooms].sort() }).toEqual({ name, rooms: folders.sort() });
    }
  });

  it("name a file of a module by its kind: a kind of the list, or its one act", () => {
    const inModules = written.filter((file) => file.startsWith("api/src/modules/"));
    const unknown = inModules.filter((file) => {
      const [subject, ...kinds] = basename(file, ".ts").split(".");
      const kind = kinds.at(-1);
      return !/^[a-z0-9-]+$/.test(subject ?? "") || (kind !== undefined && !kindsOfFile.includes(kind));
    });
    expect(unknown).toEqual([]);
  });

  it("have no drawer for odds and ends", () => {
    expect(
      sources.filter((file) => /(^|\/)(misc|helpers?|common|utils?|manager|index)(\.tsx?|\/)/.test(file)),
    ).toEqual([]);
  });

  it("write SQL one way: fragments of core/read, asked as read.rows, work.rows, rowsFrom or rowsIn", () => {
    const otherwise = written.filter(
      (file) =>
        file.startsWith("api/src/modules/") &&
        /\bem\.execute\b|\.execute[<(]|\bpool\.query\b|getConnection\(|getKysely\(|createQueryBuilder\(|\$\$\{/.test(
          readFileSync(join(root, file), "utf8"),
        ),
    );
    expect(otherwise).toEqual([]);
  });

  it("open a connection to the database one way: Client, in a pool by openPool or pooled", () => {
    const byHand = written.filter(
      (file) =>
        file.startsWith("api/src/") &&
        /new pg\.(Client|Pool)\b|from "pg-pool"/.test(readFileSync(join(root, file), "utf8")),
    );
    // The pool that they all are, and the parser of addresses.
    expect(byHand).toEqual(["api/src/core/database/pool.ts", "api/src/core/database/session.ts"]);
  });

  it("begin a form one way: useBegunForm; only these two keep or check theirs as a whole", () => {
    const byHand = written.filter(
      (file) =>
        file.startsWith("web/src/") && /\buseForm(?:<|\()/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(byHand.sort()).toEqual([
      "web/src/base/saving/useBegunForm.ts",
      "web/src/features/payments/card/PayPage.tsx",
      "web/src/features/quotes/calculation/CalculatorEditor.tsx",
    ]);
  });

  it("hold one act to a file: the function of the file's own name", () => {
    const acts = written.filter((file) => /^api\/src\/modules\/(?:[^/]+\/)+acts\//.test(file));
    expect(acts.length).toBeGreaterThan(0);
    const wrong = acts.filter((file) => {
      const name = camel(basename(file, ".ts").replaceAll("-", "_"));
      const text = readFileSync(join(root, file), "utf8");
      const exported = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
      // A repetition of a request is known by it.
      const isNamed = !text.includes(": PreparedAct<") || text.includes(`  name: "${name}",`);
      return exported.length !== 1 || exported[0]?.[1] !== name || !isNamed;
    });
    expect(wrong).toEqual([]);
  });
});

describe("the schema", () => {
  const schema = schemaOf(modules);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

  it("names every field so that its wire name leads back to it", () => {
    const fields = types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields())
        : [],
    );
    expect(fields.filter((field) => camel(snake(field)) !== field)).toEqual([]);
  });

  it("lets nobody in without a written reason", () => {
    const open = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
      (type) =>
        Object.values(type?.getFields() ?? {}).filter(
          ({ extensions }) => !(extensions["auth"] as AuthRule | undefined),
        ),
    );
    expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(publicOperations).sort());
  });

  it("spells enums as they travel", () => {
    const enums = types.filter(isEnumType);
    const changed = enums.flatMap((type) =>
      type
        .getValues()
        .filter(({ name, value }) => value !== name)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(changed).toEqual([]);
  });
});

describe("the migrations", () => {
  it("only add: what each emits is what it emitted when it was sealed", () => {
    expect(brokenSeals()).toEqual([]);
  });
});

describe("the tests", () => {
  const tests = new Map(
    sources
      .filter((file) => file.startsWith("tests/"))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );

  it("write no date: they count days from START by support/calendar.ts", () => {
    expect(beyond(mayWriteDates, datesIn, tests)).toEqual({ unlisted: [], idle: [] });
  });

  it("never ask what time it is on the machine: the application's clock says it", () => {
    expect(beyond(mayAskTheMachine, machineTimesIn, tests)).toEqual({ unlisted: [], idle: [] });
  });

  it("are in folders beside each other as the modules are", () => {
    const folders = foldersIn("tests/api").filter((name) => !["core", "read"].includes(name));
    expect(folders.filter((name) => !order.includes(name))).toEqual([]);
    expect(dirname("tests/api")).toBe("tests");
  });
});
