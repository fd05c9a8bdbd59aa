import type { IncomingMessage } from "node:http";
import type { Context } from "../context.ts";
import { jsonOf } from "../http/body.ts";
import { type Form, malformedForm, readScannedForm } from "../http/form.ts";

/** Maximum number of places to which all files of a form together may be mapped. */
const MOST_PLACES = 100;

type Texts = Form["texts"];
type Container = Record<string, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/**
 * Reads a GraphQL multipart request (`operations`, `map`, then the files): the operation, with each file in
 * its mapped place. A place has to be a variable that is null; a list of operations gets no files.
 * `takesFiles` returns whether the caller may send files with the document. If not, or when files arrive
 * before the operation, they are discarded unread, and the variables stay null. @throws Refusal
 * BAD_USER_INPUT for everything else.
 */
export async function readOperationForm(
  request: IncomingMessage,
  context: Context,
  takesFiles: (document: string) => boolean,
): Promise<unknown> {
  let keeps: boolean | null = null;
  const isKept = (sent: Texts) => (keeps ??= takesFiles(documentIn(sent)));
  const { texts, files } = await readScannedForm(request, context, (_, before) => isKept(before));
  const keepsFiles = isKept(texts);
  const operation = jsonIn(texts, "operations");
  const map = jsonIn(texts, "map");
  if (!isContainer(operation) || !isContainer(map) || Array.isArray(map)) throw malformedForm();
  if (Array.isArray(operation)) return operation;
  const received = new Map(files);
  let places = 0;
  for (const [name, paths] of Object.entries(map)) {
    const file = received.get(name);
    if (!Array.isArray(paths) || (keepsFiles && !file)) throw malformedForm();
    for (const path of paths as unknown[]) {
      places += 1;
      if (places > MOST_PLACES || typeof path !== "string") throw malformedForm();
      const [holder, key] = placeOf(operation, path);
      if (file) holder[key] = file;
    }
  }
  return operation;
}

/** Returns the document of the operation; an empty string if it has not arrived yet. */
function documentIn(texts: Texts): string {
  const [, text = ""] = texts.find(([name]) => name === "operations") ?? [];
  try {
    const { query } = (jsonOf(text) ?? {}) as { query?: unknown };
    return typeof query === "string" ? query : "";
  } catch {
    return "";
  }
}

function jsonIn(texts: Texts, wanted: string): unknown {
  const [found, ...more] = texts.filter(([name]) => name === wanted);
  if (!found || more.length > 0) throw malformedForm();
  try {
    return jsonOf(found[1]);
  } catch {
    throw malformedForm();
  }
}

/**
 * Returns the place to which a path such as `variables.input.files.0` refers: only inside values that the
 * sender wrote, never inside inherited properties.
 */
function placeOf(operation: Container, path: string): [holder: Container, key: string] {
  const [first, ...keys] = path.split(".");
  const last = keys.pop();
  if (first !== "variables" || last === undefined) throw malformedForm();
  let holder: unknown = Object.hasOwn(operation, "variables") ? operation["variables"] : undefined;
  for (const key of keys)
    holder = isContainer(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (!isContainer(holder) || !Object.hasOwn(holder, last) || holder[last] !== null) throw malformedForm();
  return [holder, last];
}
