import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Phrases of a private English, each with a plain one. Comments, titles of tests and `docs` are counted; each
 * folder has a budget in phrases.json that may only fall.
 */
export const PHRASES = [
  { name: "anew, once more", pattern: /(?<!-)\b(?:anew|once more)\b/giu, instead: "again" },
  { name: "one's own", pattern: /\bone's own\b/giu, instead: "“the viewer's”, “the caller's”" },
  { name: "those that, those of", pattern: /\bthose (?:that|of|who)\b/giu, instead: "the plural noun" },
  {
    name: "nothing where",
    pattern: /\b(?:nothing|none|nobody) where\b/giu,
    instead: "“null if …”, “hidden when …”",
  },
  { name: "stands", pattern: /\b(?:stands?|stood)\b/giu, instead: "“is”, “exists”, “is stored”" },
  {
    name: "gives back, takes back",
    pattern: /\b(?:takes?|taken|took|gives?|given|gave|goes|go|went) (?:\w+ )?back\b/giu,
    instead: "“withdraws”, “reverses”, “refunds”, “undoes”, “revokes”",
  },
  { name: "by itself", pattern: /\bby (?:itself|themselves)\b/giu, instead: "“automatically”, “alone”" },
  {
    name: "what as a noun",
    pattern: /(?<=\b(?:of|by|with|from|in|to|on|for|and|or|than|shows|gives|takes|keeps) )what\b/giu,
    instead: "the noun",
  },
  {
    name: "what and a clause",
    pattern: /\bwhat\b(?= )(?! (?:if|kind|kinds|text)\b)/giu,
    instead: "the noun",
  },
  {
    name: "one as anybody",
    pattern:
      /(?<!\b(?:the|th(?:is|at)|each|every|which|(?:an)?other|any|no|as|or|of|for|once|first|last|only|next|new|old|same|\p{L}+e[dr]) )\bone (?:may|can|must|sees|reads|asks|wants|knows|needs|gets|pays|signs|takes|goes|comes)\b|\boneself\b/giu,
    instead: "“a person”, “the viewer”, or the passive",
  },
  {
    name: "says",
    pattern: /\b(?:says?|said|saying)\b(?! so\b)/giu,
    instead: "“contains”, “returns”, “shows”",
  },
  {
    name: "asks",
    pattern:
      /(?<![.-])\b(?:asks|(?:is|are|was|be|been) asked) for (?:it|them|its|all|each|every|no|another|again)\b|\basked? of\b/giu,
    instead: "“requests”, “queries”, “checks”",
  },
  {
    name: "leaves",
    pattern:
      /\b(?:mails?|messages?|money|rows?|requests?|answers?|notices?|refunds?|files?|bytes) (?:leaves?|left)\b(?! (?:out|over)\b)/giu,
    instead: "“is sent”, “is paid”, “is removed”",
  },
  {
    name: "comes, goes",
    pattern: /\b(?:comes?|came|goes|went|gone) (?:to|by|with|in|out|into|through|over|on|along|for)\b/giu,
    instead: "“arrives”, “is sent”, “is next”",
  },
  {
    name: "of … of … of",
    pattern:
      /\bof(?: (?!of\b|or\b|and\b)[\p{L}\d'’-]+){1,4} of(?: (?!of\b|or\b|and\b)[\p{L}\d'’-]+){1,4} of\b/giu,
    instead: "two clauses, or a noun before another",
  },
  {
    name: "saved look",
    pattern: /\b(?:saved|shared|own|kept|named) looks?\b|\blooks? of (?:a|the|its) lists?\b/giu,
    instead: "“view”",
  },
  {
    name: "a preposition begins a docstring",
    pattern:
      /(?<=\/\*\*[\s*]*)\b(?:Of|For|By|In|On|To|With|Without|From|At|After|Before|Until|Since|Under|Over|Between|Behind|Beside|Below|Above|Among|Per|As)\b/gu,
    instead: "the noun or the verb, then the circumstance",
  },
];

const root = new URL("../../", import.meta.url);
/** Folders that are counted, each for itself. */
export const FOLDERS = [
  ...["core", "gateway", "modules", "sandbox", "server"].map((name) => `api/src/${name}`),
  "pages/src",
  ...["app", "base", "features", "pages", "ui"].map((name) => `web/src/${name}`),
  ...["tests", "scripts", "docs"],
];

const commentsOf = (text) =>
  (text.match(/\/\*[^]*?\*\/|(?<![:"'`\\])\/\/[^\n]*/gu) ?? []).map((one) =>
    one.replaceAll(/`[^`\n]*`/gu, ""),
  );
const titlesOf = (text) =>
  Array.from(
    text.matchAll(/\b(?:it|test|describe)(?:\.each(?:<[^(]*>)?\([^]*?\))?\(\s*"((?:[^"\\]|\\.)*)"/gu),
    ([, title]) => title,
  );

/** Returns the English of a file: docs without code and addresses, else comments and titles of tests. */
export function englishOf(file, text) {
  if (file.endsWith(".md")) return text.replaceAll(/```[^]*?```|`[^`\n]*`|\]\([^)]*\)/gu, "");
  return [...commentsOf(text), ...titlesOf(text)].join("\n").replaceAll(/\n \*/gu, "");
}

const filesOf = (folder) =>
  readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|md)$/u.test(file))
    .filter((file) => !/node_modules|generated|errors\.md$/u.test(file));

/** Returns how often each phrase occurs in each folder: `{ folder: { phrase: count } }`. */
export const countPhrases = () =>
  Object.fromEntries(
    FOLDERS.map((folder) => {
      const english = filesOf(folder)
        .map((file) => englishOf(file, readFileSync(new URL(`${folder}/${file}`, root), "utf8")))
        .join("\n");
      const counts = PHRASES.map(({ name, pattern }) => [name, (english.match(pattern) ?? []).length]);
      return [folder, Object.fromEntries(counts)];
    }),
  );
