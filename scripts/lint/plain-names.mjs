import { ACCEPTED_NAMES, NAMES } from "./words.mjs";

const wordsOf = (name) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** Refuses names with words that only their author understands. */
export const plainNames = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const look = (node) => {
      if (
        !["Identifier", "PrivateIdentifier"].includes(node?.type) ||
        Object.hasOwn(ACCEPTED_NAMES, node.name)
      )
        return;
      const word = wordsOf(node.name).find((one) => Object.hasOwn(NAMES, one));
      if (word) context.report({ node, message: `No name says “${word}”; say ${NAMES[word]}.` });
    };
    const member = ({ key, computed }) => {
      if (!computed) look(key);
    };
    return {
      PropertyDefinition: member,
      MethodDefinition: member,
      TSPropertySignature: member,
      TSMethodSignature: member,
      "Program:exit": () => {
        for (const scope of context.sourceCode.scopeManager?.scopes ?? [])
          for (const variable of scope.variables)
            for (const { name, type } of variable.defs) if (type !== "ImportBinding") look(name);
      },
    };
  },
};
