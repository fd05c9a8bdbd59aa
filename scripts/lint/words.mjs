/** Words that no name has, each with its replacement. */
export const NAMES = {
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
export const ACCEPTED_NAMES = {
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

/** Words that no comment has, each with its replacement. */
export const COMMENTS = {
  whoever: "the person, the caller or the reader, as it is",
  whomever: "the person, as it is",
  somebody: "a person, a user or another request, as it is",
  eyes: "the viewer, or the scope",
  told: "notified, asked, shown, counted or said, as it is",
  tell: "say, show, notify or pass, as it is",
  tells: "says, shows, notifies or returns, as it is",
  telling: "a description, or a notice",
  onlooker: "viewer of a record",
  onlookers: "viewers of a record",
};

/** Words that no docstring begins with, each with an equivalent beginning. */
export const OPENINGS = {
  What: "the noun itself: “Reason …”, “Balance …”",
  Who: "“Person who …”",
  Whose: "“Owner of …”",
  Whom: "“Person whom …”",
  Which: "the plural noun: “Columns that …”",
  Where: "“Place …”, “Address …”",
  When: "“Day …”, “Time …”",
  Why: "“Reason …”",
  How: "“Number …”, “Way …”, or the verb",
  Whether: "“True when …”, or “Returns whether …”",
};

/** Words that begin no clause after a semicolon: the clause names its subject. */
export const CLAUSES = ["what", "who", "whom", "whose", "which"];
