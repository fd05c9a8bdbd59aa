import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import a11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { knownToBrowsers } from "./scripts/lint/known-to-browsers.mjs";
import { docstringVerb } from "./scripts/lint/docstring-verb.mjs";
import { plainComments } from "./scripts/lint/plain-comments.mjs";
import { plainNames } from "./scripts/lint/plain-names.mjs";
import { lineLength } from "./scripts/lint/line-length.mjs";

const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "The clock is injected: take work.now, context.now or services.clock.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "The clock is injected: take work.now, context.now or services.clock.",
  },
];
const transactions = [
  {
    selector: "CallExpression[callee.property.name=/^(flush|transactional|begin|commit|rollback)$/]",
    message:
      "Transactions belong to core/mutation: an act works in the one it is given (work.save writes what changed so far).",
  },
];
const MOVES =
  "A status changes by work.move alone, which checks, dates and tells it; a new row says its first one.";
// The columns that some lifecycle moves, as the modules name them beside it.
const modules = join(import.meta.dirname, "api/src/modules");
const movedColumns = globSync("**/*.ts", { cwd: modules })
  .map((file) => readFileSync(join(modules, file), "utf8"))
  .filter((text) => text.includes(": Moves<"))
  .flatMap((text) => [...text.matchAll(/^ {2}column: "(\w+)"/gm)].map(([, column]) => column));
const moved = `/^(${[...new Set(movedColumns)].join("|")})$/`;
const moves = [
  {
    selector: `AssignmentExpression > MemberExpression.left[property.name=${moved}]`,
    message: MOVES,
  },
  {
    selector: `AssignmentExpression > MemberExpression.left[property.value=${moved}]`,
    message: MOVES,
  },
  {
    selector:
      "CallExpression[callee.name='assign']:not([arguments.0.type='NewExpression'])" +
      ` > ObjectExpression > Property[key.name=${moved}]`,
    message: MOVES,
  },
];
/** The compiler looks at the keys of neither. */
const untypedRows = [
  {
    selector: "CallExpression[callee.object.name='Object'][callee.property.name='assign']",
    message: "make(Entity, row) and assign(record, changes) of core/rows.ts: the compiler knows the columns.",
  },
];
/** `{ ...{ a, b }, c }` says `{ a, b, c }`. */
const emptySpreads = [
  {
    selector: ":matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression",
    message: "Write the properties themselves: a spread of a literal switches off the check of its keys.",
  },
];
const addresses = [
  {
    selector: "JSXAttribute[name.name=/^(to|href|component)$/] > Literal[value=/^\\//]",
    message: "Addresses stand in *.paths.ts, pattern and builder side by side.",
  },
  {
    selector: "CallExpression[callee.name='navigate'] > Literal[value=/^\\//]",
    message: "Addresses stand in *.paths.ts, pattern and builder side by side.",
  },
];
// Names of the window that read like a variable of ours: forgotten ones are known to the types.
const windowNames = [
  ...["blur", "close", "closed", "event", "external", "find", "focus", "frames", "length", "name", "open"],
  ...["opener", "origin", "parent", "print", "screen", "scroll", "self", "status", "stop", "top"],
].map((name) => ({ name, message: `It is the window's: declare it, or write window.${name}.` }));
// What a role may or sees is a capability or a named group: 6 (Contador) is no superior of 5 (Admin).
const orderings = [
  {
    selector:
      "BinaryExpression[operator=/^(<|<=|>|>=)$/]:matches([left.name=/^(role|rol)$/i], [right.name=/^(role|rol)$/i], [left.computed=false][left.property.name='role'], [right.computed=false][right.property.name='role'])",
    message:
      "Roles are no ladder of numbers: ask may(), seesAll() or above(), or a group of accounts/staff.rules.",
  },
  {
    selector: "Property[key.name='role'] > ObjectExpression > Property[key.name=/^[$](gt|gte|lt|lte)$/]",
    message: "Roles are no ladder of numbers: name the roles, as { $in: staffRoles }.",
  },
  {
    selector:
      ":matches(Literal[value=/\\brole\\s*([<>]=?|between)\\s*(?!1 and 7)\\d/], TemplateElement[value.raw=/\\brole\\s*([<>]=?|between)\\s*(?!1 and 7)\\d/])",
    message: "Roles are no ladder of numbers, in SQL either: name the roles, as role = any($1).",
  },
];
/** One transaction at a time: the names of the locks are in one list, `LockName`. */
const turns = [
  {
    selector:
      ":matches(Literal[value=/pg_(try_)?advisory/], TemplateElement[value.raw=/pg_(try_)?advisory/])",
    message: "An act takes a lock by name: work.lockName, whose names are in core/mutation/named-lock.ts.",
  },
];
/** Old figures under a new question would be taken for its answer. */
const staleAnswers = [
  {
    selector:
      "LogicalExpression[operator='??']:matches([right.name='previousData'], [right.property.name='previousData'])",
    message: "Once a read failed nothing older is shown for it: lastAnswer(read).",
  },
];
/** Silence about what could not be read would say that there is nothing. */
const UNREAD =
  "Say what is shown where it could not be read: <Unread of={read} />, readState(read), or why nothing is.";
