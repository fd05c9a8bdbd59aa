import { FailureCode, httpStatus } from "../../src/core/failure.ts";
import type { FoundRefusal } from "./refusals.ts";

const INTRODUCTION = `# Errors

Made by \`npm run codegen\` out of the source; \`npm run check:generated\` fails when it is behind. Do not edit.

Every request that is refused on purpose carries one code of the table and one Spanish sentence.

| Where   | The code                  | The sentence | Wrong fields                              | Seconds to wait         |
| ------- | ------------------------- | ------------ | ----------------------------------------- | ----------------------- |
| GraphQL | \`errors[].extensions.code\` | \`errors[].message\` | \`errors[].extensions.errors[] { field message }\` | \`extensions.retryAfter\`  |
| REST    | HTTP status and \`error\`   | \`message\`    | \`errors[] { field message }\`, in snake_case | header \`Retry-After\`    |

GraphQL answers a refused operation with status 200 and the refusal in \`errors\`; the statuses below are those of REST and of requests that
never become an operation. What graphql itself refuses in a document says \`La petición GraphQL no es válida: …\` with its own
code (\`GRAPHQL_PARSE_FAILED\`, \`GRAPHQL_VALIDATION_FAILED\`, else \`BAD_USER_INPUT\`). A save that is behind carries \`extensions.changedBy\` too.
A few REST routes use another key for the sentence; \`/docs\` shows each.

In a sentence \`{name}\` is filled in while the program runs; a field \`…\` is the one that the caller named. A file is
named from \`api/src\`, modules from their own folder.`;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (text: string): string => `\`${text}\``;
const shortened = (file: string): string => file.replace(/^api\/src\/(modules\/)?/, "");
const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

/**
 * Returns the catalogue as a page of Markdown; `meanings` is what is written beside each code in the source.
 */
export function pageOf(
  refusals: readonly FoundRefusal[],
  meanings: Readonly<Record<FailureCode, string>>,
): string {
  const codes = Object.values(FailureCode);
  const overview = [
    "| Code | HTTP | Sentences | Meaning |",
    "| --- | --- | --- | --- |",
    ...codes.map((name) => {
      const count = sorted(
        refusals.filter((one) => one.code === name).map(({ sentence }) => sentence),
      ).length;
      const link = `[${code(name)}](#${name.toLowerCase()})`;
      return `| ${link} | ${httpStatus[name]} | ${count} | ${cell(meanings[name])} |`;
    }),
  ];
  const chapters = codes.map((name) => {
    const own = refusals.filter((one) => one.code === name);
    const rows = sorted(own.map(({ sentence }) => sentence)).map((sentence) => {
      const same = own.filter((one) => one.sentence === sentence);
      const fields = sorted(same.map(({ field }) => field).filter(Boolean))
        .map(code)
        .join(", ");
      const files = sorted(same.map(({ file }) => shortened(file)))
        .map(code)
        .join(", ");
      return `| ${cell(sentence)} | ${fields} | ${files} |`;
    });
    return [`## ${name}`, "", "| Sentence | Field | Said in |", "| --- | --- | --- |", ...rows].join("\n");
  });
  return [INTRODUCTION, overview.join("\n"), ...chapters].join("\n\n") + "\n";
}
