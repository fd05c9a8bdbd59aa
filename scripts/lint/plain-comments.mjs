import { CLAUSES, COMMENTS, OPENINGS } from "./words.mjs";

const WORD = new RegExp(`\\b(${Object.keys(COMMENTS).join("|")})\\b`, "i");
const OPENING = new RegExp(`^(${Object.keys(OPENINGS).join("|")})\\b`);
const CLAUSE = new RegExp(`;\\s+(${CLAUSES.join("|")})\\b`);

/** Returns the words of a comment without its marks; code and quotations in it do not count. */
const textOf = ({ value }) =>
  value
    .replace(/^\*/, "")
    .replace(/\n\s*\*? ?/g, " ")
    .replace(/`[^`]*`|«[^»]*»|“[^”]*”/g, "…")
    .trim();

/** Refuses comments with words of the list, and docstrings that begin with a question. */
export const plainComments = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const look = (comment) => {
      const text = textOf(comment);
      const report = (message) => context.report({ loc: comment.loc, message });
      const [word] = WORD.exec(text) ?? [];
      if (word) report(`No comment says “${word}”; say ${COMMENTS[word.toLowerCase()]}.`);
      const isDocstring = comment.type === "Block" && comment.value.startsWith("*");
      const [opening] = (isDocstring && OPENING.exec(text)) || [];
      if (opening) report(`No docstring begins with “${opening}”; begin with ${OPENINGS[opening]}.`);
      const [, clause] = CLAUSE.exec(text) ?? [];
      if (clause) report(`No clause after a semicolon begins with “${clause}”; name its subject.`);
    };
    return { "Program:exit": () => context.sourceCode.getAllComments().forEach(look) };
  },
};
