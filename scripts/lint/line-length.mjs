/** Characters that a line may have. */
const MOST = 110;

/** From this length on a text is a sentence, and may carry its line beyond. */
const SENTENCE = 60;

/** What is written for a machine in one long string belongs into a template of several lines. */
const machine =
  /^\s*(select|insert into|update|delete from|with|create|alter|query|mutation|subscription|\{)\s/;

/**
 * Lines of at most 110 characters, however many bytes those have. Only what cannot be broken may be longer: a
 * sentence in one string, a regular expression, an address, and text of markup before a blank that counts.
 * Templates are broken.
 */
export const lineLength = {
  meta: { type: "layout", schema: [], messages: { long: "{{count}} characters: a line has at most 110." } },
  create({ sourceCode, report }) {
    const long = new Map();
    sourceCode.lines.forEach((line, at) => {
      const count = [...line].length;
      if (count > MOST && !/https?:\/\/|\{" "\}$/.test(line)) long.set(at + 1, count);
    });
    const excuse = ({ loc, raw }) => {
      const { start, end } = loc;
      const count = long.get(start.line);
      if (start.line !== end.line || count === undefined) return;
      if (raw.length >= SENTENCE && count - raw.length <= MOST) long.delete(start.line);
    };
    return {
      Literal: (node) => {
        if (node.regex || (typeof node.value === "string" && !machine.test(node.value))) excuse(node);
      },
      JSXText: excuse,
      "Program:exit": () => {
        for (const [line, count] of long)
          report({ loc: { line, column: MOST }, messageId: "long", data: { count } });
      },
    };
  },
};
