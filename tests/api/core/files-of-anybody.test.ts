import { expect, it } from "vitest";
import { filesOfAnybody } from "../../../api/src/core/graphql/takes-files.ts";
import { schemaOf } from "../../../api/src/core/graphql/schema.ts";
import { modules } from "../../../api/src/modules.ts";

const takes = filesOfAnybody(schemaOf(modules));
const CLAIM =
  "mutation ($input: FileClaimInput!, $files: [Upload!]) { fileClaim(input: $input, files: $files)";

it.each([
  ["a claim, which anybody makes", `${CLAIM} { number } }`, true],
  ["a picture of an account", "mutation ($file: Upload!) { uploadPicture(file: $file) { id } }", false],
  ["a claim and a picture", `${CLAIM} { number } uploadPicture(file: $files) { id } }`, false],
  ["a claim in one of two", `${CLAIM} { number } } query { publicSettings { address } }`, false],
  ["what anybody reads", "query ($file: Upload) { publicSettings { address } }", false],
  ["a root in a fragment", `mutation { ...a } fragment a on Mutation { fileClaim { number } }`, false],
  ["fragments alone", "fragment a on FiledClaim { number }", false],
  ["no document", "{", false],
  ["nothing", "", false],
  ["a document that is too long", `mutation { ${"fileClaim ".repeat(5_000)} }`, false],
])("files of a visitor that come with %s are kept: %#", (_, document, kept) => {
  expect(takes(document)).toBe(kept);
});
