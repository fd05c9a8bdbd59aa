import { browsers } from "../browsers.mjs";

/**
 * Versions of Chrome, Safari (also on iOS) and Firefox that first have a feature newer than our oldest
 * browsers, by object and member, as https://developer.mozilla.org lists them; Infinity if none has it.
 */
const since = {
  "AbortSignal.any": [116, 17.4, 124],
  "URL.parse": [126, 18, 126],
  "URL.canParse": [120, 17, 115],
  "Promise.withResolvers": [119, 17.4, 121],
  "Promise.try": [128, 18.2, 134],
  "Object.groupBy": [117, 17.4, 119],
  "Map.groupBy": [117, 17.4, 119],
  "Array.fromAsync": [121, 16.4, 115],
  "Iterator.from": [122, 18.4, 131],
  "RegExp.escape": [136, 18.2, 134],
  "Error.isError": [134, Infinity, 138],
  "ReadableStream.from": [Infinity, 27, 117],
  "Intl.Segmenter": [87, 14.5, 125],
  "Math.sumPrecise": [147, 26.2, 137],
  "Uint8Array.fromBase64": [140, 18.2, 133],
  "Intl.DurationFormat": [129, 16.4, 136],
  "CSS.highlights": [105, 17.2, 140],
  "window.requestIdleCallback": [47, Infinity, 55],
  "document.startViewTransition": [111, 18, 144],
  "navigator.userActivation": [72, 16.4, 120],
  "scheduler.yield": [129, Infinity, 142],
  "scheduler.postTask": [94, Infinity, 142],
};

/** Global names that are called or constructed. */
const globals = {
  requestIdleCallback: [47, Infinity, 55],
  ClipboardItem: [76, 13.4, 127],
  Iterator: [122, 18.4, 131],
  Temporal: [144, 27.3, 139],
};

/** Members that no other object of ours has: refused on every object. */
const members = {
  isWellFormed: [111, 16.4, 119],
  toWellFormed: [111, 16.4, 119],
  union: [122, 17, 127],
  intersection: [122, 17, 127],
  difference: [122, 17, 127],
  isSubsetOf: [122, 17, 127],
  isSupersetOf: [122, 17, 127],
  isDisjointFrom: [122, 17, 127],
  symmetricDifference: [122, 17, 127],
  checkVisibility: [105, 17.4, 106],
  showPopover: [114, 17, 125],
  hidePopover: [114, 17, 125],
  togglePopover: [114, 17, 125],
  moveBefore: [133, Infinity, 144],
  setHTMLUnsafe: [124, 26, 123],
  getHTML: [125, 18, 128],
};

/** Methods of iterators, which lists have too. */
const iteratorHelpers = [122, 18.4, 131];
const helpers = new Set([
  ...["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
]);
const iterators = new Set(["values", "keys", "entries", "matchAll"]);

/** Returns whether an expression answers an iterator: `map.values()`, `text.matchAll(pattern)`. */
const isIterator = ({ type, callee, arguments: given }) =>
  type === "CallExpression" &&
  callee.type === "MemberExpression" &&
  iterators.has(callee.property.name) &&
  (given.length === 0 || callee.property.name === "matchAll");

const lacking = ([chrome, safari, firefox]) =>
  Object.entries({
    Chrome: [chrome, browsers.chrome],
    Safari: [safari, browsers.safari],
    Firefox: [firefox, browsers.firefox],
  })
    .filter(([, [first, oldest]]) => first > oldest)
    .map(([name, [, oldest]]) => `${name} ${oldest}`);

const missing = (table) =>
  new Map(
    Object.entries(table).flatMap(([name, versions]) => {
      const where = lacking(versions);
      return where.length > 0 ? [[name, where.join(", ")]] : [];
    }),
  );

const ofObjects = missing(since);
const onAny = missing(members);
const named = missing(globals);
const ofIterators = lacking(iteratorHelpers).join(", ");
/** Patterns with the flag `v`. */
const sets = lacking([112, 17, 116]).join(", ");

/** Names that one of our oldest browsers lacks: to be taken away from a newer one. */
export const lackedByBrowsers = {
  ofObjects: [...ofObjects.keys()],
  members: [...onAny.keys()],
  globals: [...named.keys()],
  ofIterators: ofIterators ? [...helpers] : [],
};

/** Refuses features that one of our oldest browsers lacks: the page would break there. */
export const knownToBrowsers = {
  meta: {
    type: "problem",
    schema: [],
    messages: { lacks: "{{name}} is not in {{where}}: use plain code." },
  },
  create: ({ report }) => ({
    "NewExpression, CallExpression"({ callee: node }) {
      if (node.type !== "Identifier" || !named.has(node.name)) return;
      report({ node, messageId: "lacks", data: { name: node.name, where: named.get(node.name) } });
    },
    "Literal[regex]"(node) {
      if (node.regex.flags.includes("v"))
        report({ node, messageId: "lacks", data: { name: "/…/v", where: sets } });
    },
    MemberExpression(node) {
      if (node.computed) return;
      const { object, property } = node;
      if (helpers.has(property.name) && isIterator(object))
        return report({ node, messageId: "lacks", data: { name: property.name, where: ofIterators } });
      const name = object.type === "Identifier" ? `${object.name}.${property.name}` : "";
      const where = ofObjects.get(name) ?? onAny.get(property.name);
      if (where)
        report({
          node,
          messageId: "lacks",
          data: { name: ofObjects.has(name) ? name : property.name, where },
        });
    },
  }),
};
