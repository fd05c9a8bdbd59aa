/** Openings of a docstring that name a thing, not an effect of a function. */
const NOUNS =
  /^(Whether|What|Who|Whose|How|Where|When|Which|The|A|An|Every|All|Those|Each|Its|Their|Nothing|One|Two|Only|Both|Several|Some|Any)\s/;

const isFunction = (node) => node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

/** Refuses a docstring of a function that begins with an article or a relative word, not with a verb. */
export const docstringVerb = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const look = (node) => {
      const said = /^Export/.test(node.parent.type) ? node.parent : node;
      const doc = context.sourceCode.getCommentsBefore(said).at(-1);
      if (doc?.type !== "Block" || !doc.value.startsWith("*")) return;
      const opening = NOUNS.exec(doc.value.replace(/^\*[\s*]*/, ""));
      if (opening)
        context.report({
          loc: doc.loc,
          message: `A function's docstring says what it does (“Returns”, “Refuses”), not “${opening[1]}”.`,
        });
    };
    return {
      FunctionDeclaration: look,
      VariableDeclaration: (node) => {
        if (node.declarations.some(({ init }) => isFunction(init))) look(node);
      },
    };
  },
};
