/** Words that no name has, each with what to say instead. */
const WORDS = {
  told: "notified, shown, noted, described or sent, as it is",
  tell: "notify, show, note, describe or send, as it is",
  tells: "notifies, shows, notes, describes or sends, as it is",
  telling: "a description, a line of the history or what is sent",
  untold: "not notified, or not shown",
  paper: "document, print or pdf, as it is",
  papers: "documents, prints or files, as they are",
  sight: "impersonation, or what is visible",
  onlooker: "viewer of a record",
  onlookers: "viewers of a record",
};

/** Names that keep such a word, each with its reason. */
const ACCEPTED = {
  told: "the column and field of a batch of notices, and the column of the inbox of card events",
  paper: "a colour of the look, and a part of MUI's components",
  papers: "the field of a customer in the schema",
  Paper: "MUI's component",
  paperId: "stored in the payloads of jobs",
  onlookers: "the subscription in the schema",
  nationalPapers: "migrations stay as they are",
  internationalPapers: "migrations stay as they are",
  sentPapers: "migrations stay as they are",
  addCustomerPaper: "a mutation of the schema",
  updateCustomerPaper: "a mutation of the schema",
  removeCustomerPaper: "a mutation of the schema",
  ownPapers: "a table of the benchmark's data",
};

const wordsOf = (name) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** Refuses names with words that only whoever wrote them understands. */
export const plainNames = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const look = (node) => {
      if (!["Identifier", "PrivateIdentifier"].includes(node?.type) || Object.hasOwn(ACCEPTED, node.name))
        return;
      const word = wordsOf(node.name).find((one) => Object.hasOwn(WORDS, one));
      if (word) context.report({ node, message: `No name says “${word}”; say ${WORDS[word]}.` });
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