const silentReads = [
  {
    selector:
      "VariableDeclarator[init.callee.name=/^use\\w+Query$/] > ObjectPattern:not(:has(> Property[key.name='error']))",
    message: UNREAD,
  },
  { selector: "MemberExpression[object.callee.name=/^use\\w+Query$/]", message: UNREAD },
];
const barrels = [
  { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
];
const restricted = (...rules) => ["error", ...rules.flat()];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/*.generated.ts",
      "web/src/graphql/",
      ".data/",
      "tests/bench/node_modules/",
      // What has landed is never changed, for no rule either.
      "api/src/migrations/*",
      "!api/src/migrations/list.ts",
      "!api/src/migrations/beyond-entities.ts",
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      "no-console": "error",
      "no-restricted-syntax": restricted(barrels, orderings, emptySpreads),
      eqeqeq: ["error", "always", { null: "ignore" }],
      // A function that only makes another, an empty module augmentation and a class of decorators are our
      // way of writing.
      "@typescript-eslint/no-extraneous-class": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-indexed-object-style": "off",
      "@typescript-eslint/no-inferrable-types": "off",
      "@typescript-eslint/unified-signatures": "off",
      "@typescript-eslint/no-invalid-void-type": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    plugins: {
      travesia: {
        rules: {
          "line-length": lineLength,
          "known-to-browsers": knownToBrowsers,
          "docstring-verb": docstringVerb,
          "plain-names": plainNames,
          "plain-comments": plainComments,
        },
      },
    },
    rules: { "travesia/line-length": "error" },
  },
  { files: ["pages/src/**", "api/src/**", "web/src/**"], rules: { "travesia/docstring-verb": "error" } },
  { files: ["pages/**", "api/**", "web/**", "tests/**"], rules: { "travesia/plain-names": "error" } },
  {
    files: ["pages/**", "api/**", "web/**", "tests/**", "scripts/**"],
    // Migrations are sealed as they are.
    ignores: ["api/src/migrations/**"],
    rules: { "travesia/plain-comments": "error" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  // What runs in browsers, the oldest of which stand in scripts/browsers.mjs.
  {
    files: [
      "{pages,web}/src/**/*.{ts,tsx}",
      "api/src/**/*.{rules,lifecycle}.ts",
      "api/src/core/*.ts",
      "api/src/core/colombia/*.ts",
    ],
    rules: { "travesia/known-to-browsers": "error" },
  },
  // What only the types tell: a promise that nobody waits for, a member that a switch forgot.
  {
    files: ["api/src/**/*.ts", "{pages,web}/src/**/*.{ts,tsx}", "tests/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["api/src/gateway/**"],
    rules: {
      "no-restricted-syntax": restricted(barrels, orderings, emptySpreads, turns, clock, transactions),
    },
  },
  {
    files: ["api/src/modules/**"],
    rules: {
      "no-restricted-syntax": restricted(
        barrels,
        orderings,
        emptySpreads,
        turns,
        clock,
        transactions,
        moves,
        untypedRows,
      ),
    },
  },
  {
    files: ["{pages,web}/src/**"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID", message: "It is not there without TLS: newKey()." },
      ],
      "no-restricted-globals": ["error", ...windowNames],
    },
  },
  {
    files: ["web/src/**"],
    rules: {
      "no-restricted-syntax": restricted(
        barrels,
        orderings,
        emptySpreads,
        addresses,
        staleAnswers,
        silentReads,
      ),
    },
  },
  { files: ["{pages,web}/src/**/*.tsx"], ...a11y.configs.recommended },
  // A worker thread is its file's default export; a declaration says what a library exports.
  {
    files: ["pages/src/**", "api/src/**", "web/src/**"],
    ignores: [
      "api/src/core/pdf/render.ts",
      "api/src/core/sealing/seal.ts",
      "api/src/core/sheet/read-sheet.ts",
      "api/src/core/export/write-export.ts",
      "**/*.d.ts",
    ],
    rules: {
      "no-restricted-exports": [
        "error",
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
);
