import { fileURLToPath } from "node:url";
import ts from "typescript";
import { FailureCode } from "../../src/core/failure.ts";
import { pageOf } from "./page.ts";
import { programOf } from "./program.ts";
import { Refusals } from "./refusals.ts";

/** Files that hand on a sentence which was read where it is written, and where that is. */
const handsOn: Readonly<Record<string, string>> = {
  "api/src/core/acts.ts": "the acts tables",
  "api/src/core/auth/check.ts": "`refusal` beside @auth",
  "api/src/core/input/coerce.ts": "@Required, @RequiredArgs and scalars",
  "api/src/core/input/ids.ts": "@NotFound",
  "api/src/core/failures/refusal.ts": "class-validator's decorators",
  "api/src/core/sheet/sheet-reader.ts": "what `core/sheet` says of a file, from its worker thread",
  "api/src/modules/bank/statement/read-statement.ts": "what `bank/statement/reading` says of a file",
  "api/src/modules/bank/settlement/read-settlement.ts": "what `bank/statement/reading` says of a report",
  "api/src/core/mutation/mutation.ts": "the triggers that keep closed months, and closing.rules",
  "api/src/gateway/answer.ts": "@NotFound",
};

const isHandedOn = (place: string): boolean =>
  Object.keys(handsOn).some((file) => place.startsWith(`${file}:`));

/**
 * Returns the page of errors as it must stand, and the places whose sentence nobody can read out of the
 * source.
 */
export function catalogue(root = fileURLToPath(new URL("../../../", import.meta.url))) {
  const program = programOf(root);
  const { refusals, unread } = new Refusals(program, root).read(`${root}api/src/`);
  return {
    page: pageOf(refusals, meaningsIn(program.getSourceFile(`${root}api/src/core/failure.ts`)!)),
    unread: unread.filter((place) => !isHandedOn(place)),
  };
}

/** Returns the comment above each failure code in the source, by code. */
function meaningsIn(source: ts.SourceFile): Record<FailureCode, string> {
  const meanings: Partial<Record<FailureCode, string>> = {};
  const look = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) ? (node.name.getText(source) as FailureCode) : undefined;
    const [comment] = name ? ts.getJSDocCommentsAndTags(node) : [];
    if (name && comment) meanings[name] = ts.getTextOfJSDocComment(comment.comment) ?? "";
    ts.forEachChild(node, look);
  };
  look(source);
  const silent = Object.values(FailureCode).filter((name) => !meanings[name]);
  if (silent.length > 0) throw new Error(`say above each code what it means: ${silent.join(", ")}`);
  return meanings as Record<FailureCode, string>;
}
