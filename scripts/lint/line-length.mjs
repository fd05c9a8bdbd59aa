/** Characters that a line may have. */
const MOST = 110;

/** Length from which a text is a sentence, and may carry its line beyond. */
const SENTENCE = 60;

/** A long string for a machine belongs into a template of several lines. */
const machine =
  /^\s*(select|insert into|update|delete from|with|create|alter|query|mutation|subscription|\{)\s/;

/** Returns the part of a line that counts: no address, and no blank that markup needs. */
const counted = (line) => [...line.replace(/https?:\/\/\S+/g, "").replace(/\{" "\}$/, "")].length;

/**
 * Lines of at most 110 characters, however many bytes those have. Only text that cannot be broken may be
 * longer: an address, a regular expression, the path of an import, a sentence in one string, text of markup,
 * and the left margin of a template, where a break would be a part of the text. Indented templates are
 * broken: queries and markup read a break as a blank.
 */
export const lineLength = {
  meta: { type: "layout", schema: [], messages: { long: "{{count}} characters: a line has at most 110." } },
  create({ sourceCode, report }) {
    const long = new Map();
    sourceCode.lines.forEach((line, at) => {
      const count = counted(line);
      if (count > MOST) long.set(at + 1, count);
    });
    const excuse = ({ loc: { start, end }, raw }, least = 0) => {
      const count = long.get(start.line);
      if (start.line !== end.line || count === undefined) return;
      if (raw.length >= least && count - raw.length <= MOST) long.delete(start.line);
    };
    return {
      ImportDeclaration: ({ source }) => excuse(source),
      Literal: (node) => {
        if (node.regex) excuse(node);
        else if (typeof node.value === "string" && !machine.test(node.value)) excuse(node, SENTENCE);
      },
      JSXText: (node) => excuse(node, SENTENCE),
      TemplateElement: ({ loc: { start, end } }) => {
        for (let line = start.line + 1; line <= end.line; line += 1)
          if (/^\S/.test(sourceCode.lines[line - 1])) long.delete(line);
      },
      "Program:exit": () => {
        for (const [line, count] of long)
          report({ loc: { line, column: MOST }, messageId: "long", data: { count } });
      },
    };
  },
};
